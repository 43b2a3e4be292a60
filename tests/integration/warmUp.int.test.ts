import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Application } from '../../api/application.ts';
import { eventPlanDecider } from '../../api/eventPlans/decider.ts';
import { warmPlans } from '../../api/eventPlans/warm.ts';
import { warmSheets } from '../../api/issuedSheets/warm.ts';
import type { EventRow } from '../../schema/entities/event.ts';
import type { IssuedSheetRow } from '../../schema/entities/issuedSheet.ts';
import { eventPlanStream } from '../../schema/ids.ts';
import { createPool } from '../../schema/ports/postgres.ts';
import { type Caller, startTestPlanner, type TestPlanner } from '../harness/planner.ts';
import { anEvent, aTable } from './rest/prepared.ts';

let planner: TestPlanner;
let organiser: Caller;
let pool: pg.Pool;
beforeAll(async () => {
  planner = await startTestPlanner();
  organiser = await planner.caller('organiser@example.com');
  pool = createPool(planner.databaseUrl);
});
afterAll(async () => {
  await pool.end();
  await planner.stop();
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

const issued = async ({ id }: EventRow, sheet = 'placeCards'): Promise<IssuedSheetRow> => {
  const path = `/api/events/${id}/issues`;
  return (await organiser.call<IssuedSheetRow>('POST', path, { sheet, to: 'client' })).body;
};
const isOld = ({ id }: IssuedSheetRow, days = 30) =>
  pool.query(
    `UPDATE read.issued_sheets SET created_at = now() - interval '1 day' * $2 WHERE id = $1`,
    [id, days],
  );

/**
 * The planner's application, and the moments and plans that are read through it.
 * @param long an event that appears to have been changed very often
 * @param broken an event whose stream cannot be read
 */
const watched = (long = '', broken = '') => {
  const looks: string[] = [];
  const { commands } = planner.application;
  const app: Application = {
    ...planner.application,
    commands: {
      ...commands,
      behind: async (decider, stream) => {
        if (stream === eventPlanStream(broken)) throw new Error('this event has no key');
        return stream === eventPlanStream(long) ? 5_001 : commands.behind(decider, stream);
      },
      at: (decider, stream, revision) => {
        looks.push(`${stream} at ${revision}`);
        return commands.at(decider, stream, revision);
      },
      load: (decider, stream) => {
        looks.push(stream);
        return commands.load(decider, stream);
      },
    },
  };
  return { app, looks };
};
const through = async (list: AsyncIterable<unknown>) => {
  for await (const _ of list);
};

it('reads the latest sheets of upcoming events, then new ones, then older ones', async () => {
  const soon = await anEvent(organiser, { startDate: inDays(2) });
  const earlier = await issued(soon);
  await aTable(organiser, soon.id, 2);
  const latest = await issued(soon);
  await Promise.all([isOld(earlier), isOld(latest)]);
  const undated = await anEvent(organiser);
  const fresh = await issued(undated, 'seatingPlan');
  const goesOn = await anEvent(organiser, { startDate: inDays(-3), endDate: inDays(1) });
  const there = await issued(goesOn);
  await isOld(there);
  const later = await issued(await anEvent(organiser, { startDate: inDays(60) }));
  const over = await issued(await anEvent(organiser, { startDate: inDays(-9) }));
  await Promise.all([isOld(later, 40), isOld(over, 50)]);
  const longAgo = await issued(await anEvent(organiser));
  await isOld(longAgo, 400);
  const deleted = await anEvent(organiser);
  await issued(deleted);
  await organiser.call('DELETE', `/api/events/${deleted.id}`);

  const [long, broken] = [await anEvent(organiser), await anEvent(organiser)];
  await Promise.all([issued(long), issued(broken)]);

  const { app, looks } = watched(long.id, broken.id);
  await through(warmSheets(app));
  const momentOf = ({ eventId, revision }: IssuedSheetRow) => [
    `${eventPlanStream(eventId)} at ${revision}`,
    eventPlanStream(eventId),
  ];
  expect(looks).toEqual([there, latest, fresh, later, over, longAgo].flatMap(momentOf));
});

it('loads the most recently changed plans, latest first', async () => {
  const first = await anEvent(organiser);
  const second = await anEvent(organiser);
  await aTable(organiser, first.id, 2);
  const deleted = await anEvent(organiser);
  await organiser.call('DELETE', `/api/events/${deleted.id}`);
  const [long, broken] = [await anEvent(organiser), await anEvent(organiser)];
  const { app, looks } = watched(long.id, broken.id);
  await through(warmPlans(app));
  const expected = [first, second].map(({ id }) => eventPlanStream(id));
  expect(looks.filter((look) => look !== eventPlanStream(deleted.id)).slice(0, 2)).toEqual(
    expected,
  );
});

it('is done by a started planner without any requests', async () => {
  const { id: eventId } = await anEvent(organiser);
  const { table } = await aTable(organiser, eventId, 2);
  const { commands, feed } = planner.application;
  const stream = eventPlanStream(eventId);
  const renamed = await Promise.all(
    Array.from({ length: 510 }, (_, n) =>
      commands.handle(
        eventPlanDecider,
        stream,
        { type: 'EditTable', eventId, tableId: table.id, changes: { name: `T${n}` } },
        { commandId: crypto.randomUUID(), actorId: 'organiser' },
      ),
    ),
  );
  for (const { streamPosition } of renamed) if (streamPosition) await feed.waitFor(streamPosition);
  const snapshots = async () =>
    (await pool.query('SELECT FROM app.state_snapshots WHERE stream = $1', [stream])).rowCount;
  await expect.poll(snapshots).toBeGreaterThan(0);
  await pool.query('DELETE FROM app.state_snapshots');
  // Folding such a long plan leaves a snapshot.
  const started = await startTestPlanner({ databaseUrl: planner.databaseUrl, projections: false });
  try {
    await expect.poll(snapshots).toBeGreaterThan(0);
  } finally {
    await started.stop();
  }
});

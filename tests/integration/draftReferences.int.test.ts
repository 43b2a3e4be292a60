import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCommandHandler } from '../../api/core/handleCommand.ts';
import { createPostgresEventStore } from '../../api/eventLog/postgres.ts';
import { eventPlanDecider } from '../../api/eventPlans/decider.ts';
import { planWithIds } from '../../api/eventPlans/planIds.ts';
import { activeOf } from '../../api/eventPlans/state.ts';
import { copyOfPlan } from '../../api/planChange/copyOfPlan.ts';
import { isWhole, verifyChains } from '../../projections/audit/verifyChains.ts';
import { rebuild } from '../../projections/engine/rebuild.ts';
import { verify } from '../../projections/engine/verify/verify.ts';
import { projectors } from '../../projections/projectors.ts';
import { idInCopy, idOutOfCopy } from '../../schema/copyIds.ts';
import type { AttendeeRow } from '../../schema/entities/attendee.ts';
import type { HistoryRow } from '../../schema/entities/history.ts';
import type { SeatRow } from '../../schema/entities/seat.ts';
import type { TableRow } from '../../schema/entities/table.ts';
import { eventPlanStream } from '../../schema/ids.ts';
import type { EventLog, NewEvent } from '../../schema/ports/eventLog.ts';
import { createPool } from '../../schema/ports/postgres.ts';
import { details } from '../harness/dinners.ts';
import { freshDatabase } from '../harness/freshDatabase.ts';
import { type Caller, startTestPlanner, type TestPlanner } from '../harness/planner.ts';
import { rowsOf } from '../harness/planRows.ts';
import { planText } from '../harness/planTruth.ts';
import { sealed } from '../harness/sealing.ts';

type Row = { id: string };

let database: Awaited<ReturnType<typeof freshDatabase>>;
let planner: TestPlanner;
let organiser: Caller;
let pool: pg.Pool;
/** The log as another process opens it. */
let log: EventLog;

const started = async () => {
  planner = await startTestPlanner({ databaseUrl: database.url });
  organiser = await planner.caller('organiser@example.com');
};
beforeAll(async () => {
  database = await freshDatabase();
  await started();
  pool = createPool(database.url);
  log = await sealed(await createPostgresEventStore({ pool }), pool);
});
afterAll(async () => {
  await log.close();
  await pool.end();
  await planner.stop();
  await database.drop();
});

const ask = async <Body = Row>(method: string, path: string, body?: object): Promise<Body> => {
  const answer = await organiser.call<Body>(method, path, body);
  if (answer.status >= 300) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
};
const anEvent = async (people: number, tables: number): Promise<string> => {
  const { id: eventId } = await ask('POST', '/api/events', { name: 'Summit' });
  const attendees = Array.from({ length: people }, (_, n) => ({
    name: `Person ${n}`,
    attendeeRole: 'guest',
    company: `Company ${n % 200}`,
    email: `person${n}@example.com`,
    notes: 'Needs step-free access',
    tags: ['vip'],
  }));
  // In parts, each of which is answered in time even on a busy machine.
  for (let from = 0; from < people; from += 1_000)
    await ask('POST', '/api/attendees/bulk', {
      eventId,
      attendees: attendees.slice(from, from + 1_000),
    });
  const group = { count: tables, layout: 'circular', capacity: 10, name: 'Table {n}' };
  await ask('POST', `/api/events/${eventId}/tables`, { groups: [group] });
  await ask('POST', '/api/seats/auto-assign', { eventId });
  return eventId;
};
const startDraft = async (eventId: string) =>
  (await ask('POST', `/api/events/${eventId}/drafts`, { name: 'Long tables' })).id;
const peopleOf = (eventId: string) =>
  ask<AttendeeRow[]>('GET', `/api/attendees?event=${eventId}&includeHolding=true`);
const tablesOf = (eventId: string) => ask<TableRow[]>('GET', `/api/tables?event=${eventId}`);

const bytesOf = async (stream: string): Promise<number> => {
  const { rows } = await pool.query<{ bytes: number }>(
    `SELECT sum(octet_length(data::text) + octet_length(metadata::text))::int AS bytes
       FROM event_log.events WHERE stream = $1`,
    [stream],
  );
  return rows[0]?.bytes ?? 0;
};

/** The rows of a plan, with the ids of the live plan and without the time of writing. */
const shown = async (id: string, liveId: string) => {
  const { attendees, tables, seats, rules, objects } = await rowsOf(planner.application.read, id);
  const text = JSON.stringify({ attendees, tables, seats, rules, objects }, (key, value) =>
    key === 'createdAt' || key === 'updatedAt' ? undefined : value,
  );
  return JSON.parse(text.replaceAll(`~${id}`, '').replaceAll(id, liveId));
};

/** A plan with the ids of the live plan, folded without snapshots. */
const folded = async (id: string, revision?: bigint) => {
  const { load, at } = createCommandHandler({ log });
  const stream = eventPlanStream(id);
  const { state } =
    revision === undefined
      ? await load(eventPlanDecider, stream)
      : await at(eventPlanDecider, stream, revision);
  const { draftOf: _, eventId: __, ...plan } = planWithIds(activeOf(state), idOutOfCopy);
  return planText({ ...plan, eventId: '', draftOf: null });
};

const everyRow = async (): Promise<Record<string, unknown>> => {
  const names = projectors.flatMap(({ tables }) => tables.map(({ name }) => name));
  const contents = await Promise.all(
    names.map((name) =>
      pool.query(
        `SELECT count(*), md5(string_agg(t::text, ',' ORDER BY id)) FROM read."${name}" t`,
      ),
    ),
  );
  return Object.fromEntries(names.map((name, n) => [name, contents[n]?.rows]));
};

/** Verified against the log, audited, and equal after a rebuild. */
const expectSound = async () => {
  const options = { connectionString: database.url, log, projectors };
  await planner.application.feed.waitFor(await log.head());
  expect(await verify({ ...options, fromStart: true })).toMatchObject({
    differences: [],
    setAside: [],
  });
  expect((await verifyChains(options)).verdicts.every(isWhole)).toBe(true);
  const before = await everyRow();
  await rebuild(options);
  expect(await everyRow()).toEqual(before);
};

it('of 5,000 people adds less than 2 kB to the log, and stays as it started whatever happens to the event', async () => {
  const eventId = await anEvent(5_000, 500);
  const begun = await shown(eventId, eventId);
  const live = await folded(eventId);
  const draftId = await startDraft(eventId);
  expect(await bytesOf(eventPlanStream(draftId))).toBeLessThan(2_000);
  expect(begun.attendees).toHaveLength(5_000);
  expect(await shown(draftId, eventId)).toEqual(begun);

  const tables = await tablesOf(eventId);
  await ask('POST', `/api/events/${eventId}/tables/delete`, {
    ids: tables.slice(0, 100).map(({ id }) => id),
  });
  await ask('PATCH', `/api/attendees/${begun.attendees[0].id}`, { name: 'Somebody else' });
  expect(await shown(draftId, eventId)).toEqual(begun);
  const whoeverMayRead = (text: string) => text.replace(/"isPublic":(true|false)/, '');
  expect(whoeverMayRead(await folded(draftId))).toBe(whoeverMayRead(live));
  await expectSound();
});

it('is edited, undone, revisited and taken over after a restart', async () => {
  const eventId = await anEvent(8, 1);
  const draftId = await startDraft(eventId);
  await ask('POST', '/api/attendees', { eventId, name: 'Late' });
  await planner.stop();
  await started();

  const [seat] = await ask<SeatRow[]>('GET', `/api/seats/all?event=${draftId}`);
  await ask('POST', '/api/attendees', { eventId: draftId, name: 'Tried' });
  await ask('POST', '/api/attendees', { eventId: draftId, name: 'Undone' });
  await ask('POST', `/api/events/${draftId}/undo`, {});
  await ask('POST', `/api/seats/${seat?.id}/assign`, {
    attendeeId: null,
    eventId: draftId,
  });
  const history = await ask<HistoryRow[]>('GET', `/api/events/${draftId}/history`);
  expect(history.map(({ action }) => action)).toEqual([
    'seat_unassigned',
    'change_undone',
    'attendee_added',
    'attendee_added',
    'plan_copied',
    'event_plan_created',
  ]);
  const { picture } = await ask<{ picture: { people: { attendeeId: string }[] } }>(
    'GET',
    `/api/events/${draftId}/moments/1`,
  );
  expect(picture.people).toHaveLength(8);
  expect(picture.people.every(({ attendeeId }) => attendeeId.endsWith(`~${draftId}`))).toBe(true);

  await ask('POST', `/api/drafts/${draftId}/take-over`, {});
  const names = (await peopleOf(eventId)).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['Person 0', 'Late', 'Tried']));
  const seats = await ask<SeatRow[]>('GET', `/api/seats/all?event=${eventId}`);
  expect(seats.find(({ id }) => id === idOutOfCopy(seat?.id ?? ''))?.attendeeId).toBeNull();
  await expectSound();
});

it('contains nothing of people erased before or after its start', async () => {
  const eventId = await anEvent(3, 1);
  const [first, second] = await peopleOf(eventId);
  await ask('POST', `/api/attendees/${first?.id}/erase`);
  const draftId = await startDraft(eventId);
  await ask('POST', `/api/attendees/${second?.id}/erase`);
  expect((await peopleOf(draftId)).map(({ id }) => id)).toEqual([
    idInCopy((await peopleOf(eventId))[0]?.id ?? '', draftId),
  ]);
  for (const reader of [log, { readStream: planner.application.readStream }])
    for await (const { type, data } of reader.readStream(eventPlanStream(draftId)))
      if (type === 'PlanCopied')
        expect(data.attendeesAdded.map(({ person }) => person.name)).toEqual([
          'Erased guest',
          'Person 2',
        ]);
  await expectSound();
});

it('ends with its event, but is still read from the log', async () => {
  const eventId = await anEvent(3, 1);
  const draftId = await startDraft(eventId);
  await ask('DELETE', `/api/events/${eventId}`);
  expect((await organiser.call('GET', `/api/events/${draftId}`)).status).toBe(404);
  const names: string[] = [];
  for await (const { type, data } of log.readStream(eventPlanStream(draftId)))
    if (type === 'PlanCopied') names.push(...data.attendeesAdded.map(({ person }) => person.name));
  expect(names).toEqual(['Erased guest', 'Erased guest', 'Erased guest']);
  await expectSound();
});

/** Appends what a program recorded that copied plans, in two parts. */
const draftOfOlderProgram = async (eventId: string): Promise<string> => {
  const draftId = crypto.randomUUID().replaceAll('-', '').slice(0, 22);
  const { state, revision } = await planner.application.commands.load(
    eventPlanDecider,
    eventPlanStream(eventId),
  );
  const live = activeOf(state);
  const draftOf = { eventId, revision: Number(revision), name: 'Older' };
  const copied = copyOfPlan(live, { ...draftOf, eventId: draftId, fromEventId: eventId });
  const { attendeesAdded, change } = copied;
  const created = { eventId: draftId, ownerId: live.ownerId, details: live.details, draftOf };
  const facts = [
    { type: 'EventPlanCreated', data: created },
    { type: 'PlanCopied', data: { ...copied, attendeesAdded: [], more: true } },
    {
      type: 'PlanCopied',
      data: { ...copied, attendeesAdded, change: { ...change, tablesAdded: [] } },
    },
  ];
  const metadata = { commandId: draftId, actorId: live.ownerId, at: new Date().toISOString() };
  const events = facts.map((fact) => ({ ...fact, id: crypto.randomUUID(), metadata }));
  await log.append(eventPlanStream(draftId), events as NewEvent[], { expected: 'noStream' });
  await planner.application.feed.waitFor(await log.head());
  return draftId;
};

it('that an older program started with a copy continues unchanged', async () => {
  const eventId = await anEvent(8, 1);
  const begun = await shown(eventId, eventId);
  const draftId = await draftOfOlderProgram(eventId);
  expect(await shown(draftId, eventId)).toEqual(begun);
  await ask('POST', '/api/attendees', { eventId: draftId, name: 'Tried' });
  await ask('POST', `/api/drafts/${draftId}/take-over`, {});
  expect((await peopleOf(eventId)).map(({ name }) => name)).toContain('Tried');
  await expectSound();
});

it('is set aside alone if the plan that it refers to cannot be read', async () => {
  const eventId = await anEvent(3, 1);
  const other = await anEvent(3, 1);
  const stream = eventPlanStream(eventId);
  const { revision } = await planner.application.commands.load(eventPlanDecider, stream);
  const metadata = { commandId: 'c', actorId: 'organiser', at: new Date().toISOString(), shape: 1 };
  const store = await createPostgresEventStore({ pool });
  const broken = { id: crypto.randomUUID(), type: 'TableRenamed', data: null, metadata };
  await store.append(stream, [broken], { expected: revision });
  const draftId = 'QURyYWZ0T2ZBbkV2ZW50MQ';
  const reference = { eventId: draftId, fromEventId: eventId, revision: Number(revision) + 1 };
  const draftOf = { ...reference, eventId, name: 'Long tables' };
  const facts = [
    { type: 'EventPlanCreated', data: { eventId: draftId, ownerId: 'o', details, draftOf } },
    { type: 'PlanCopiedByReference', data: reference },
  ].map((fact) => ({ ...fact, id: crypto.randomUUID(), metadata }));
  await store.append(eventPlanStream(draftId), facts, { expected: 'noStream' });
  await ask('POST', '/api/attendees', { eventId: other, name: 'Late' });
  const { rows } = await pool.query('SELECT stream, type FROM app.set_aside ORDER BY position');
  expect(rows).toEqual([
    { stream, type: 'TableRenamed' },
    { stream: eventPlanStream(draftId), type: 'PlanCopied' },
  ]);
  expect(await peopleOf(other)).toHaveLength(4);
  await store.close();
});

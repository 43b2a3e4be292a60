import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPostgresEventStore } from '../../api/eventLog/postgres.ts';
import { createSnapshotStore } from '../../api/eventLog/snapshotStore.ts';
import { eventPlanDecider } from '../../api/eventPlans/decider.ts';
import { verify } from '../../projections/engine/verify/verify.ts';
import { projectors } from '../../projections/projectors.ts';
import { idInCopy } from '../../schema/copyIds.ts';
import type { AttendeeRow } from '../../schema/entities/attendee.ts';
import type { DraftRow } from '../../schema/entities/draft.ts';
import { eventPlanStream } from '../../schema/ids.ts';
import { createPool } from '../../schema/ports/postgres.ts';
import { tablesWith } from '../harness/everythingKept.ts';
import { plannerOfFile } from '../harness/plannerOfFile.ts';
import { sealed } from '../harness/sealing.ts';

type Row = { id: string };

const said = ['Zoraida', 'helicopter', 'sesameallergy', 'her pilot'];
const nowhere = Object.fromEntries(said.map((word) => [word, []]));

const planner = plannerOfFile();
const organiser = planner.somebody('organiser@example.com');
const admin = planner.somebody('admin@example.com');
let pool: pg.Pool;
beforeAll(async () => {
  pool = createPool(planner.databaseUrl);
});
afterAll(() => pool.end());

const found = async () =>
  Object.fromEntries(
    await Promise.all(
      said.map(async (word) => [word, await tablesWith(planner.databaseUrl, word)] as const),
    ),
  );
const once = () => ({ headers: { 'idempotency-key': crypto.randomUUID() } });
const ask = async <Body = Row>(
  method: string,
  path: string,
  body?: object,
  by = organiser,
): Promise<Body> => {
  const answer = await by.call<Body>(method, path, body, once());
  if (answer.status >= 300) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
};
const startDraft = async () =>
  (await ask('POST', `/api/events/${eventId}/drafts`, { name: 'Long tables' })).id;

/** Saves a snapshot, as a long plan has one. This plan is too short for that. */
const keepSnapshot = async (id: string) => {
  const stream = eventPlanStream(id);
  const { state, revision } = await planner.application.commands.load(eventPlanDecider, stream);
  const people = eventPlanDecider.snapshot?.people(state) ?? [];
  const json = eventPlanDecider.snapshot?.toJson(state);
  const kept = { state: json, revision, people };
  await createSnapshotStore(pool).save(stream, eventPlanDecider.version, kept);
};

let eventId: string;
let attendeeId: string;
let draftId: string;
let copyId: string;
beforeEach(async () => {
  eventId = (await ask('POST', '/api/events', { name: 'Gala' })).id;
  attendeeId = (
    await ask('POST', '/api/attendees', {
      eventId,
      name: 'Zoraida Quimby',
      notes: 'Arrives by helicopter',
      tags: ['sesameallergy'],
    })
  ).id;
  draftId = await startDraft();
  copyId = idInCopy(attendeeId, draftId);
  // What is recorded about her only in the draft.
  await ask('PATCH', `/api/attendees/${copyId}`, { name: 'Zoraida Q.' });
  await ask('PATCH', `/api/attendees/${copyId}/holding`, {
    event: draftId,
    hold: true,
    reason: 'Waits for her pilot',
  });
  await keepSnapshot(draftId);
});

const namesIn = async (id: string): Promise<string[]> => {
  const names: string[] = [];
  for await (const { type, data } of planner.application.readStream(eventPlanStream(id)))
    if (type === 'PlanCopied') names.push(...data.attendeesAdded.map(({ person }) => person.name));
  return names;
};

const expectNoTrace = async () => {
  expect(await found()).toEqual(nowhere);
  expect(await namesIn(draftId)).toEqual(['Erased guest']);
  const log = await sealed(await createPostgresEventStore({ pool }), pool);
  try {
    const { connectionString } = { connectionString: planner.databaseUrl };
    expect((await verify({ connectionString, log, projectors })).differences).toEqual([]);
  } finally {
    await log.close();
  }
};

describe('a person in a draft', () => {
  it('is stored in the same places as in any plan, but not in the log', async () => {
    const kept = new Set(Object.values(await found()).flat());
    expect([...kept].sort()).toEqual([
      'app.change_feed',
      'app.command_answers',
      'app.state_snapshots',
      'read.attendees',
    ]);
    expect(await namesIn(draftId)).toEqual(['Zoraida Quimby']);
    await ask('POST', `/api/attendees/${attendeeId}/erase`);
    await expectNoTrace();
  });

  it('is erased there when they are erased from the event', async () => {
    const second = await startDraft();
    await ask('POST', `/api/attendees/${attendeeId}/erase`);
    await expectNoTrace();
    const drafts = await ask<DraftRow[]>('GET', `/api/events/${eventId}/drafts`);
    expect(drafts.find(({ id }) => id === second)).toMatchObject({ changes: 0, hasMovedOn: false });
    for (const id of [eventId, draftId, second])
      expect(await ask<AttendeeRow[]>('GET', `/api/attendees?event=${id}`)).toEqual([]);
  });

  it('is erased everywhere when they are erased in the draft', async () => {
    await ask('POST', `/api/attendees/${copyId}/erase`);
    await expectNoTrace();
    expect((await organiser.call('GET', `/api/attendees/${attendeeId}`)).status).toBe(404);
  });

  it('is unreadable in a draft that was discarded before', async () => {
    await ask('DELETE', `/api/drafts/${draftId}`);
    const states = await pool.query('SELECT FROM app.state_snapshots WHERE stream = $1', [
      eventPlanStream(draftId),
    ]);
    expect(states.rowCount).toBe(0);
    await keepLate();
    await ask('POST', `/api/attendees/${attendeeId}/erase`);
    await expectNoTrace();
  });

  it('is unreadable in a draft that was taken over before, and does not come back', async () => {
    const { stepId } = await ask<{ stepId: string }>(
      'POST',
      `/api/drafts/${draftId}/take-over`,
      {},
    );
    await ask('POST', `/api/attendees/${attendeeId}/erase`);
    await expectNoTrace();
    const undone = await organiser.call('POST', `/api/events/${eventId}/undo`, { stepId });
    expect(undone.status).toBe(409);
  });

  it('who is new there is erased by the same key once taken over', async () => {
    const added = await ask('POST', '/api/attendees', {
      eventId: draftId,
      name: 'Zoraida the Second',
    });
    const { attendee } = await ask<{ attendee: Row }>('GET', `/api/attendees/${added.id}/export`);
    expect(attendee.id).toBe(added.id);
    await ask('POST', `/api/drafts/${draftId}/take-over`, {});
    const taken = await ask<AttendeeRow[]>(
      'GET',
      `/api/attendees?event=${eventId}&includeHolding=true`,
    );
    expect(taken).toHaveLength(2);
    for (const { id } of taken) await ask('POST', `/api/attendees/${id}/erase`);
    await expectNoTrace();
  });

  it('is exported with their data in open drafts', async () => {
    type Export = { attendee: Row; drafts: { id: string; history: { type: string }[] }[] };
    for (const id of [attendeeId, copyId]) {
      const body = await ask<Export>('GET', `/api/attendees/${id}/export`);
      expect(body.attendee.id).toBe(attendeeId);
      expect(body.drafts).toMatchObject([{ id: draftId, name: 'Long tables' }]);
      expect(body.drafts[0]?.history.map(({ type }) => type)).toEqual([
        'PlanCopied',
        'AttendeeEdited',
        'AttendeeHeld',
      ]);
    }
    await ask('POST', `/api/attendees/${attendeeId}/erase`);
  });

  it('is exported with the seatings proposed in an open draft', async () => {
    const table = { name: 'Long', capacity: 4, layout: 'rectangular' };
    await ask('POST', '/api/tables', { eventId: draftId, ...table });
    await ask('PATCH', `/api/attendees/${copyId}/holding`, { event: draftId, hold: false });
    const path = `/api/events/${draftId}/proposals`;
    const { id } = await ask('POST', path, { seconds: 1 });
    const stateOf = async () => (await ask<{ state: string }>('GET', `${path}/${id}`)).state;
    await expect.poll(stateOf, { timeout: 20_000 }).toBe('done');
    type Export = { drafts: { history: { type: string; data: { moves: string[][] } }[] }[] };
    const { drafts } = await ask<Export>('GET', `/api/attendees/${attendeeId}/export`);
    const proposed = drafts[0]?.history.filter(({ type }) => type === 'SeatingProposed') ?? [];
    expect(proposed.flatMap(({ data }) => data.moves.map(([id]) => id))).toEqual([copyId]);
    await ask('POST', `/api/attendees/${attendeeId}/erase`);
  });

  describe('a race between reading the plan and the decision', () => {
    afterEach(() => vi.restoreAllMocks());

    const beforeDeciding = (id: string, faster: () => Promise<unknown>) => {
      const { commands } = planner.application;
      const { handle } = commands;
      const done = vi.fn(faster);
      const deciding = vi.spyOn(commands, 'handle');
      deciding.mockImplementation(async (decider, stream, command, origin) => {
        if (stream === eventPlanStream(id)) {
          deciding.mockRestore();
          await done();
        }
        return handle(decider, stream, command, origin);
      });
      return done;
    };
    const erase = (by = organiser) =>
      ask('POST', `/api/attendees/${attendeeId}/erase`, undefined, by);
    const throwAway = () => ask('DELETE', `/api/drafts/${draftId}`);

    it('erases them once, and tells both', async () => {
      // By somebody else, because large commands of one member run one after the other.
      const faster = beforeDeciding(eventId, () => erase(admin));
      await erase();
      expect(faster).toHaveBeenCalledOnce();
      await expectNoTrace();
    });

    it('erases them from the event even if the draft is discarded', async () => {
      const faster = beforeDeciding(draftId, throwAway);
      await erase();
      expect(faster).toHaveBeenCalledOnce();
      await expectNoTrace();
      expect((await organiser.call('GET', `/api/attendees/${attendeeId}`)).status).toBe(404);
    });

    it('answers that the draft is taken over, even if it is discarded then', async () => {
      const faster = beforeDeciding(draftId, throwAway);
      const taken = await ask<object>('POST', `/api/drafts/${draftId}/take-over`, {});
      expect(faster).toHaveBeenCalledOnce();
      expect(taken).toMatchObject({ eventId, isClosed: true });
      await erase();
    });
  });

  /** A process that folded the draft before its end, and saves the snapshot only now. */
  const keepLate = async () => {
    const store = createSnapshotStore(pool);
    const state = { name: 'Zoraida' };
    await store.save(eventPlanStream(draftId), 1, { state, revision: 1n, people: [] });
    expect(await store.load(eventPlanStream(draftId), 1)).toBeUndefined();
  };
});

import { describe, expect, it } from 'vitest';
import type { AttendeeRow } from '../../../schema/entities/attendee.ts';
import type { EventRow } from '../../../schema/entities/event.ts';
import type { HistoryRow } from '../../../schema/entities/history.ts';
import type { SeatRow } from '../../../schema/entities/seat.ts';
import type { TableRow } from '../../../schema/entities/table.ts';
import { limits } from '../../../schema/limits.ts';
import type { Caller } from '../../harness/planner.ts';
import { plannerOfFile } from '../../harness/plannerOfFile.ts';
import { anEvent, arrangement, aTable, type Problem, people, seat, seatsOf } from './prepared.ts';

type Draft = {
  id: string;
  eventId: string;
  name: string;
  changes: number;
  hasMovedOn: boolean;
};
type TakenOver = Problem & {
  position: string | null;
  stepId: string;
  isClosed: boolean;
  conflicts: object[];
};

const planner = plannerOfFile();
const organiser = planner.somebody('organiser@example.com');
const admin = planner.somebody('admin@example.com');

const startDraft = async (eventId: string, name = 'Long tables'): Promise<Draft> => {
  const { status, body } = await organiser.call<Draft>('POST', `/api/events/${eventId}/drafts`, {
    name,
  });
  expect(status).toBe(201);
  return body;
};
const draftsOf = async (eventId: string) =>
  (await organiser.call<Draft[]>('GET', `/api/events/${eventId}/drafts`)).body;
const takeOver = (id: string, fields: object = {}) =>
  organiser.call<TakenOver>('POST', `/api/drafts/${id}/take-over`, fields);
const peopleOf = async (eventId: string) =>
  (
    await organiser.call<AttendeeRow[]>(
      'GET',
      `/api/attendees?event=${eventId}&includeHolding=true`,
    )
  ).body;
const tablesOf = async (eventId: string) =>
  (await organiser.call<TableRow[]>('GET', `/api/tables?event=${eventId}`)).body;
const historyOf = async (eventId: string) =>
  (await organiser.call<HistoryRow[]>('GET', `/api/events/${eventId}/history`)).body;
const idOf = async (eventId: string, name: string) =>
  (await peopleOf(eventId)).find((one) => one.name === name)?.id ?? '';
const firstSeat = async (eventId: string): Promise<SeatRow> => {
  const [found] = await seatsOf(organiser, eventId);
  if (!found) throw new Error('the event has seats');
  return found;
};

const dinner = async (fields: Partial<EventRow> = {}) => {
  const event = await anEvent(organiser, { name: 'Gala', ...fields });
  await aTable(organiser, event.id, 4);
  await people(organiser, event.id, 'Ada', 'Ben');
  return event;
};

describe('a draft', () => {
  it('is a separate plan in which everything works as usual', async () => {
    const { id: eventId } = await dinner();
    const draft = await startDraft(eventId);
    expect(draft).toMatchObject({ eventId, name: 'Long tables', changes: 0, hasMovedOn: false });
    expect((await peopleOf(draft.id)).map(({ name }) => name)).toEqual(['Ada', 'Ben']);

    await seat(organiser, draft.id, (await firstSeat(draft.id)).id, await idOf(draft.id, 'Ada'));
    await people(organiser, draft.id, 'Cleo');
    const { body: table } = await organiser.call<TableRow>('POST', '/api/tables', {
      eventId: draft.id,
      name: 'Terrace',
      capacity: 6,
      layout: 'oval',
    });
    expect(table).toMatchObject({ eventId: draft.id, name: 'Terrace' });
    const { body: dora } = await organiser.call<AttendeeRow>('POST', '/api/attendees', {
      eventId: draft.id,
      name: 'Dora',
    });
    expect(dora).toMatchObject({ eventId: draft.id, name: 'Dora', tags: [`event:${draft.id}`] });
    await organiser.call('POST', `/api/events/${draft.id}/undo`, {});
    expect(await idOf(draft.id, 'Dora')).toBe('');

    expect((await peopleOf(eventId)).map(({ name }) => name)).toEqual(['Ada', 'Ben']);
    expect((await tablesOf(eventId)).length).toBe(1);
    expect((await firstSeat(eventId)).attendeeId).toBeNull();
    expect(await draftsOf(eventId)).toMatchObject([{ changes: 5, hasMovedOn: false }]);
  });

  it('that is taken over is one step of the live plan, which can be undone, and the draft ends', async () => {
    const { id: eventId } = await dinner();
    const draft = await startDraft(eventId);
    await seat(organiser, draft.id, (await firstSeat(draft.id)).id, await idOf(draft.id, 'Ada'));
    await people(organiser, draft.id, 'Cleo');
    const { status, body } = await takeOver(draft.id);
    expect([status, body.isClosed]).toEqual([200, true]);
    expect((await peopleOf(eventId)).map(({ name }) => name)).toEqual(['Ada', 'Ben', 'Cleo']);
    expect((await firstSeat(eventId)).attendeeId).toBe(await idOf(eventId, 'Ada'));
    const [latest] = await historyOf(eventId);
    expect(latest).toMatchObject({
      action: 'draft_taken_over',
      stepId: body.stepId,
      newState: { draftId: draft.id, name: 'Long tables', added: 1, moved: 1 },
    });
    expect(await draftsOf(eventId)).toEqual([]);
    expect((await organiser.call('GET', `/api/events/${draft.id}`)).status).toBe(404);
    expect((await takeOver(draft.id)).status).toBe(404);

    await organiser.call('POST', `/api/events/${eventId}/undo`, {});
    expect((await peopleOf(eventId)).map(({ name }) => name)).toEqual(['Ada', 'Ben']);
    expect((await firstSeat(eventId)).attendeeId).toBeNull();
  });

  it('is refused with what is in the way, and taken over without it on request', async () => {
    const { id: eventId } = await dinner();
    const draft = await startDraft(eventId);
    const { id: seatId } = await firstSeat(eventId);
    await seat(organiser, draft.id, (await firstSeat(draft.id)).id, await idOf(draft.id, 'Ada'));
    await people(organiser, draft.id, 'Cleo');
    await seat(organiser, eventId, seatId, await idOf(eventId, 'Ben'));
    const before = await historyOf(eventId);
    const refused = await takeOver(draft.id);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      code: 'DRAFT_CONFLICT',
      conflicts: [
        {
          about: 'seat',
          reason: 'taken',
          person: { attendeeId: await idOf(eventId, 'Ada'), name: 'Ada' },
          other: { name: 'Ben' },
          position: 1,
        },
      ],
    });
    expect(await historyOf(eventId)).toEqual(before);
    const { body: preview } = await organiser.call<{ conflictCount: number; peopleCount: number }>(
      'GET',
      `/api/drafts/${draft.id}/take-over`,
    );
    expect(preview).toMatchObject({ conflictCount: 1, peopleCount: 2 });
    expect(await draftsOf(eventId)).toMatchObject([{ hasMovedOn: true }]);

    expect((await takeOver(draft.id, { leaveOutConflicts: true })).status).toBe(200);
    expect((await peopleOf(eventId)).map(({ name }) => name)).toEqual(['Ada', 'Ben', 'Cleo']);
    expect((await firstSeat(eventId)).attendeeId).toBe(await idOf(eventId, 'Ben'));
  });

  it('stays open if a part of it is taken over, which does not count as a change of the live plan', async () => {
    const { id: eventId } = await dinner();
    const draft = await startDraft(eventId);
    await seat(organiser, draft.id, (await firstSeat(draft.id)).id, await idOf(draft.id, 'Ada'));
    await people(organiser, draft.id, 'Cleo');
    const [table] = await tablesOf(eventId);
    const { body } = await takeOver(draft.id, { tableIds: [table?.id] });
    expect(body.isClosed).toBe(false);
    expect((await firstSeat(eventId)).attendeeId).toBe(await idOf(eventId, 'Ada'));
    expect((await peopleOf(eventId)).length).toBe(2);
    expect(await draftsOf(eventId)).toMatchObject([{ id: draft.id, hasMovedOn: false }]);
  });

  it('reports that the live plan has changed once an arrangement is applied there', async () => {
    const { id: eventId } = await dinner();
    const { id } = await arrangement(organiser, { eventId, name: 'Empty' });
    await seat(organiser, eventId, (await firstSeat(eventId)).id, await idOf(eventId, 'Ada'));
    await startDraft(eventId);
    await organiser.call('PATCH', `/api/arrangements/${id}`, { name: 'Nobody seated' });
    expect(await draftsOf(eventId)).toMatchObject([{ hasMovedOn: false }]);
    await organiser.call('POST', `/api/arrangements/${id}/apply`, {});
    expect(await draftsOf(eventId)).toMatchObject([{ hasMovedOn: true }]);
  });

  it('accepts its own ids of tables as well, and refuses unknown tables', async () => {
    const { id: eventId } = await dinner();
    const draft = await startDraft(eventId);
    await seat(organiser, draft.id, (await firstSeat(draft.id)).id, await idOf(draft.id, 'Ada'));
    const [live] = await tablesOf(eventId);
    const [idInCopy] = await tablesOf(draft.id);
    const other = await startDraft(eventId);
    const [inOther] = await tablesOf(other.id);
    for (const unknown of ['nonsense', inOther?.id]) {
      const { status, body } = await takeOver(draft.id, { tableIds: [live?.id, unknown] });
      const message = `There is no table ${unknown}`;
      expect([status, body]).toMatchObject([
        404,
        { code: 'TABLE_NOT_FOUND', message, issues: [{ path: 'tableIds', index: 1, message }] },
      ]);
    }
    expect((await firstSeat(eventId)).attendeeId).toBeNull();
    const { status, body } = await takeOver(draft.id, { tableIds: [idInCopy?.id] });
    expect([status, body.isClosed]).toEqual([200, false]);
    expect(body.position).not.toBeNull();
    expect((await firstSeat(eventId)).attendeeId).toBe(await idOf(eventId, 'Ada'));
  });

  it('is one of ten at most, even if more are started at once', async () => {
    const { id: eventId } = await dinner();
    const path = `/api/events/${eventId}/drafts`;
    const most = limits.draftsPerEvent;
    const started = await Promise.all(
      Array.from({ length: most + 3 }, (_, n) =>
        organiser.call('POST', path, { name: `Draft ${n + 1}` }),
      ),
    );
    expect(started.filter(({ status }) => status === 201)).toHaveLength(most);
    expect(started.filter(({ status }) => status === 409)).toHaveLength(3);
    expect(await draftsOf(eventId)).toHaveLength(most);
  });

  it('is started twenty times a day by one member and event, whatever became of the others', async () => {
    const { id: eventId } = await dinner();
    for (let n = 0; n < limits.draftsStartedPerDay; n += 1) {
      const { id } = await startDraft(eventId);
      await organiser.call('DELETE', `/api/drafts/${id}`);
    }
    const start = (by: Caller, key = 'one more') =>
      by.call<Draft & Problem>(
        'POST',
        `/api/events/${eventId}/drafts`,
        { name: 'Once more' },
        { headers: { 'idempotency-key': key } },
      );
    const refused = await start(organiser);
    expect([refused.status, refused.body.code]).toEqual([409, 'LIMIT_REACHED']);
    expect(refused.body.message).toMatch(/20 drafts of an event within a day/);
    expect(await draftsOf(eventId)).toEqual([]);
    expect((await start(await planner.caller('admin@example.com'))).status).toBe(201);
    await startDraft((await dinner()).id);
  });

  it('is discarded without a trace in the live plan', async () => {
    const { id: eventId } = await dinner();
    const draft = await startDraft(eventId);
    await people(organiser, draft.id, 'Cleo');
    const before = await historyOf(eventId);
    expect((await organiser.call('DELETE', `/api/drafts/${draft.id}`)).status).toBe(204);
    expect(await historyOf(eventId)).toEqual(before);
    expect(await draftsOf(eventId)).toEqual([]);
    expect((await organiser.call('GET', `/api/attendees?event=${draft.id}`)).status).toBe(404);
  });

  it('is answered once for a key', async () => {
    const { id: eventId } = await dinner();
    const once = { headers: { 'idempotency-key': `start ${eventId}` } };
    const start = () =>
      organiser.call<Draft>('POST', `/api/events/${eventId}/drafts`, { name: 'Twice' }, once);
    const [one, other] = [await start(), await start()];
    expect(other.body).toEqual(one.body);
    expect((await draftsOf(eventId)).length).toBe(1);
    const again = { headers: { 'idempotency-key': `take over ${eventId}` } };
    const path = `/api/drafts/${one.body.id}/take-over`;
    const taken = await organiser.call('POST', path, {}, again);
    expect((await organiser.call('POST', path, {}, again)).body).toEqual(taken.body);
  });

  it('has a name, is one of ten at most, has no draft, and saves no arrangement', async () => {
    const { id: eventId } = await dinner();
    const unnamed = await organiser.call<Problem>('POST', `/api/events/${eventId}/drafts`, {
      name: ' ',
    });
    expect(unnamed.body).toMatchObject({ code: 'BAD_INPUT', issues: [{ path: 'name' }] });
    const draft = await startDraft(eventId);
    const path = `/api/events/${draft.id}/drafts`;
    expect((await organiser.call<Problem>('POST', path, { name: 'Within' })).status).toBe(400);
    const saving = { eventId: draft.id, name: 'As printed' };
    expect((await organiser.call('POST', '/api/arrangements', saving)).status).toBe(400);
    for (let n = 1; n < limits.draftsPerEvent; n += 1) await startDraft(eventId, `Draft ${n + 1}`);
    const more = await organiser.call<Problem>('POST', `/api/events/${eventId}/drafts`, {
      name: 'One more',
    });
    expect([more.status, more.body.code]).toEqual([409, 'LIMIT_REACHED']);
  });

  it('has no moment before it was copied', async () => {
    const { id: eventId } = await anEvent(organiser);
    await people(organiser, eventId, 'Ada');
    const { id } = await startDraft(eventId);
    await people(organiser, id, 'Ben');
    const of = (what: string) => organiser.call<object>('GET', `/api/events/${id}/${what}`);
    expect((await of('activity')).body).toMatchObject({ changes: 2, firstRevision: 1 });
    expect((await of('moments/1')).body).toMatchObject({ previousRevision: null });
    expect((await of('moments/0')).body).toMatchObject({ code: 'BAD_INPUT' });
    expect((await of('compare')).body).toMatchObject({ people: [{ name: 'Ben' }] });
    const restored = await organiser.call('POST', `/api/events/${id}/restore`, { revision: 0 });
    expect(restored.status).toBe(400);
    expect(await peopleOf(id)).toHaveLength(2);
  });

  it('ends with its event', async () => {
    const { id: eventId } = await dinner();
    const draft = await startDraft(eventId);
    expect((await organiser.call('DELETE', `/api/events/${eventId}`)).status).toBe(204);
    expect((await admin.call('GET', `/api/events/${draft.id}`)).status).toBe(404);
    const left = await planner.application.read('attendees').where({ event_id: draft.id });
    expect(left).toEqual([]);
  });

  it('is visible only to editors of the event, even if everybody may read that', async () => {
    const { id: eventId } = await dinner({ isPublic: true });
    const draft = await startDraft(eventId);
    const reader = await planner.caller('reader@example.com');
    expect((await reader.call('GET', `/api/events/${eventId}`)).status).toBe(200);
    expect((await reader.call('GET', `/api/events/${draft.id}`)).status).toBe(404);
    expect((await reader.call('GET', `/api/events/${eventId}/drafts`)).status).toBe(403);
    expect((await admin.call('GET', `/api/events/${draft.id}`)).status).toBe(200);
  });

  it('that an admin discards is no action against its owner', async () => {
    const { id: eventId } = await dinner();
    const draft = await startDraft(eventId);
    await admin.call('PATCH', `/api/events/${draft.id}`, { name: 'Supper' });
    await admin.call('DELETE', `/api/drafts/${draft.id}`);
    const { body } = await admin.call<{ targetEventId: string | null }[]>(
      'GET',
      '/api/admin/audit',
    );
    expect(body.filter(({ targetEventId }) => targetEventId === draft.id)).toEqual([]);
  });
});

describe('figures and lists', () => {
  const lists = [
    '/api/events',
    '/api/attendees?includeHolding=true',
    '/api/tables',
    '/api/auth/export',
  ];
  const figures = async (caller: Caller) => {
    const rows = await Promise.all(
      lists.map(async (path) => (await caller.call('GET', path)).body),
    );
    const { data, errors } = await caller.graphql(
      `{
        myTotals { attendees tables capacity }
        events(limit: 1000) { total items { id stats { attendees tables seats assigned } } }
        recentActivity(limit: 50) { id }
      }`,
    );
    expect(errors).toEqual([]);
    return [...rows, data];
  };

  it('are the same before, during and after a draft', async () => {
    const { id: eventId } = await dinner({ isPublic: true });
    const everybody = [organiser, admin];
    const before = await Promise.all(everybody.map(figures));
    const draft = await startDraft(eventId);
    await seat(organiser, draft.id, (await firstSeat(draft.id)).id, await idOf(draft.id, 'Ada'));
    await people(organiser, draft.id, 'Cleo', 'Dora');
    const during = await Promise.all(everybody.map(figures));
    expect(withoutSteps(during)).toEqual(withoutSteps(before));
    await organiser.call('DELETE', `/api/drafts/${draft.id}`);
    expect(withoutSteps(await Promise.all(everybody.map(figures)))).toEqual(withoutSteps(before));
  });

  /** Members are told their own steps, in drafts as well. */
  const withoutSteps = (all: unknown[][]) =>
    all.map((one) =>
      one.map((body) => {
        if (typeof body !== 'object' || body === null || !('steps' in body)) return body;
        const { steps: _, history: __, ...rest } = body as Record<string, unknown>;
        return rest;
      }),
    );
});

import { expect, it } from 'vitest';
import { activeOf } from '../../../api/eventPlans/state.ts';
import { ownSteps, waitForHistory } from '../../../api/history/recordedSteps.ts';
import type { AttendeeRow } from '../../../schema/entities/attendee.ts';
import type { AuditRow } from '../../../schema/entities/audit.ts';
import type { HistoryRow } from '../../../schema/entities/history.ts';
import { plannerOfFile } from '../../harness/plannerOfFile.ts';
import { anEvent, aTable, type Problem, people, seat, sitting } from './prepared.ts';

type Undone = { position: string; entry: HistoryRow } & Problem;

const planner = plannerOfFile();
const organiser = planner.somebody('organiser@example.com');
const admin = planner.somebody('admin@example.com');

/** Ada sits on the first of four seats; Ben is in the pool. */
const dinner = async () => {
  const { id: eventId } = await anEvent(organiser);
  const { table, seats } = await aTable(organiser, eventId, 4);
  const seatIds = seats.map(({ id }) => id);
  const [ada = '', ben = ''] = (await people(organiser, eventId, 'Ada', 'Ben')).map(({ id }) => id);
  await seat(organiser, eventId, seatIds[0] ?? '', ada);
  return { eventId, tableId: table.id, seatIds, ada, ben };
};

const undo = (eventId: string, by = organiser, stepId?: string, headers = {}) =>
  by.call<Undone>('POST', `/api/events/${eventId}/undo`, stepId ? { stepId } : {}, { headers });
const redo = (eventId: string, by = organiser) =>
  by.call<Undone>('POST', `/api/events/${eventId}/redo`, {});
const history = async (eventId: string) =>
  (await organiser.call<HistoryRow[]>('GET', `/api/events/${eventId}/history`)).body;

it('undoes the caller’s own last step, answers which one it was, and redoes it', async () => {
  const { eventId, ada } = await dinner();
  const undone = await undo(eventId);
  expect([undone.status, undone.body.entry.action]).toEqual([200, 'seat_assigned']);
  expect(await sitting(organiser, eventId)).toEqual([null, null, null, null]);
  const redone = await redo(eventId);
  expect([redone.status, redone.body.entry.id]).toEqual([200, undone.body.entry.id]);
  expect(await sitting(organiser, eventId)).toEqual([ada, null, null, null]);
  expect((await history(eventId)).slice(0, 3).map(({ action }) => action)).toEqual([
    'change_redone',
    'change_undone',
    'seat_assigned',
  ]);
});

it('of an event that somebody else owns is audited, and reported to those who saw it', async () => {
  const { id: eventId } = await anEvent(organiser);
  const edit = (isPublic: boolean) =>
    organiser.call('PATCH', `/api/events/${eventId}`, { isPublic });
  const guest = await planner.caller('guest@example.com');
  const seen = async () =>
    (await guest.call<{ id: string }[]>('GET', '/api/events')).body.some(
      ({ id }) => id === eventId,
    );
  const audited = async () =>
    (await admin.call<AuditRow[]>('GET', '/api/admin/audit')).body
      .filter(({ targetEventId }) => targetEventId === eventId)
      .map(({ action, previousValue, newValue }) => [action, previousValue, newValue]);
  await edit(true);
  await edit(false);
  const step = (await history(eventId))[0]?.stepId;
  expect((await undo(eventId, admin, step)).status).toBe(200);
  expect(await seen()).toBe(true);
  const shown = ['event_edited', { isPublic: false }, { isPublic: true }];
  expect(await audited()).toEqual([shown]);
  expect((await redo(eventId, admin)).body.code).toBe('NOTHING_TO_UNDO');
  const undone = (await history(eventId))[0]?.stepId;
  expect((await undo(eventId, admin, undone)).status).toBe(200);
  expect(await seen()).toBe(false);
  expect(await audited()).toEqual([
    ['event_edited', { isPublic: true }, { isPublic: false }],
    shown,
  ]);
});

it('names people who have checked in before an import is undone, on request', async () => {
  const { id: eventId } = await anEvent(organiser);
  const [ada] = await people(organiser, eventId, 'Ada', 'Ben');
  await organiser.call('PATCH', `/api/attendees/${ada?.id}`, { isCheckedIn: true });
  const step = (await history(eventId)).find(
    ({ action }) => action === 'attendees_imported',
  )?.stepId;
  const path = `/api/events/${eventId}/undo`;
  const asked = await organiser.call<Problem>('POST', path, { stepId: step, keepCheckIns: true });
  expect([asked.status, asked.body]).toMatchObject([
    409,
    { code: 'CHECK_INS_LOST', people: [{ attendeeId: ada?.id, name: 'Ada' }], count: 1 },
  ]);
  expect((await undo(eventId, organiser, step)).status).toBe(200);
});

it('takes effect once for one key', async () => {
  const { eventId } = await dinner();
  const key = { 'idempotency-key': 'one undo' };
  const first = await undo(eventId, organiser, undefined, key);
  expect((await undo(eventId, organiser, undefined, key)).body).toEqual(first.body);
  expect((await history(eventId)).filter(({ action }) => action === 'change_undone').length).toBe(
    1,
  );
});

it('undoes any step of anybody, while later ones stay', async () => {
  const { eventId, seatIds, ben } = await dinner();
  const step = (await history(eventId))[0]?.stepId;
  await seat(organiser, eventId, seatIds[1] ?? '', ben);
  expect((await undo(eventId, admin, step)).status).toBe(200);
  expect(await sitting(organiser, eventId)).toEqual([null, ben, null, null]);
});

it('redoes the undo of a named step that was undone in turn, and undoes it again', async () => {
  const { eventId, seatIds, ben } = await dinner();
  const step = (await history(eventId))[0]?.stepId;
  const seated = await sitting(organiser, eventId);
  expect((await undo(eventId, organiser, step)).status).toBe(200);
  const emptied = await sitting(organiser, eventId);
  expect((await undo(eventId)).status).toBe(200);
  expect(await sitting(organiser, eventId)).toEqual(seated);
  expect((await redo(eventId)).status).toBe(200);
  expect(await sitting(organiser, eventId)).toEqual(emptied);
  expect((await undo(eventId)).status).toBe(200);
  expect(await sitting(organiser, eventId)).toEqual(seated);
  await seat(organiser, eventId, seatIds[1] ?? '', ben);
  expect((await redo(eventId)).status).toBe(409);
});

it('names the later step that is in the way, and undoes nothing by halves', async () => {
  const { eventId, seatIds, ada, ben } = await dinner();
  const step = (await history(eventId))[0]?.stepId;
  await seat(admin, eventId, seatIds[2] ?? '', ada);
  const later = (await history(eventId))[0]?.stepId;
  await seat(admin, eventId, seatIds[1] ?? '', ben);
  const refused = await undo(eventId, organiser, step);
  expect(refused).toMatchObject({ status: 409, body: { code: 'UNDO_CONFLICT', stepId: later } });
  expect(await sitting(organiser, eventId)).toEqual([null, ben, ada, null]);
  expect((await undo(eventId, organiser, later)).status).toBe(200);
  expect((await undo(eventId, organiser, step)).status).toBe(200);
  expect(await sitting(organiser, eventId)).toEqual([null, ben, null, null]);
});

it('goes one step further back for each of many concurrent requests, and forward again', async () => {
  const { id: eventId } = await anEvent(organiser);
  const names = Array.from({ length: 6 }, (_, n) => `Guest ${n}`);
  for (const name of names) await people(organiser, eventId, name);
  const left = async () =>
    (await organiser.call<AttendeeRow[]>('GET', `/api/attendees?event=${eventId}`)).body.length;
  const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status);
  const undone = await Promise.all(names.map(() => undo(eventId)));
  expect([statuses(undone), await left()]).toEqual([names.map(() => 200), 0]);
  expect(new Set(undone.map(({ body }) => body.entry.stepId)).size).toBe(names.length);
  const redone = await Promise.all(names.map(() => redo(eventId)));
  expect([statuses(redone), await left()]).toEqual([names.map(() => 200), names.length]);
});

it('lets one win if two undo the same at once, and tells the other', async () => {
  const { eventId } = await dinner();
  const step = (await history(eventId))[0]?.stepId;
  const both = await Promise.all([undo(eventId, organiser, step), undo(eventId, admin, step)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const undoing = (await history(eventId))[0];
  expect(undoing?.action).toBe('change_undone');
  const lost = both.find(({ status }) => status === 409);
  expect(lost?.body).toMatchObject({ code: 'UNDO_CONFLICT', stepId: undoing?.stepId });
});

it('restores a deleted table with its people, and a deleted person with all details', async () => {
  const { eventId, tableId, ada } = await dinner();
  await organiser.call('PATCH', `/api/attendees/${ada}`, {
    email: 'ada@example.com',
    tags: ['vip'],
  });
  const path = `/api/attendees?event=${eventId}&includeHolding=true`;
  const before = (await organiser.call<AttendeeRow[]>('GET', path)).body.find(
    ({ id }) => id === ada,
  );
  await organiser.call('DELETE', `/api/attendees/${ada}`);
  await organiser.call('DELETE', `/api/tables/${tableId}`);
  expect((await undo(eventId)).body.entry.action).toBe('table_deleted');
  expect((await undo(eventId)).body.entry.action).toBe('attendee_deleted');
  expect(await sitting(organiser, eventId)).toEqual([ada, null, null, null]);
  const after = (await organiser.call<AttendeeRow[]>('GET', path)).body.find(
    ({ id }) => id === ada,
  );
  expect({ ...after, createdAt: '', updatedAt: '' }).toEqual({
    ...before,
    createdAt: '',
    updatedAt: '',
  });
});

it('does not restore an erased person', async () => {
  const { eventId, ada } = await dinner();
  const steps = await history(eventId);
  const stepOf = (action: string) => steps.find((step) => step.action === action)?.stepId;
  const erased = await organiser.call('POST', `/api/attendees/${ada}/erase`);
  expect(erased.status).toBeLessThan(300);
  const seating = await undo(eventId, organiser, stepOf('seat_assigned'));
  expect([seating.status, seating.body.code]).toEqual([409, 'NOTHING_TO_UNDO']);

  expect((await undo(eventId, organiser, stepOf('attendees_imported'))).status).toBe(200);
  expect((await undo(eventId)).status).toBe(200);
  const path = `/api/attendees?event=${eventId}&includeHolding=true`;
  const { body } = await organiser.call<AttendeeRow[]>('GET', path);
  expect(body.map(({ name }) => name)).toEqual(['Ben']);
});

it('skips steps that were only about an erased person, and goes back', async () => {
  const { eventId, tableId, seatIds, ada, ben } = await dinner();
  await seat(organiser, eventId, seatIds[1] ?? '', ben);
  await seat(organiser, eventId, seatIds[2] ?? '', ada);
  await organiser.call('DELETE', `/api/tables/${tableId}`);
  expect((await organiser.call('POST', `/api/attendees/${ada}/erase`)).status).toBeLessThan(300);
  const actionOf = async (done: ReturnType<typeof undo>) => (await done).body.entry.action;
  expect(await actionOf(undo(eventId))).toBe('table_deleted');
  expect(await sitting(organiser, eventId)).toEqual([null, ben, null, null]);
  expect(await actionOf(undo(eventId))).toBe('seat_assigned');
  expect(await sitting(organiser, eventId)).toEqual([null, null, null, null]);
  expect(await actionOf(undo(eventId))).toBe('attendees_imported');
  expect(await actionOf(undo(eventId))).toBe('table_added');
  for (const action of ['table_added', 'attendees_imported', 'seat_assigned', 'table_deleted'])
    expect(await actionOf(redo(eventId))).toBe(action);
  expect((await redo(eventId)).body.code).toBe('NOTHING_TO_UNDO');
});

it('reads nothing of the log to skip steps only about erased people', async () => {
  const { eventId, seatIds, ada, ben } = await dinner();
  await seat(organiser, eventId, seatIds[1] ?? '', ben);
  for (const seatId of seatIds.slice(2)) await seat(organiser, eventId, seatId, ada);
  const { body: cy } = await organiser.call<AttendeeRow>('POST', '/api/attendees', {
    eventId,
    name: 'Cy',
  });
  const both = [ada, cy.id];
  const edits = both.map((attendeeId) => ({ attendeeId, company: 'Acme' }));
  await organiser.call('POST', '/api/attendees/edit-many', { eventId, edits });
  for (const reply of ['yes', 'no'])
    await organiser.call('POST', `/api/events/${eventId}/replies`, { attendeeIds: both, reply });
  expect((await history(eventId))[0]?.action).toBe('attendees_replied');
  for (const { id } of [{ id: ada }, cy])
    expect((await organiser.call('POST', `/api/attendees/${id}/erase`)).status).toBeLessThan(300);
  const { application } = planner;
  const { erased } = activeOf(await waitForHistory(application, eventId, {}));
  let reads = 0;
  const readStream: typeof application.readStream = (...of) => {
    reads += 1;
    return application.readStream(...of);
  };
  const actorId = (await history(eventId))[0]?.performedByUserId ?? '';
  const own = ownSteps({ ...application, readStream }, eventId, { actorId, without: erased });
  const { value: latest } = await own.next();
  expect(latest?.events).toMatchObject([{ type: 'SeatAssigned', data: { attendeeId: ben } }]);
  expect(reads).toBe(1);
});

import { expect, it } from 'vitest';
import type { AttendeeRow } from '../../../schema/entities/attendee.ts';
import { limits } from '../../../schema/limits.ts';
import { plannerOfFile } from '../../harness/plannerOfFile.ts';
import { anEvent, aTable, type Problem, people, seat, sitting, stepsOf } from './prepared.ts';

const planner = plannerOfFile();
const organiser = planner.somebody('organiser@example.com');
const stranger = planner.somebody('stranger@example.com');

/** Ada and Benno are seated, Cleo waits; two seats are free. */
const dinner = async () => {
  const { id: eventId } = await anEvent(organiser);
  const { seats } = await aTable(organiser, eventId, 4);
  const [ada = '', benno = '', cleo = ''] = (
    await people(organiser, eventId, 'Ada', 'Benno', 'Cleo')
  ).map(({ id }) => id);
  const [first = '', second = ''] = seats.map(({ id }) => id);
  await seat(organiser, eventId, first, ada);
  await seat(organiser, eventId, second, benno);
  return { eventId, first, second, ada, benno, cleo };
};

type Recorded = {
  attendees: AttendeeRow[];
  formerSeats: { attendeeId: string; seatId: string }[];
} & Problem;

const replyFor = (eventId: string, body: object, headers = {}, caller = organiser) =>
  caller.call<Recorded>('POST', `/api/events/${eventId}/replies`, body, { headers });

it('frees the seats of people who decline in one step, which one undo reverses', async () => {
  const { eventId, first, ada, benno, cleo } = await dinner();
  await organiser.call('POST', `/api/attendees/${ada}/pin`);
  const body = { attendeeIds: [ada, cleo], reply: 'no' };
  const answer = await replyFor(eventId, body, { 'idempotency-key': 'declined' });
  expect(answer.status).toBe(200);
  expect(answer.body.attendees).toMatchObject([
    { id: ada, reply: 'no', leftSeatId: first, isPinned: false },
    { id: cleo, reply: 'no', leftSeatId: null },
  ]);
  expect(await sitting(organiser, eventId)).toEqual([null, benno, null, null]);
  const recorded = await stepsOf(organiser, eventId);
  const again = await replyFor(eventId, body, { 'idempotency-key': 'declined' });
  expect(again.body).toEqual(answer.body);
  expect(await stepsOf(organiser, eventId)).toBe(recorded);

  await organiser.call('POST', `/api/events/${eventId}/undo`, {});
  expect(await sitting(organiser, eventId)).toEqual([ada, benno, null, null]);
  const { body: back } = await organiser.call<AttendeeRow>('GET', `/api/attendees/${ada}`);
  expect(back).toMatchObject({ reply: 'none', leftSeatId: null, isPinned: true });
});

it('offers the earlier seat to people who come after all, only while it is free', async () => {
  const { eventId, first, ada, benno, cleo } = await dinner();
  await replyFor(eventId, { attendeeIds: [ada, benno], reply: 'cancelled' });
  await seat(organiser, eventId, first, cleo);
  const { body } = await replyFor(eventId, { attendeeIds: [ada, benno], reply: 'yes' });
  expect(body.formerSeats.map(({ attendeeId }) => attendeeId)).toEqual([benno]);
  expect(await sitting(organiser, eventId)).toEqual([cleo, null, null, null]);
});

it('keeps people who declined out of auto-assign', async () => {
  const { eventId, ada, benno, cleo } = await dinner();
  await replyFor(eventId, { attendeeIds: [cleo], reply: 'no' });
  const { body } = await organiser.call('POST', '/api/seats/auto-assign', { eventId });
  expect(body).toEqual({ assigned: 0, unassigned: 0, assignments: [] });
  expect(await sitting(organiser, eventId)).toEqual([ada, benno, null, null]);
});

it('refuses invalid replies, empty and too long lists and strangers, and changes nothing', async () => {
  const { eventId, ada } = await dinner();
  const before = await stepsOf(organiser, eventId);
  for (const body of [
    { attendeeIds: [ada], reply: 'perhaps' },
    { attendeeIds: [], reply: 'no' },
    { attendeeIds: Array(limits.repliesTogether + 1).fill(ada), reply: 'no' },
  ])
    expect((await replyFor(eventId, body)).status).toBe(400);
  const unknown = await replyFor(eventId, { attendeeIds: [ada, 'nobody'], reply: 'no' });
  expect([unknown.status, unknown.body.code]).toEqual([404, 'ATTENDEE_NOT_FOUND']);
  const hidden = await replyFor(eventId, { attendeeIds: [ada], reply: 'no' }, {}, stranger);
  expect([hidden.status, hidden.body.code]).toEqual([404, 'EVENT_NOT_FOUND']);
  expect(await stepsOf(organiser, eventId)).toBe(before);
});

import { expect, it } from 'vitest';
import type { AttendeeRow } from '../../../schema/entities/attendee.ts';
import { limits } from '../../../schema/limits.ts';
import { plannerOfFile } from '../../harness/plannerOfFile.ts';
import { anEvent, aTable, type Problem, people, seat, sitting, stepsOf } from './prepared.ts';

const planner = plannerOfFile();
const organiser = planner.somebody('organiser@example.com');
const stranger = planner.somebody('stranger@example.com');

/** Ada is in the pool, Benno is seated, Cleo is held. */
const dinner = async () => {
  const { id } = await anEvent(organiser);
  const { seats } = await aTable(organiser, id, 4);
  const [ada = '', benno = '', cleo = ''] = (
    await people(organiser, id, 'Ada', 'Benno', 'Cleo')
  ).map((person) => person.id);
  await seat(organiser, id, seats[0]?.id ?? '', benno);
  await holding(cleo, { event: id, hold: true, reason: 'Travels' });
  return { eventId: id, ada, benno, cleo };
};

const holding = (id: string, body: object) =>
  organiser.call<AttendeeRow>('PATCH', `/api/attendees/${id}/holding`, body);

const move = (to: 'hold' | 'return', body: object, headers = {}, caller = organiser) =>
  caller.call<AttendeeRow[] & Problem>('POST', `/api/attendees/${to}-many`, body, { headers });

const reasons = async (eventId: string) => {
  const path = `/api/attendees?event=${eventId}&includeHolding=true`;
  const { body } = await organiser.call<AttendeeRow[]>('GET', path);
  return body.map(({ holdingFor, holdReason }) => [holdingFor.length > 0, holdReason]);
};

it('holds several people in one step, for one reason, and frees their seats', async () => {
  const { eventId, ada, benno, cleo } = await dinner();
  const before = await stepsOf(organiser, eventId);
  const body = { eventId, attendeeIds: [ada, benno, cleo], reason: 'May not come' };
  const answer = await move('hold', body, { 'idempotency-key': 'hold' });
  expect([answer.status, answer.body.map(({ id }) => id)]).toEqual([200, [ada, benno]]);
  expect(await reasons(eventId)).toEqual([
    [true, 'May not come'],
    [true, 'May not come'],
    [true, 'Travels'],
  ]);
  expect(await sitting(organiser, eventId)).toEqual([null, null, null, null]);
  expect((await move('hold', body, { 'idempotency-key': 'hold' })).body).toEqual(answer.body);
  expect((await move('hold', body)).body).toEqual([]);
  expect(await stepsOf(organiser, eventId)).toBe(before + 1);
});

it('returns several people to the pool in one step, wherever they were', async () => {
  const { eventId, ada, benno, cleo } = await dinner();
  const before = await stepsOf(organiser, eventId);
  const answer = await move('return', { eventId, attendeeIds: [ada, benno, cleo] });
  expect([answer.status, answer.body.map(({ id }) => id)]).toEqual([200, [benno, cleo]]);
  expect(await reasons(eventId)).toEqual([0, 1, 2].map(() => [false, null]));
  expect(await sitting(organiser, eventId)).toEqual([null, null, null, null]);
  expect(await stepsOf(organiser, eventId)).toBe(before + 1);
});

it('requires somebody, and no more than one step may contain; hides what is hidden', async () => {
  const { eventId, ada } = await dinner();
  for (const to of ['hold', 'return'] as const) {
    const nobody = await move(to, { eventId, attendeeIds: [] });
    expect([nobody.status, nobody.body.issues[0]?.message]).toEqual([400, 'Name somebody to move']);
    const crowd = await move(to, {
      eventId,
      attendeeIds: Array(limits.movedTogether + 1).fill(ada),
    });
    expect([crowd.status, crowd.body.issues[0]?.path]).toEqual([400, 'attendeeIds']);
    expect((await move(to, { eventId, attendeeIds: [ada] }, {}, stranger)).status).toBe(404);
  }
});

it('changes the reason of a hold without its start, as a separate step', async () => {
  const { eventId, cleo } = await dinner();
  const path = `/api/attendees/${cleo}`;
  const before = (await organiser.call<AttendeeRow>('GET', path)).body;
  const { body } = await holding(cleo, { event: eventId, hold: true, reason: 'Ill' });
  expect(body).toEqual({ ...before, holdReason: 'Ill', updatedAt: body.updatedAt });
  expect(body.heldSince).not.toBeNull();
  const { body: history } = await organiser.call<{ action: string }[]>(
    'GET',
    `/api/events/${eventId}/history?limit=1`,
  );
  expect(history.map(({ action }) => action)).toEqual(['hold_reason_changed']);
});

import { describe, expect, it } from 'vitest';
import type { AttendeeRow } from '../../../schema/entities/attendee.ts';
import type { SeatRow } from '../../../schema/entities/seat.ts';
import { plannerOfFile } from '../../harness/plannerOfFile.ts';
import {
  anEvent,
  aTable,
  type Problem,
  people,
  seat,
  seatsOf,
  sitting,
  stepsOf,
  unknownId,
} from './prepared.ts';

const planner = plannerOfFile();
const organiser = planner.somebody('organiser@example.com');
const stranger = planner.somebody('stranger@example.com');

/** A table for four and people in the pool, in an event of its own. */
const dinnerOf = async (...names: string[]) => {
  const { id } = await anEvent(organiser);
  const { seats } = await aTable(organiser, id, 4);
  const attendees = names.length > 0 ? await people(organiser, id, ...names) : [];
  const idOf = (rows: { id: string }[]) => (n: number) => rows[n]?.id ?? '';
  return { id, seatAt: idOf(seats), person: idOf(attendees) };
};

const autoAssign = (body: object, headers?: Record<string, string>, caller = organiser) =>
  caller.call<Auto & Problem>('POST', '/api/seats/auto-assign', body, { headers });

type Auto = {
  assigned: number;
  unassigned: number;
  assignments: { seatId: string; attendeeId: string }[];
};

describe('assigning a seat', () => {
  it('answers the seat, as the next read shows it', async () => {
    const { id, seatAt, person } = await dinnerOf('Ada');
    const { status, body } = await seat(organiser, id, seatAt(1), person(0));
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: seatAt(1), eventId: id, position: 2, attendeeId: person(0) });
    expect((await seatsOf(organiser, id))[1]).toEqual(body);
  });

  it('moves them from another seat', async () => {
    const { id, seatAt, person } = await dinnerOf('Ada');
    await seat(organiser, id, seatAt(0), person(0));
    await seat(organiser, id, seatAt(3), person(0));
    expect(await sitting(organiser, id)).toEqual([null, null, null, person(0)]);
  });

  it('with null frees the seat, and a repeat adds no step', async () => {
    const { id, seatAt, person } = await dinnerOf('Ada');
    await seat(organiser, id, seatAt(0), person(0));
    for (const _ of ['once', 'again']) {
      const { status, body } = await seat(organiser, id, seatAt(0), null);
      expect([status, body.attendeeId]).toEqual([200, null]);
    }
    expect(await stepsOf(organiser, id)).toBe(5);
  });

  it('without a change succeeds and records nothing', async () => {
    const { id, seatAt, person } = await dinnerOf('Ada');
    const first = await seat(organiser, id, seatAt(0), person(0));
    const again = await seat(organiser, id, seatAt(0), person(0));
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await stepsOf(organiser, id)).toBe(4);
  });

  it('that is taken answers 409, names who sits there, and changes nothing', async () => {
    const { id, seatAt, person } = await dinnerOf('Ada', 'Grace');
    await seat(organiser, id, seatAt(0), person(0));
    await seat(organiser, id, seatAt(1), person(1));
    const { status, body } = await seat(organiser, id, seatAt(0), person(1));
    expect(status).toBe(409);
    expect(body).toEqual({
      message: 'Ada sits there already',
      code: 'SEAT_TAKEN',
      issues: [],
      attendeeId: person(0),
      name: 'Ada',
      requestId: expect.any(String),
    });
    expect(await sitting(organiser, id)).toEqual([person(0), person(1), null, null]);
  });

  it('replaces the person who sits there on request: they return to the pool', async () => {
    const { id, seatAt, person } = await dinnerOf('Ada', 'Grace');
    await seat(organiser, id, seatAt(0), person(0));
    const body = { eventId: id, attendeeId: person(1), ifTaken: 'REPLACE' };
    const answer = await organiser.call<SeatRow>('POST', `/api/seats/${seatAt(0)}/assign`, body);
    expect([answer.status, answer.body.attendeeId]).toEqual([200, person(1)]);
    expect(await sitting(organiser, id)).toEqual([person(1), null, null, null]);
  });

  it('of another event, or for an attendee of another event, answers 404', async () => {
    const [here, there] = [await dinnerOf('Ada'), await dinnerOf('Grace')];
    const cases = [
      [here.id, there.seatAt(0), here.person(0), 'SEAT_NOT_FOUND'],
      [here.id, here.seatAt(0), there.person(0), 'ATTENDEE_NOT_FOUND'],
      [there.id, here.seatAt(0), here.person(0), 'SEAT_NOT_FOUND'],
      [here.id, there.seatAt(0), null, 'SEAT_NOT_FOUND'],
      [here.id, unknownId, here.person(0), 'SEAT_NOT_FOUND'],
      [here.id, here.seatAt(0), unknownId, 'ATTENDEE_NOT_FOUND'],
      [unknownId, here.seatAt(0), here.person(0), 'EVENT_NOT_FOUND'],
    ] as const;
    for (const [eventId, seatId, attendeeId, code] of cases) {
      const { status, body } = await seat(organiser, eventId, seatId, attendeeId);
      expect([status, body.code]).toEqual([404, code]);
    }
    for (const { id } of [here, there])
      expect(await sitting(organiser, id)).toEqual([null, null, null, null]);
  });

  it.each([
    [{ eventId: 'e' }, 'attendeeId'],
    [{ attendeeId: null }, 'eventId'],
    [{ eventId: 'e', attendeeId: 7 }, 'attendeeId'],
    [{ eventId: 'e', attendeeId: 'a', ifTaken: 'PUSH' }, 'ifTaken'],
    [{ eventId: 'e', attendeeId: 'a', position: 2 }, 'position'],
    [{ eventId: 'e', attendeeId: 'a', seatId: 's' }, 'seatId'],
  ])('refuses %j with 400', async (body, path) => {
    const answer = await organiser.call<Problem>('POST', '/api/seats/some/assign', body);
    expect([answer.status, answer.body.issues.map((issue) => issue.path)]).toEqual([400, [path]]);
  });

  it('is refused to those who may not edit the event: 404 if hidden, 403 if public', async () => {
    const { id, seatAt, person } = await dinnerOf('Ada');
    expect((await seat(stranger, id, seatAt(0), person(0))).body.code).toBe('EVENT_NOT_FOUND');
    await organiser.call('PATCH', `/api/events/${id}`, { isPublic: true });
    expect((await seat(stranger, id, seatAt(0), person(0))).status).toBe(403);
    expect(await sitting(stranger, id)).toEqual([null, null, null, null]);
  });

  it('takes effect once for a key, even if the seat was freed in between', async () => {
    const { id, seatAt, person } = await dinnerOf('Ada');
    const send = () =>
      organiser.call(
        'POST',
        `/api/seats/${seatAt(0)}/assign`,
        { eventId: id, attendeeId: person(0) },
        { headers: { 'idempotency-key': 'seat' } },
      );
    const first = await send();
    await seat(organiser, id, seatAt(0), null);
    expect((await send()).body).toEqual(first.body);
    expect(await sitting(organiser, id)).toEqual([null, null, null, null]);
  });
});

describe('swapping', () => {
  const swap = (eventId: string, seatId: string, otherSeatId: string) =>
    organiser.call<SeatRow[] & Problem>('POST', '/api/seats/swap', {
      eventId,
      seatId,
      otherSeatId,
    });

  it('answers both seats with swapped people', async () => {
    const { id, seatAt, person } = await dinnerOf('Ada', 'Grace');
    await seat(organiser, id, seatAt(0), person(0));
    await seat(organiser, id, seatAt(2), person(1));
    const { status, body } = await swap(id, seatAt(0), seatAt(2));
    expect(status).toBe(200);
    expect(body.map(({ attendeeId }) => attendeeId)).toEqual([person(1), person(0)]);
    expect(await sitting(organiser, id)).toEqual([person(1), null, person(0), null]);
  });

  it('with an unknown seat answers 404', async () => {
    const { id, seatAt } = await dinnerOf();
    expect((await swap(id, seatAt(0), unknownId)).body.code).toBe('SEAT_NOT_FOUND');
  });
});

describe('auto-assign', () => {
  it('seats the pool as far as there are seats, in one step, and counts who found none', async () => {
    const { id, seatAt, person } = await dinnerOf(
      'Held',
      'Sits',
      'Ada',
      'Barbara',
      'Grace',
      'Hedy',
      'Joan',
    );
    await organiser.call('PATCH', `/api/attendees/${person(0)}/holding`, { event: id, hold: true });
    await seat(organiser, id, seatAt(1), person(1));
    const before = await stepsOf(organiser, id);
    const { status, body } = await autoAssign({ eventId: id });
    expect([status, body.assigned, body.unassigned]).toEqual([200, 3, 2]);
    const after = await seatsOf(organiser, id);
    expect(after[1]?.attendeeId).toBe(person(1));
    expect(after.map(({ attendeeId }) => attendeeId)).not.toContain(person(0));
    const seatedNow = after.filter((one) => one.position !== 2);
    expect(new Map(body.assignments.map((one) => [one.seatId, one.attendeeId]))).toEqual(
      new Map(seatedNow.map((one) => [one.id, one.attendeeId])),
    );
    expect(await stepsOf(organiser, id)).toBe(before + 1);
  });

  it('with an empty pool succeeds and records nothing', async () => {
    const { id } = await dinnerOf();
    const { status, body } = await autoAssign({ eventId: id });
    expect([status, body]).toEqual([200, { assigned: 0, unassigned: 0, assignments: [] }]);
    expect(await stepsOf(organiser, id)).toBe(2);
  });

  it('repeats the first answer for a key', async () => {
    const { id } = await dinnerOf('Ada');
    const send = () => autoAssign({ eventId: id }, { 'idempotency-key': 'auto' });
    const [first, again] = await Promise.all([send(), send()]);
    expect(first.body).toMatchObject({ assigned: 1 });
    expect(again.body).toEqual(first.body);
  });

  it('requires an event, refuses unknown fields, and hides what is hidden', async () => {
    const { id } = await dinnerOf();
    expect((await autoAssign({})).body.issues[0]?.path).toBe('eventId');
    expect((await autoAssign({ eventId: id, by: 'company' })).body.issues[0]?.path).toBe('by');
    expect((await autoAssign({ eventId: id }, {}, stranger)).status).toBe(404);
  });
});

describe('seating several at a table', () => {
  const seatMany = (body: object, headers?: Record<string, string>, caller = organiser) =>
    caller.call<{ assignments: Auto['assignments']; left: string[] } & Problem>(
      'POST',
      '/api/seats/assign-many',
      body,
      { headers },
    );
  const tableOf = async (id: string) => (await seatsOf(organiser, id))[0]?.tableId;

  it('seats them in one step, in order, and answers who found no seat', async () => {
    const { id, seatAt, person } = await dinnerOf('Sits', 'Ada', 'Barbara', 'Held', 'Grace');
    await seat(organiser, id, seatAt(1), person(0));
    await organiser.call('PATCH', `/api/attendees/${person(3)}/holding`, { event: id, hold: true });
    const before = await stepsOf(organiser, id);
    const attendeeIds = [person(3), person(0), person(1), person(2), person(4)];
    const body = { eventId: id, tableId: await tableOf(id), attendeeIds };
    const answer = await seatMany(body, { 'idempotency-key': 'together' });
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        assignments: [
          { seatId: seatAt(0), attendeeId: person(3) },
          { seatId: seatAt(2), attendeeId: person(1) },
          { seatId: seatAt(3), attendeeId: person(2) },
        ],
        left: [person(4)],
      },
    ]);
    expect(await sitting(organiser, id)).toEqual([person(3), person(0), person(1), person(2)]);
    expect(await stepsOf(organiser, id)).toBe(before + 1);
    const path = `/api/attendees?event=${id}&includeHolding=true`;
    const { body: all } = await organiser.call<AttendeeRow[]>('GET', path);
    expect(all.every(({ holdingFor }) => holdingFor.length === 0)).toBe(true);
    expect((await seatMany(body, { 'idempotency-key': 'together' })).body).toEqual(answer.body);
  });

  it('requires somebody, and no more than the limit; hides what is hidden', async () => {
    const { id, person } = await dinnerOf('Ada');
    const body = { eventId: id, tableId: await tableOf(id), attendeeIds: [person(0)] };
    const nobody = await seatMany({ ...body, attendeeIds: [] });
    expect([nobody.status, nobody.body.issues[0]?.path]).toEqual([400, 'attendeeIds']);
    const crowd = await seatMany({ ...body, attendeeIds: Array(201).fill(person(0)) });
    expect([crowd.status, crowd.body.issues[0]?.message]).toEqual([
      400,
      'Seat 200 people or fewer at once',
    ]);
    expect((await seatMany({ ...body, tableId: unknownId })).body.code).toBe('TABLE_NOT_FOUND');
    expect((await seatMany(body, {}, stranger)).status).toBe(404);
  });
});

describe('the list of seats', () => {
  it('contains every seat of the event, in pages on request', async () => {
    const { id, seatAt } = await dinnerOf();
    const all = await seatsOf(organiser, id);
    expect(all.map((one) => one.id)).toEqual([0, 1, 2, 3].map(seatAt));
    const part = await organiser.call<SeatRow[]>('GET', `/api/seats/all?event=${id}&limit=3`);
    expect(part.body).toEqual(all.slice(0, 3));
    expect(part.headers.get('link')).toContain('offset=3>; rel="next"');
  });

  it('requires an event, and only one', async () => {
    for (const query of ['', '?event=a&event=b']) {
      const { status, body } = await organiser.call<Problem>('GET', `/api/seats/all${query}`);
      expect([status, body.issues[0]?.path]).toEqual([400, 'event']);
    }
  });
});

describe('concurrently', () => {
  it('200 people request one seat: one gets it, 199 are told who has it', async () => {
    const names = Array.from({ length: 200 }, (_, n) => `Guest ${n + 1}`);
    const { id, seatAt } = await dinnerOf(...names);
    const { body: all } = await organiser.call<AttendeeRow[]>('GET', `/api/attendees?event=${id}`);
    const answers = await Promise.all(
      all.map((person) => seat(organiser, id, seatAt(0), person.id)),
    );
    const won = answers.filter(({ status }) => status === 200);
    const lost = answers.filter(({ status }) => status === 409);
    expect([won.length, lost.length]).toEqual([1, 199]);
    const winner = all.find((person) => person.id === won[0]?.body.attendeeId);
    for (const { body } of lost) {
      expect(body).toMatchObject({
        code: 'SEAT_TAKEN',
        message: `${winner?.name} sits there already`,
      });
    }
    expect(await sitting(organiser, id)).toEqual([winner?.id, null, null, null]);
  });

  it('one person is assigned to 200 seats, and sits on one of them', async () => {
    const { id } = await anEvent(organiser);
    for (let n = 0; n < 10; n += 1) await aTable(organiser, id, 20);
    const [ada] = await people(organiser, id, 'Ada');
    const seats = await seatsOf(organiser, id);
    const answers = await Promise.all(
      seats.map((one) => seat(organiser, id, one.id, ada?.id ?? '')),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await sitting(organiser, id)).filter(Boolean)).toEqual([ada?.id]);
    expect(await stepsOf(organiser, id)).toBe(1 + 10 + 1 + 200);
  });
});

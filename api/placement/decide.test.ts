import { describe, expect, it } from 'vitest';
import type { IfTaken } from '../../schema/inputs/placement.ts';
import type { Placement } from '../../schema/planFacts.ts';
import {
  comes,
  dinnerPlanned,
  eventId,
  given,
  holding,
  isHeld,
  miraSeatedAtOne,
  sits,
  tableStands,
} from '../../tests/harness/dinners.ts';
import { autoAssignment } from './autoAssign.ts';

const assign = (attendeeId: string, seatId: string, ifTaken: IfTaken = 'REFUSE') => ({
  type: 'AssignSeat' as const,
  eventId,
  seatId,
  attendeeId,
  ifTaken,
});

describe('AssignSeat', () => {
  it('seats somebody from the pool', () => {
    given(miraSeatedAtOne)
      .when(assign('ada', 'garden-2'))
      .gives([
        {
          type: 'SeatAssigned',
          data: { eventId, seatId: 'garden-2', attendeeId: 'ada', from: { in: 'pool' } },
        },
      ]);
  });

  it('moves somebody from another seat', () => {
    given(miraSeatedAtOne)
      .when(assign('mira', 'garden-3'))
      .gives([
        {
          type: 'SeatAssigned',
          data: {
            eventId,
            seatId: 'garden-3',
            attendeeId: 'mira',
            from: { in: 'seat', seatId: 'garden-1' },
          },
        },
      ]);
  });

  it('releases somebody who was held', () => {
    given([...miraSeatedAtOne, isHeld('ada', 'maybe')])
      .when(assign('ada', 'garden-2'))
      .gives([
        {
          type: 'SeatAssigned',
          data: { eventId, seatId: 'garden-2', attendeeId: 'ada', from: holding('maybe') },
        },
      ]);
  });

  it('refuses a seat that is taken, naming who sits there', () => {
    given(miraSeatedAtOne)
      .when(assign('ada', 'garden-1'))
      .refuses('SEAT_TAKEN', {
        message: 'mira sits there already',
        details: { attendeeId: 'mira', name: 'mira' },
      });
  });

  it('replaces the person who sits there on request', () => {
    given(miraSeatedAtOne)
      .when(assign('ada', 'garden-1', 'REPLACE'))
      .gives([
        { type: 'SeatUnassigned', data: { eventId, seatId: 'garden-1', attendeeId: 'mira' } },
        {
          type: 'SeatAssigned',
          data: { eventId, seatId: 'garden-1', attendeeId: 'ada', from: { in: 'pool' } },
        },
      ]);
  });

  it('records nothing if they already sit there', () => {
    given(miraSeatedAtOne).when(assign('mira', 'garden-1')).gives([]);
  });

  it('finds no seats and people of other events', () => {
    given(miraSeatedAtOne).when(assign('ada', 'elsewhere-1')).refuses('SEAT_NOT_FOUND');
    given(miraSeatedAtOne).when(assign('stranger', 'garden-2')).refuses('ATTENDEE_NOT_FOUND');
  });

  it('finds no event that was deleted or never created', () => {
    given([]).when(assign('ada', 'garden-1')).refuses('EVENT_NOT_FOUND');
  });
});

describe('UnassignSeat', () => {
  it('moves the person on the seat to the pool', () => {
    given(miraSeatedAtOne)
      .when({ type: 'UnassignSeat', eventId, seatId: 'garden-1' })
      .gives([
        { type: 'SeatUnassigned', data: { eventId, seatId: 'garden-1', attendeeId: 'mira' } },
      ]);
  });

  it('records nothing for a free seat', () => {
    given(miraSeatedAtOne).when({ type: 'UnassignSeat', eventId, seatId: 'garden-2' }).gives([]);
  });
});

describe('SwapSeats', () => {
  const both = [...miraSeatedAtOne, sits('ada', 'garden-2')];
  const swap = (seatId: string, otherSeatId: string) => ({
    type: 'SwapSeats' as const,
    eventId,
    seatId,
    otherSeatId,
  });

  it('makes two people change places', () => {
    given(both)
      .when(swap('garden-1', 'garden-2'))
      .gives([
        {
          type: 'SeatsSwapped',
          data: {
            eventId,
            a: { seatId: 'garden-1', attendeeId: 'mira' },
            b: { seatId: 'garden-2', attendeeId: 'ada' },
          },
        },
      ]);
  });

  it('needs somebody on both seats', () => {
    given(both).when(swap('garden-1', 'garden-3')).refuses('CONFLICT');
    given(both).when(swap('garden-1', 'nowhere')).refuses('SEAT_NOT_FOUND');
  });

  it('records nothing for a seat with itself', () => {
    given(both).when(swap('garden-1', 'garden-1')).gives([]);
  });
});

describe('SeatTogether', () => {
  const together = (...attendeeIds: string[]) => ({
    type: 'SeatTogether' as const,
    eventId,
    tableId: 'garden',
    attendeeIds,
  });
  const seated = (...people: { seatId: string; attendeeId: string; from: Placement }[]) => [
    { type: 'PeopleSeatedTogether' as const, data: { eventId, tableId: 'garden', seated: people } },
  ];
  const pool = { in: 'pool' } as const;
  const three = [...miraSeatedAtOne, comes('olle'), comes('eve'), tableStands('hall', 3)];

  it("gives the table's free seats to the named people in order, in one step", () => {
    given([...three, sits('eve', 'garden-3')])
      .when(together('olle', 'ada'))
      .gives(
        seated(
          { seatId: 'garden-2', attendeeId: 'olle', from: pool },
          { seatId: 'garden-4', attendeeId: 'ada', from: pool },
        ),
      );
  });

  it('takes people from other tables and out of the holding area', () => {
    given([...three, sits('olle', 'hall-1'), isHeld('ada', 'maybe')])
      .when(together('olle', 'ada'))
      .gives(
        seated(
          { seatId: 'garden-2', attendeeId: 'olle', from: { in: 'seat', seatId: 'hall-1' } },
          { seatId: 'garden-3', attendeeId: 'ada', from: holding('maybe') },
        ),
      );
  });

  it('seats as many as there are free seats, in the given order', () => {
    given([...three, comes('zoe')])
      .when(together('olle', 'ada', 'eve', 'zoe'))
      .gives(
        seated(
          { seatId: 'garden-2', attendeeId: 'olle', from: pool },
          { seatId: 'garden-3', attendeeId: 'ada', from: pool },
          { seatId: 'garden-4', attendeeId: 'eve', from: pool },
        ),
      );
  });

  it('leaves people who sit at the table already, and counts nobody twice', () => {
    given(three)
      .when(together('mira', 'ada', 'ada'))
      .gives(seated({ seatId: 'garden-2', attendeeId: 'ada', from: pool }));
    given(three).when(together('mira')).gives([]);
  });

  it('records nothing if no seat is free', () => {
    given([...three, tableStands('bar', 1), sits('eve', 'bar-1')])
      .when({ ...together('olle'), tableId: 'bar' })
      .gives([]);
  });

  it('seats everybody as requested, and frees the seats that they left', () => {
    const { state } = given([...three, sits('olle', 'hall-1'), ...seatedFromHall]);
    if (state.status !== 'active') throw new Error('the dinner is planned');
    expect(state.seats.get('hall-1')?.attendeeId).toBeNull();
    expect(state.seats.get('garden-2')?.attendeeId).toBe('olle');
    expect(state.attendees.get('olle')?.placement).toEqual({ in: 'seat', seatId: 'garden-2' });
  });
  const seatedFromHall = seated({
    seatId: 'garden-2',
    attendeeId: 'olle',
    from: { in: 'seat', seatId: 'hall-1' },
  });

  it('finds no tables and people of other events', () => {
    given(three)
      .when({ ...together('ada'), tableId: 'elsewhere' })
      .refuses('TABLE_NOT_FOUND');
    given(three).when(together('ada', 'stranger')).refuses('ATTENDEE_NOT_FOUND');
  });
});

describe('AutoAssignSeats', () => {
  const auto = { type: 'AutoAssignSeats' as const, eventId };

  it('seats the pool as far as there are seats, but nobody who is held or seated', () => {
    const events = given([
      dinnerPlanned,
      ...['mira', 'ada', 'olle', 'eve', 'zoe'].map((name) => comes(name)),
      tableStands('garden', 3),
      sits('mira', 'garden-2'),
      isHeld('ada'),
    ])
      .when(auto)
      .events();
    expect(events).toEqual([
      {
        type: 'SeatsAutoAssigned',
        data: {
          eventId,
          assignments: [
            ['garden-1', 'olle'],
            ['garden-3', 'eve'],
          ],
          unassigned: 1,
        },
      },
    ]);
  });

  it('keeps colleagues together', () => {
    const plan = given([
      dinnerPlanned,
      comes('a1', 'Acme'),
      comes('b1', 'Birch'),
      comes('a2', 'ACME '),
      comes('b2', 'Birch'),
      comes('a3', 'Acme'),
      tableStands('small', 2),
      tableStands('large', 3),
    ]).state;
    if (plan.status !== 'active') throw new Error('the dinner is planned');
    const tableOf = new Map(
      autoAssignment(plan).assignments.map(([seatId, who]) => [who, seatId.split('-')[0]]),
    );
    expect(['a1', 'a2', 'a3'].map((who) => tableOf.get(who))).toEqual(['large', 'large', 'large']);
    expect(['b1', 'b2'].map((who) => tableOf.get(who))).toEqual(['small', 'small']);
  });

  it('gives the same result for the same plan, even for 5,000 people at 500 tables', () => {
    const people = Array.from({ length: 5_000 }, (_, n) => comes(`p${n}`, `Company ${n % 300}`));
    const tables = Array.from({ length: 500 }, (_, n) => tableStands(`t${n}`, 10));
    const plan = given([dinnerPlanned, ...people, ...tables]).state;
    if (plan.status !== 'active') throw new Error('the dinner is planned');
    const once = autoAssignment(plan);
    expect(once).toEqual(autoAssignment(plan));
    expect(once.unassigned).toBe(0);
    expect(new Set(once.assignments.map(([seatId]) => seatId)).size).toBe(5_000);
    expect(new Set(once.assignments.map(([, who]) => who)).size).toBe(5_000);
  });

  it("refuses the engine's result if somebody no longer waits, or a seat is taken", () => {
    const seating = (...assignments: [seatId: string, attendeeId: string][]) => ({
      ...auto,
      found: { assignments, engine: 'seating-engine/1', seed: 1, done: 100 },
    });
    const dinner = given([...miraSeatedAtOne, comes('olle'), isHeld('olle')]);
    expect(dinner.when(seating(['garden-2', 'ada'])).events()).toHaveLength(1);
    dinner.when(seating(['garden-1', 'ada'])).refuses('CONFLICT');
    dinner.when(seating(['garden-2', 'mira'])).refuses('CONFLICT');
    dinner.when(seating(['garden-2', 'olle'])).refuses('CONFLICT');
    dinner.when(seating(['garden-2', 'nobody'])).refuses('CONFLICT');
  });

  it('records nothing if nobody waits or no seat is free', () => {
    given([dinnerPlanned, tableStands('garden', 3)])
      .when(auto)
      .gives([]);
    given([dinnerPlanned, comes('mira')])
      .when(auto)
      .gives([]);
  });
});

describe('HoldTogether', () => {
  const hold = (reason: string | null, ...attendeeIds: string[]) => ({
    type: 'HoldTogether' as const,
    eventId,
    attendeeIds,
    reason,
  });

  it('holds the named people in one step, for one reason, and frees their seats', () => {
    const held = given([...miraSeatedAtOne, comes('olle')]).when(hold('maybe', 'olle', 'mira'));
    held.gives([
      {
        type: 'PeopleHeldTogether',
        data: {
          eventId,
          held: [
            { attendeeId: 'olle', reason: 'maybe', from: { in: 'pool' } },
            { attendeeId: 'mira', reason: 'maybe', from: { in: 'seat', seatId: 'garden-1' } },
          ],
        },
      },
    ]);
    const after = held.leaves();
    if (after.status !== 'active') throw new Error('the dinner is planned');
    expect(after.seats.get('garden-1')?.attendeeId).toBeNull();
    for (const id of ['olle', 'mira'])
      expect(after.attendees.get(id)?.placement).toEqual(holding('maybe'));
  });

  it('leaves people who are held already, and counts nobody twice', () => {
    const history = [...miraSeatedAtOne, comes('olle'), isHeld('olle', 'travels')];
    given(history)
      .when(hold('maybe', 'olle', 'ada', 'ada'))
      .gives([
        {
          type: 'PeopleHeldTogether',
          data: {
            eventId,
            held: [{ attendeeId: 'ada', reason: 'maybe', from: { in: 'pool' } }],
          },
        },
      ]);
    given(history).when(hold('maybe', 'olle')).gives([]);
  });

  it('moves nobody if somebody is unknown', () => {
    given(miraSeatedAtOne)
      .when(hold(null, 'mira', 'nobody'))
      .refuses('ATTENDEE_NOT_FOUND');
  });
});

describe('ReturnToPool', () => {
  const back = (...attendeeIds: string[]) => ({
    type: 'ReturnToPool' as const,
    eventId,
    attendeeIds,
  });
  const history = [...miraSeatedAtOne, comes('olle'), isHeld('olle', 'travels')];

  it('takes the named people off their seats and out of the holding area, in one step', () => {
    const returned = given(history).when(back('mira', 'olle'));
    returned.gives([
      {
        type: 'PeopleReturnedToPool',
        data: {
          eventId,
          returned: [
            { attendeeId: 'mira', from: { in: 'seat', seatId: 'garden-1' } },
            { attendeeId: 'olle', from: holding('travels') },
          ],
        },
      },
    ]);
    const after = returned.leaves();
    if (after.status !== 'active') throw new Error('the dinner is planned');
    expect(after.seats.get('garden-1')?.attendeeId).toBeNull();
    for (const id of ['mira', 'olle'])
      expect(after.attendees.get(id)?.placement).toEqual({ in: 'pool' });
  });

  it('leaves people who are in the pool, and records nothing if all are', () => {
    given(history)
      .when(back('ada', 'olle'))
      .gives([
        {
          type: 'PeopleReturnedToPool',
          data: { eventId, returned: [{ attendeeId: 'olle', from: holding('travels') }] },
        },
      ]);
    given(history).when(back('ada')).gives([]);
  });

  it('moves nobody if somebody is unknown', () => {
    given(history).when(back('mira', 'nobody')).refuses('ATTENDEE_NOT_FOUND');
  });
});

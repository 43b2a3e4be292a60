import { describe, expect, it } from 'vitest';
import type { EventPlanEvent } from '../../../schema/domainEvents.ts';
import {
  comes,
  declines,
  eventId,
  isHeld,
  miraSeatedAtOne,
  standing,
} from '../../../tests/harness/dinners.ts';
import { now } from '../../../tests/harness/givenWhenThen.ts';
import { eventPlanDecider } from '../../eventPlans/decider.ts';
import type { PlanState } from '../../eventPlans/state.ts';
import { pictureOf } from './planPicture.ts';

const picture = (...history: EventPlanEvent[]) => {
  const happened = history.map((event) => ({ ...event, metadata: { at: now } }));
  const state = happened.reduce<PlanState>(eventPlanDecider.evolve, eventPlanDecider.initialState);
  return pictureOf(standing(state));
};

describe('the picture of a plan', () => {
  it('shows tables, seats and people as values, each in order', () => {
    const { tables, seats, people } = picture(...miraSeatedAtOne);
    expect(tables).toEqual([
      {
        tableId: 'garden',
        name: 'garden',
        layout: 'circular',
        endSeats: false,
        capacity: 4,
        x: 0,
        y: 0,
        rotation: 0,
      },
    ]);
    expect(seats.map(({ seatId, tableId, position }) => [seatId, tableId, position])).toEqual(
      [1, 2, 3, 4].map((position) => [`garden-${position}`, 'garden', position]),
    );
    expect(seats.map(({ attendeeId }) => attendeeId)).toEqual(['mira', null, null, null]);
    expect(people[0]).toEqual({
      attendeeId: 'mira',
      name: 'mira',
      title: null,
      company: null,
      attendeeRole: 'guest',
      isCheckedIn: false,
      where: 'seated',
      holdReason: null,
    });
  });

  it('tells where everybody is, and counts them', () => {
    const { people, pool, declined, seated, holding } = picture(
      ...miraSeatedAtOne,
      comes('ben'),
      isHeld('ben', 'May be ill'),
      comes('cleo'),
      declines('cleo'),
    );
    expect(
      people.map(({ attendeeId, where, holdReason }) => [attendeeId, where, holdReason]),
    ).toEqual([
      ['mira', 'seated', null],
      ['ada', 'pool', null],
      ['ben', 'holding', 'May be ill'],
      ['cleo', 'pool', null],
    ]);
    expect({ pool, declined, seated, holding }).toEqual({
      pool: 2,
      declined: 1,
      seated: 1,
      holding: 1,
    });
  });

  it('contains neither people who have left nor seats of removed tables', () => {
    const { people, seats, tables } = picture(
      ...miraSeatedAtOne,
      {
        type: 'TableDeleted',
        data: {
          eventId,
          tableId: 'garden',
          name: 'garden',
          layout: 'circular',
          endSeats: false,
          place: { x: 0, y: 0, rotation: 0 },
          seats: [],
          displaced: [{ attendeeId: 'mira', seatId: 'garden-1' }],
        },
      },
      {
        type: 'AttendeeErased',
        data: { eventId, attendeeId: 'ada', was: { in: 'pool' }, isCheckedIn: false },
      },
    );
    expect([tables, seats]).toEqual([[], []]);
    expect(people.map(({ attendeeId, where }) => [attendeeId, where])).toEqual([['mira', 'pool']]);
  });
});

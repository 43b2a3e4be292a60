import { describe, expect, it } from 'vitest';
import type { EventPlanEvent } from '../../schema/domainEvents.ts';
import {
  eventId,
  given,
  miraSeatedAtOne,
  sits,
  standing,
  tableStands,
} from '../../tests/harness/dinners.ts';
import { diffPlans } from '../planChange/diff.ts';
import { obstaclesTo } from '../planChange/obstacles.ts';
import type { EventPlanCommand } from './commands.ts';

const mira = { eventId, attendeeId: 'mira' };
const pinned: EventPlanEvent = { type: 'AttendeePinned', data: { ...mira, seatId: 'garden-1' } };
const unpinned: EventPlanEvent = {
  type: 'AttendeeUnpinned',
  data: { ...mira, seatId: 'garden-1' },
};
/** Mira is pinned to seat 1 of the garden, Ada sits on seat 2, a hall of four stands empty. */
const evening = [...miraSeatedAtOne, sits('ada', 'garden-2'), tableStands('hall', 4), pinned];
const attendeeIds = ['mira', 'ada'];

describe('PinAttendee', () => {
  it('pins somebody to their present seat, once', () => {
    given(miraSeatedAtOne)
      .when({ type: 'PinAttendee', ...mira })
      .gives([pinned]);
    given(evening)
      .when({ type: 'PinAttendee', ...mira })
      .gives([]);
  });

  it('refuses to pin somebody without a seat', () => {
    given(miraSeatedAtOne)
      .when({ type: 'PinAttendee', eventId, attendeeId: 'ada' })
      .refuses('CONFLICT', { message: 'Only somebody who has a seat can be pinned to it' });
  });
});

describe('UnpinAttendee', () => {
  it('removes a pin if there is one', () => {
    given(evening)
      .when({ type: 'UnpinAttendee', ...mira })
      .gives([unpinned]);
    given(miraSeatedAtOne)
      .when({ type: 'UnpinAttendee', ...mira })
      .gives([]);
  });
});

type Move = Extract<EventPlanCommand, { movePinned?: boolean }>;

/** Each move by hand with Mira's seat after it, or null if her pin ends. */
const moves: [Move, seatId: string | null][] = [
  [{ type: 'AssignSeat', ...mira, seatId: 'hall-1', ifTaken: 'REFUSE' }, 'hall-1'],
  [
    { type: 'AssignSeat', eventId, attendeeId: 'ada', seatId: 'garden-1', ifTaken: 'REPLACE' },
    null,
  ],
  [{ type: 'UnassignSeat', eventId, seatId: 'garden-1' }, null],
  [{ type: 'SwapSeats', eventId, seatId: 'garden-2', otherSeatId: 'garden-1' }, 'garden-2'],
  [{ type: 'SeatTogether', eventId, tableId: 'hall', attendeeIds }, 'hall-1'],
  [{ type: 'HoldTogether', eventId, attendeeIds, reason: null }, null],
  [{ type: 'ReturnToPool', eventId, attendeeIds }, null],
  [{ type: 'HoldAttendee', ...mira, reason: 'Late' }, null],
  [{ type: 'EditAttendee', ...mira, changes: { held: true } }, null],
];

describe.each(moves)('$type of somebody pinned', (command, seatId) => {
  it('is refused, naming them', () => {
    given(evening)
      .when(command)
      .refuses('ATTENDEE_PINNED', {
        message: 'mira is pinned to their seat',
        details: { people: [{ attendeeId: 'mira', name: 'mira' }], count: 1 },
      });
  });

  it('is done if it is intended: the pin moves to the new seat, and ends without one', () => {
    const moving = given(evening).when({ ...command, movePinned: true });
    const { placement, isPinned } = standing(moving.leaves()).attendees.get('mira') ?? {};
    expect(isPinned).toBe(seatId !== null);
    if (seatId) expect(placement).toEqual({ in: 'seat', seatId });
    expect(moving.events().filter(({ type }) => type === 'AttendeeUnpinned')).toEqual(
      seatId ? [] : [unpinned],
    );
  });

  it('needs no confirmation if nobody is pinned', () => {
    expect(() => given(evening.slice(0, -1)).when(command).events()).not.toThrow();
  });
});

it('names the first of several pinned people, and counts the others', () => {
  const both = [
    ...evening,
    { type: 'AttendeePinned' as const, data: { eventId, attendeeId: 'ada', seatId: 'garden-2' } },
  ];
  given(both)
    .when({ type: 'ReturnToPool', eventId, attendeeIds })
    .refuses('ATTENDEE_PINNED', {
      message: 'mira and others (1) are pinned to their seats',
      details: { count: 2 },
    });
});

it.each<EventPlanCommand>([
  { type: 'DeleteTable', eventId, tableId: 'garden' },
  { type: 'EditTable', eventId, tableId: 'garden', changes: { capacity: 1, layout: 'oval' } },
])('unpins people who lose their seat with the table, in the same step: $type', (command) => {
  const crowded = [
    ...miraSeatedAtOne.slice(0, -1),
    sits('ada', 'garden-1'),
    sits('mira', 'garden-4'),
    { ...pinned, data: { ...mira, seatId: 'garden-4' } } as EventPlanEvent,
  ];
  const losing = given(crowded).when(command);
  expect(losing.events()[0]?.type).toBe(
    command.type === 'EditTable' ? 'TableLayoutChanged' : 'AttendeeUnpinned',
  );
  expect(losing.events().map(({ type }) => type)).toContain('AttendeeUnpinned');
  expect(standing(losing.leaves()).attendees.get('mira')?.isPinned).toBe(false);
});

it('blocks the undo of a step that seated somebody who was pinned since', () => {
  const plan = standing(given(evening).state as never);
  const before = standing(given(miraSeatedAtOne.slice(0, -1)).state as never);
  const seated = standing(given(miraSeatedAtOne).state as never);
  expect(obstaclesTo(diffPlans(seated, before), plan)).toContainEqual({
    kind: 'attendee',
    id: 'mira',
  });
});

it('blocks a change that would pin somebody who has lost their seat since', () => {
  const seated = standing(given(miraSeatedAtOne).state as never);
  const withPin = standing(given([...miraSeatedAtOne, pinned]).state as never);
  const left = standing(given(miraSeatedAtOne.slice(0, -1)).state as never);
  expect(obstaclesTo(diffPlans(seated, withPin), left)).toContainEqual({
    kind: 'attendee',
    id: 'mira',
  });
});

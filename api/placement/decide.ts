import type { EventPlanEvent } from '../../schema/domainEvents.ts';
import { Refusal } from '../../schema/refusal.ts';
import type { Decided } from '../core/decider.ts';
import type { PlanDecisions } from '../eventPlans/handlers.ts';
import { refusePinned, unpinned } from '../eventPlans/pins.ts';
import { type ActivePlan, attendeeOf, isWaiting, seatOf, tableOf } from '../eventPlans/state.ts';
import { autoAssignment } from './autoAssign.ts';
import type { FoundSeats, PlacementCommand } from './commands.ts';
import { takeProposal } from './takeProposal.ts';

type Of<T extends PlacementCommand['type']> = Extract<PlacementCommand, { type: T }>;
type Events = Decided<EventPlanEvent>[];

/** Seats a person from pool, seat or holding. */
const assignSeat = (
  { eventId, seatId, attendeeId, ifTaken, movePinned }: Of<'AssignSeat'>,
  plan: ActivePlan,
): Events => {
  const seat = seatOf(plan, seatId);
  const { placement } = attendeeOf(plan, attendeeId);
  if (seat.attendeeId === attendeeId) return [];
  const assigned = {
    type: 'SeatAssigned' as const,
    data: { eventId, seatId, attendeeId, from: placement },
  };
  const displaced = seat.attendeeId === null ? [] : [seat.attendeeId];
  if (seat.attendeeId && ifTaken === 'REFUSE') throw seatTaken(plan, seat.attendeeId);
  refusePinned(plan, [attendeeId, ...displaced], movePinned);
  return [...unseated(plan, seatId, displaced), assigned];
};

const seatTaken = (plan: ActivePlan, attendeeId: string): Refusal => {
  const { name } = attendeeOf(plan, attendeeId).person;
  return new Refusal('SEAT_TAKEN', `${name} sits there already`, [], { attendeeId, name });
};

/** Frees the seat of an occupant, who thereby loses their pin. */
const unseated = (plan: ActivePlan, seatId: string, occupants: readonly string[]): Events => [
  ...unpinned(plan, occupants),
  ...occupants.map((attendeeId) => {
    const data = { eventId: plan.eventId, seatId, attendeeId };
    return { type: 'SeatUnassigned' as const, data };
  }),
];

const unassignSeat = ({ seatId, movePinned }: Of<'UnassignSeat'>, plan: ActivePlan): Events => {
  const { attendeeId } = seatOf(plan, seatId);
  const occupants = attendeeId === null ? [] : [attendeeId];
  refusePinned(plan, occupants, movePinned);
  return unseated(plan, seatId, occupants);
};

const swapSeats = (
  { eventId, seatId, otherSeatId, movePinned }: Of<'SwapSeats'>,
  plan: ActivePlan,
): Events => {
  const one = seatOf(plan, seatId).attendeeId;
  const other = seatOf(plan, otherSeatId).attendeeId;
  if (seatId === otherSeatId) return [];
  if (!one || !other) {
    throw new Refusal('CONFLICT', 'Both seats must be taken to swap their people');
  }
  refusePinned(plan, [one, other], movePinned);
  const a = { seatId, attendeeId: one };
  const b = { seatId: otherSeatId, attendeeId: other };
  return [{ type: 'SeatsSwapped', data: { eventId, a, b } }];
};

const autoAssignSeats = ({ eventId, found }: Of<'AutoAssignSeats'>, plan: ActivePlan): Events => {
  if (found) return seatAsFound(eventId, found, plan);
  const { assignments, unassigned } = autoAssignment(plan);
  if (assignments.length === 0) return [];
  return [{ type: 'SeatsAutoAssigned', data: { eventId, assignments, unassigned } }];
};

/** @throws Refusal CONFLICT if the plan has changed since the engine read it */
const seatAsFound = (eventId: string, found: FoundSeats, plan: ActivePlan): Events => {
  const { assignments } = found;
  const isPossible = assignments.every(([seatId, attendeeId]) => {
    const attendee = plan.attendees.get(attendeeId);
    return attendee && isWaiting(attendee) && plan.seats.get(seatId)?.attendeeId === null;
  });
  if (!isPossible)
    throw new Refusal('CONFLICT', 'The plan has changed in the meantime. Try again.');
  if (assignments.length === 0) return [];
  const waiting = [...plan.attendees.values()].filter(isWaiting);
  const unassigned = waiting.length - assignments.length;
  return [{ type: 'SeatsAutoAssigned', data: { eventId, unassigned, ...found } }];
};

/**
 * Seats people on the table's free seats, by position, in the given order. People who sit there already or
 * find no seat stay where they are.
 */
const seatTogether = (
  { eventId, tableId, attendeeIds, movePinned }: Of<'SeatTogether'>,
  plan: ActivePlan,
): Events => {
  const { seatIds } = tableOf(plan, tableId);
  const arrivals = placementsOf(plan, attendeeIds).filter(
    ({ from }) => from.in !== 'seat' || seatOf(plan, from.seatId).tableId !== tableId,
  );
  const seated = seatIds
    .filter((seatId) => seatOf(plan, seatId).attendeeId === null)
    .slice(0, arrivals.length)
    .map((seatId, index) => ({ seatId, ...(arrivals[index] as (typeof arrivals)[number]) }));
  refusePinned(plan, idsOf(seated), movePinned);
  return seated.length > 0
    ? [{ type: 'PeopleSeatedTogether', data: { eventId, tableId, seated } }]
    : [];
};

const holdTogether = (
  { eventId, attendeeIds, reason, movePinned }: Of<'HoldTogether'>,
  plan: ActivePlan,
): Events => {
  const held = placementsOf(plan, attendeeIds).flatMap(({ attendeeId, from }) =>
    from.in === 'holding' ? [] : [{ attendeeId, reason, from }],
  );
  if (held.length === 0) return [];
  refusePinned(plan, idsOf(held), movePinned);
  const data = { eventId, held };
  return [...unpinned(plan, idsOf(held)), { type: 'PeopleHeldTogether', data }];
};

const returnToPool = (
  { eventId, attendeeIds, movePinned }: Of<'ReturnToPool'>,
  plan: ActivePlan,
): Events => {
  const returned = placementsOf(plan, attendeeIds).flatMap(({ attendeeId, from }) =>
    from.in === 'pool' ? [] : [{ attendeeId, from }],
  );
  if (returned.length === 0) return [];
  refusePinned(plan, idsOf(returned), movePinned);
  const data = { eventId, returned };
  return [...unpinned(plan, idsOf(returned)), { type: 'PeopleReturnedToPool', data }];
};

const idsOf = (people: readonly { attendeeId: string }[]): string[] =>
  people.map(({ attendeeId }) => attendeeId);

/** The present placement of each distinct person, in the given order. */
const placementsOf = (plan: ActivePlan, attendeeIds: readonly string[]) =>
  [...new Set(attendeeIds)].map((attendeeId) => ({
    attendeeId,
    from: attendeeOf(plan, attendeeId).placement,
  }));

/**
 * Decides a command on seats and holding.
 * @throws Refusal SEAT_TAKEN; CONFLICT for a swap with a free seat; ATTENDEE_PINNED; SEAT_NOT_FOUND,
 * TABLE_NOT_FOUND, ATTENDEE_NOT_FOUND; PROPOSAL_OUTDATED; CONFLICT for seats that the engine found for
 * another state
 */
export const placementDecisions: PlanDecisions<PlacementCommand> = {
  AssignSeat: assignSeat,
  UnassignSeat: unassignSeat,
  SwapSeats: swapSeats,
  AutoAssignSeats: autoAssignSeats,
  TakeSeatingProposal: takeProposal,
  SeatTogether: seatTogether,
  HoldTogether: holdTogether,
  ReturnToPool: returnToPool,
};

import type { ActivePlan } from '../../../api/eventPlans/state.ts';
import type { PlacementCommand } from '../../../api/placement/commands.ts';
import type { ProposedMove } from '../../../schema/domainEvents.ts';
import { pick, type RandomCommands } from './named.ts';

/** Moves everybody who is not held by one seat, starting with some person and some seat. */
const proposedIn = (plan: ActivePlan, a: number, b: number): ProposedMove[] => {
  const seatIds = [...plan.seats.keys()].sort();
  const people = [...plan.attendees].filter(([, { placement }]) => placement.in !== 'holding');
  const moves = people
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(
      ([attendeeId, { placement }], n): ProposedMove => [
        attendeeId,
        placement.in === 'seat' ? placement.seatId : null,
        n < seatIds.length ? (seatIds[(n + b) % seatIds.length] ?? null) : null,
      ],
    );
  return moves.filter(([, from, to]) => from !== to).slice(a % 3);
};

export const placementCommands = {
  assign: ({ person, seats, c }) => ({
    type: 'AssignSeat',
    ...person,
    seatId: seats[1],
    ifTaken: 'REFUSE',
    movePinned: c % 2 === 0,
  }),
  replace: ({ person, seats, c }) => ({
    type: 'AssignSeat',
    ...person,
    seatId: seats[1],
    ifTaken: 'REPLACE',
    movePinned: c % 2 === 0,
  }),
  unassign: ({ eventId, seats, c }) => ({
    type: 'UnassignSeat',
    eventId,
    seatId: seats[0],
    movePinned: c % 2 === 0,
  }),
  swap: ({ eventId, seats: [seatId, otherSeatId], c }) => ({
    type: 'SwapSeats',
    eventId,
    seatId,
    otherSeatId,
    movePinned: c % 2 === 0,
  }),
  together: ({ person: { attendeeId }, table, seats, plan, c }) => ({
    type: 'SeatTogether',
    ...table,
    attendeeIds: [attendeeId, ...seats.flatMap((id) => plan.seats.get(id)?.attendeeId ?? [])],
    movePinned: c % 2 === 0,
  }),
  holdTogether: ({ eventId, person: { attendeeId }, seats, plan, c }) => ({
    type: 'HoldTogether',
    eventId,
    attendeeIds: [attendeeId, ...seats.flatMap((id) => plan.seats.get(id)?.attendeeId ?? [])],
    movePinned: c % 2 === 0,
    reason: c % 2 ? 'maybe' : null,
  }),
  returnToPool: ({ eventId, person: { attendeeId }, seats, plan, c }) => ({
    type: 'ReturnToPool',
    eventId,
    attendeeIds: [attendeeId, ...seats.flatMap((id) => plan.seats.get(id)?.attendeeId ?? [])],
    movePinned: c % 2 === 0,
  }),
  auto: ({ eventId }) => ({ type: 'AutoAssignSeats', eventId }),
  take: ({ eventId, a, b, c, plan }) => ({
    type: 'TakeSeatingProposal',
    eventId,
    proposalId: 'proposal',
    moves: proposedIn(plan, a, b),
    budget: null,
    without: c % 3 === 0 ? [pick(plan.attendees.keys(), a)] : [],
    whatStillFits: c % 2 === 0,
  }),
} satisfies RandomCommands<PlacementCommand>;

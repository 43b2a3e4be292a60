import type { ProposedMove } from '../../schema/domainEvents.ts';
import type { PlanFolds } from '../eventPlans/handlers.ts';
import { type ActivePlan, placed, pool, toPool } from '../eventPlans/state.ts';

type Seating = readonly (readonly [seatId: string, attendeeId: string])[];

/** Seats people, as pairs of seat and person. */
export const seated = (plan: ActivePlan, seating: Seating): ActivePlan =>
  seating.reduce(
    (now, [seatId, attendeeId]) => placed(now, attendeeId, { in: 'seat', seatId }),
    plan,
  );

/** Everybody leaves their seat before anybody takes one, because people may take each other's seats. */
const rearranged = (plan: ActivePlan, moves: readonly ProposedMove[]): ActivePlan => {
  const leaving = moves.flatMap(([attendeeId, from]) => (from === null ? [] : [{ attendeeId }]));
  const taking = moves.flatMap(([attendeeId, , to]): [string, string][] =>
    to === null ? [] : [[to, attendeeId]],
  );
  return seated(toPool(plan, leaving), taking);
};

/**
 * Folds domain events of seats and holding into their plan.
 * @throws Refusal ATTENDEE_NOT_FOUND for an event about somebody who is not in the plan
 */
export const placementFolds = {
  SeatAssigned: (plan, { data }) => seated(plan, [[data.seatId, data.attendeeId]]),
  SeatUnassigned: (plan, { data }) => placed(plan, data.attendeeId, pool),
  SeatsSwapped: (plan, { data: { a, b } }) =>
    seated(plan, [
      [b.seatId, a.attendeeId],
      [a.seatId, b.attendeeId],
    ]),
  SeatsAutoAssigned: (plan, { data }) => seated(plan, data.assignments),
  SeatingProposalTaken: (plan, { data }) => rearranged(plan, data.moves),
  PeopleSeatedTogether: (plan, { data }) =>
    seated(
      plan,
      data.seated.map(({ seatId, attendeeId }) => [seatId, attendeeId]),
    ),
  PeopleHeldTogether: (plan, { data, metadata: { at } }) =>
    data.held.reduce(
      (now, { attendeeId, reason }) =>
        placed(now, attendeeId, { in: 'holding', since: at, reason }),
      plan,
    ),
  PeopleReturnedToPool: (plan, { data }) => toPool(plan, data.returned),
} satisfies Partial<PlanFolds>;

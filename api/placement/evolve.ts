import type { DomainEventOf, ProposedMove } from '../../schema/domainEvents.ts';
import type { Happened } from '../core/decider.ts';
import { type ActivePlan, placed, pool, toPool } from '../eventPlans/state.ts';

type PlacementEvent = DomainEventOf<
  | 'SeatAssigned'
  | 'SeatUnassigned'
  | 'SeatsSwapped'
  | 'SeatsAutoAssigned'
  | 'SeatingProposalTaken'
  | 'PeopleSeatedTogether'
  | 'PeopleHeldTogether'
  | 'PeopleReturnedToPool'
>;

type Seating = readonly (readonly [seatId: string, attendeeId: string])[];

/** Seats people, as pairs of seat and person. */
export const seated = (plan: ActivePlan, seating: Seating): ActivePlan =>
  seating.reduce(
    (now, [seatId, attendeeId]) => placed(now, attendeeId, { in: 'seat', seatId }),
    plan,
  );

/** Everybody gets up before anybody sits down: people may take each other's seats. */
const rearranged = (plan: ActivePlan, moves: readonly ProposedMove[]): ActivePlan => {
  const leaving = moves.flatMap(([attendeeId, from]) => (from === null ? [] : [{ attendeeId }]));
  const taking = moves.flatMap(([attendeeId, , to]): [string, string][] =>
    to === null ? [] : [[to, attendeeId]],
  );
  return seated(toPool(plan, leaving), taking);
};

/**
 * Folds one domain event of seats and holding into its plan.
 * @throws Refusal ATTENDEE_NOT_FOUND for an event about somebody who is not in the plan
 */
export const evolvePlacement = (plan: ActivePlan, event: Happened<PlacementEvent>): ActivePlan => {
  switch (event.type) {
    case 'SeatAssigned':
      return seated(plan, [[event.data.seatId, event.data.attendeeId]]);
    case 'SeatUnassigned':
      return placed(plan, event.data.attendeeId, pool);
    case 'SeatsSwapped': {
      const { a, b } = event.data;
      return seated(plan, [
        [b.seatId, a.attendeeId],
        [a.seatId, b.attendeeId],
      ]);
    }
    case 'SeatsAutoAssigned':
      return seated(plan, event.data.assignments);
    case 'SeatingProposalTaken':
      return rearranged(plan, event.data.moves);
    case 'PeopleSeatedTogether':
      return seated(
        plan,
        event.data.seated.map(({ seatId, attendeeId }) => [seatId, attendeeId]),
      );
    case 'PeopleHeldTogether': {
      const holding = { in: 'holding' as const, since: event.metadata.at };
      return event.data.held.reduce(
        (parked, { attendeeId, reason }) => placed(parked, attendeeId, { ...holding, reason }),
        plan,
      );
    }
    case 'PeopleReturnedToPool':
      return toPool(plan, event.data.returned);
  }
};

import type { DomainEventOf } from '../../schema/domainEvents.ts';
import type { Happened } from '../core/decider.ts';
import { type ActivePlan, placed, pool, toPool } from '../eventPlans/state.ts';

type PlacementEvent = DomainEventOf<
  | 'SeatAssigned'
  | 'SeatUnassigned'
  | 'SeatsSwapped'
  | 'SeatsAutoAssigned'
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

/** Folds one domain event of seats and holding into its plan. */
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

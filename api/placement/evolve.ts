import type { DomainEventOf } from '../../schema/domainEvents.ts';
import type { Happened } from '../core/decider.ts';
import { type ActivePlan, placed, toPool } from '../eventPlans/state.ts';

type PlacementEvent = DomainEventOf<
  | 'SeatAssigned'
  | 'SeatUnassigned'
  | 'SeatsSwapped'
  | 'SeatsAutoAssigned'
  | 'PeopleSeatedTogether'
  | 'PeopleHeldTogether'
  | 'PeopleReturnedToPool'
>;

export const evolvePlacement = (plan: ActivePlan, event: Happened<PlacementEvent>): ActivePlan => {
  switch (event.type) {
    case 'SeatAssigned':
      return placed(plan, event.data.attendeeId, { in: 'seat', seatId: event.data.seatId });
    case 'SeatUnassigned':
      return placed(plan, event.data.attendeeId, { in: 'pool' });
    case 'SeatsSwapped': {
      const { a, b } = event.data;
      const one = placed(plan, a.attendeeId, { in: 'seat', seatId: b.seatId });
      return placed(one, b.attendeeId, { in: 'seat', seatId: a.seatId });
    }
    case 'SeatsAutoAssigned':
      return event.data.assignments.reduce(
        (seated, [seatId, attendeeId]) => placed(seated, attendeeId, { in: 'seat', seatId }),
        plan,
      );
    case 'PeopleSeatedTogether':
      return event.data.seated.reduce(
        (seated, { seatId, attendeeId }) => placed(seated, attendeeId, { in: 'seat', seatId }),
        plan,
      );
    case 'PeopleHeldTogether': {
      const holding = { in: 'holding' as const, since: event.metadata.at };
      return event.data.held.reduce(
        (parked, { attendeeId, reason }) => placed(parked, attendeeId, { ...holding, reason }),
        plan,
      );
    }
    case 'PeopleReturnedToPool':
      return toPool(
        plan,
        event.data.returned.map(({ attendeeId }) => attendeeId),
      );
  }
};

import type { Placement } from '../../../schema/domainEvents.ts';
import type { Whereabouts } from '../../../schema/entities/comparison.ts';
import { type ActivePlan, seatOf, tableOf } from '../../eventPlans/state.ts';

const nowhere = { tableId: null, tableName: null, seatId: null, position: null };

/** A placement with what its seat and table are called in that plan. */
export const whereaboutsOf = (plan: ActivePlan, placement: Placement): Whereabouts => {
  if (placement.in !== 'seat') return { in: placement.in, ...nowhere };
  const { seatId } = placement;
  const { tableId, position } = seatOf(plan, seatId);
  return { in: 'seated', tableId, tableName: tableOf(plan, tableId).name, seatId, position };
};

import { limits } from '../../schema/limits.ts';
import { badField } from '../../schema/refusal.ts';
import { capacitiesOf, mayHaveEndSeats } from '../../schema/tables/seatLayout.ts';
import type { TableLayout } from '../../schema/vocabulary.ts';
import { refuseTooMany } from '../eventPlans/limits.ts';
import type { ActivePlan } from '../eventPlans/state.ts';

/** @throws Refusal BAD_INPUT if a table of the layout may not have this many seats */
export const refuseCapacity = (
  layout: TableLayout,
  capacity: number,
  path: string = 'capacity',
): void => {
  const { min, max, step } = capacitiesOf(layout);
  if (!Number.isInteger(capacity)) throw badField(path, 'Capacity must be a whole number');
  if (capacity < min) throw badField(path, `Capacity must be at least ${min}`);
  if (capacity > max) throw badField(path, `Capacity must be ${max} or less`);
  if (capacity % step !== 0) throw badField(path, 'Capacity must be an even number');
};

/** A plan above the limit may still lose seats. @throws Refusal LIMIT_REACHED */
export const refuseTooManySeats = (plan: ActivePlan, more: number): void => {
  if (more > 0) refuseTooMany('seats', plan.seats.size + more);
};

/** @throws Refusal BAD_INPUT if a table of this layout and capacity cannot have end seats */
export const refuseEndSeats = (
  layout: TableLayout,
  capacity: number,
  path: string = 'endSeats',
): void => {
  if (layout === 'circular') throw badField(path, 'A circular table has no end seats');
  if (!mayHaveEndSeats(layout, limits.endSeatsFrom)) {
    throw badField(path, 'A table of this shape has no end seats');
  }
  if (capacity < limits.endSeatsFrom) {
    throw badField(path, `End seats need a table of ${limits.endSeatsFrom} seats or more`);
  }
};

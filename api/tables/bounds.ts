import { limits } from '../../schema/limits.ts';
import { Refusal } from '../../schema/refusal.ts';
import type { TableLayout } from '../../schema/vocabulary.ts';
import { refuseTooMany } from '../eventPlans/limits.ts';
import type { ActivePlan } from '../eventPlans/state.ts';

/** The refusal of one field of a table. */
export const badField = (path: 'capacity' | 'endSeats', message: string) =>
  new Refusal('BAD_INPUT', message, [{ path, message }]);

/** @throws Refusal BAD_INPUT unless the capacity is a whole number from 1 to 20 */
export const refuseCapacity = (capacity: number): void => {
  const { min, max } = limits.tableCapacity;
  if (!Number.isInteger(capacity)) throw badField('capacity', 'Capacity must be a whole number');
  if (capacity < min) throw badField('capacity', `Capacity must be at least ${min}`);
  if (capacity > max) throw badField('capacity', `Capacity must be ${max} or less`);
};

/** A plan above the limit may still lose seats. @throws Refusal LIMIT_REACHED */
export const refuseTooManySeats = (plan: ActivePlan, more: number): void => {
  if (more > 0) refuseTooMany('seats', plan.seats.size + more);
};

/** @throws Refusal BAD_INPUT where a table of this layout and capacity cannot have end seats */
export const refuseEndSeats = (layout: TableLayout, capacity: number): void => {
  if (layout === 'circular') throw badField('endSeats', 'A circular table has no end seats');
  if (capacity < limits.endSeatsFrom) {
    throw badField('endSeats', `End seats need a table of ${limits.endSeatsFrom} seats or more`);
  }
};

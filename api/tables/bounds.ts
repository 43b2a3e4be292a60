import { limits } from '../../schema/limits.ts';
import { Refusal } from '../../schema/refusal.ts';
import type { TableLayout } from '../../schema/vocabulary.ts';
import type { ActivePlan } from '../eventPlans/state.ts';

export const badCapacity = (message: string) =>
  new Refusal('BAD_INPUT', message, [{ path: 'capacity', message }]);

export const badEndSeats = (message: string) =>
  new Refusal('BAD_INPUT', message, [{ path: 'endSeats', message }]);

export const refuseCapacity = (capacity: number): void => {
  const { min, max } = limits.tableCapacity;
  if (!Number.isInteger(capacity)) throw badCapacity('Capacity must be a whole number');
  if (capacity < min) throw badCapacity(`Capacity must be at least ${min}`);
  if (capacity > max) throw badCapacity(`Capacity must be ${max} or less`);
};

export const refuseTooManySeats = (plan: ActivePlan, more: number): void => {
  if (plan.seats.size + more <= limits.seatsPerEvent || more <= 0) return;
  const most = limits.seatsPerEvent.toLocaleString('en');
  throw new Refusal('LIMIT_REACHED', `An event holds at most ${most} seats`);
};

export const refuseEndSeats = (layout: TableLayout, capacity: number): void => {
  if (layout === 'circular') throw badEndSeats('A circular table has no end seats');
  if (capacity < limits.endSeatsFrom) {
    throw badEndSeats(`End seats need a table of ${limits.endSeatsFrom} seats or more`);
  }
};

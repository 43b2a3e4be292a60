import type { EventDetails } from '../../schema/domainEvents.ts';
import { badField } from '../../schema/refusal.ts';

/** @throws Refusal BAD_INPUT if an event would end before it starts */
export const refuseEndBeforeStart = ({ startDate, endDate }: EventDetails): void => {
  if (!startDate || !endDate || Date.parse(endDate) >= Date.parse(startDate)) return;
  throw badField('endDate', 'The end must not be before the start');
};

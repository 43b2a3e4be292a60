import type { EventDetails } from '../../schema/domainEvents.ts';
import { Refusal } from '../../schema/refusal.ts';

/** @throws Refusal BAD_INPUT if an event would end before it starts */
export const refuseEndBeforeStart = ({ startDate, endDate }: EventDetails): void => {
  if (!startDate || !endDate || Date.parse(endDate) >= Date.parse(startDate)) return;
  const message = 'The end must not be before the start';
  throw new Refusal('BAD_INPUT', message, [{ path: 'endDate', message }]);
};

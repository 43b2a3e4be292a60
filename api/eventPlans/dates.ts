import type { EventDetails } from '../../schema/planFacts.ts';
import { badField } from '../../schema/refusal.ts';

type Dates = Pick<EventDetails, 'startDate' | 'endDate'>;

/** Whether an event would end before it starts. */
export const endsBeforeStart = ({ startDate, endDate }: Dates): boolean =>
  Boolean(startDate && endDate && Date.parse(endDate) < Date.parse(startDate));

/** @throws Refusal BAD_INPUT if an event would end before it starts */
export const refuseEndBeforeStart = (dates: Dates): void => {
  if (endsBeforeStart(dates)) throw badField('endDate', 'The end must not be before the start');
};

import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { t } from '../texts/en/eventPlans.ftl';

/** The parts of a plan, by the fields that an answer's error may name; the more exact ones first. */
const parts = [
  [['holdingFor', 'holdReason', 'heldSince'], 'fetch-holding-failed'],
  [['attendees'], 'fetch-attendees-failed'],
  [['tables'], 'fetch-tables-failed'],
  [['seats'], 'fetch-seats-failed'],
] as const;

/** What of an event plan could not be fetched: the event, where no part of it is named. */
export const fetchFailed = (error: unknown): string => {
  const path = CombinedGraphQLErrors.is(error) ? (error.errors[0]?.path ?? []) : [];
  const part = parts.find(([fields]) => fields.some((field) => path.includes(field)));
  return t(part?.[1] ?? 'fetch-event-failed');
};

import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { t } from '../texts/en/eventPlans.ftl';

/** Texts by the fields in an error's path; more specific fields come first. */
const parts = [
  [['holdingFor', 'holdReason', 'heldSince'], 'fetch-holding-failed'],
  [['attendees'], 'fetch-attendees-failed'],
  [['tables'], 'fetch-tables-failed'],
  [['seats'], 'fetch-seats-failed'],
] as const;

/** Says which part of an event plan failed to load; the event itself if the error names no part. */
export const fetchFailed = (error: unknown): string => {
  const path = CombinedGraphQLErrors.is(error) ? (error.errors[0]?.path ?? []) : [];
  const part = parts.find(([fields]) => fields.some((field) => path.includes(field)));
  return t(part?.[1] ?? 'fetch-event-failed');
};

import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useRefetcher } from '../graphql/useRefetcher.ts';
import { usePlanTouched } from './planTouched.ts';

const pace = { soonMs: 300, betweenMs: 1_000 };

/**
 * Queries a value that the server computes from a plan on request, again whenever the plan changes. The
 * last answer stays while a newer one loads, or if that fails.
 */
export const usePlanQuery = <Data, Variables extends { eventId: string }>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  skip = false,
) => {
  const { data, previousData, error, refetch } = useQuery<Data, { eventId: string }>(document, {
    variables,
    skip,
    // Nothing else shows it, and no delta updates it in the cache.
    fetchPolicy: 'no-cache',
  });
  const later = useRefetcher(() => refetch(), pace);
  usePlanTouched({ eventId: variables.eventId, skip, onTouched: later });
  return {
    data: (data ?? previousData) as Data | undefined,
    error,
    refetch: (): Promise<unknown> => refetch(),
  };
};

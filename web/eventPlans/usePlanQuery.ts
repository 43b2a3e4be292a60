import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useRefetcher } from '../graphql/useRefetcher.ts';
import { usePlanTouched } from './planTouched.ts';

const pace = { soonMs: 300, betweenMs: 1_000 };

/**
 * Queries a value that the server computes from a plan, and queries it again when the plan changes. Keeps the
 * last answer while a newer one loads, or if that fails.
 */
export const usePlanQuery = <Data, Variables extends { eventId: string }>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  skip = false,
) => {
  const { data, error, refetch } = useQuery<Data, { eventId: string }>(document, {
    variables,
    skip,
    // No other screen shows this value, and no delta updates it in the cache.
    fetchPolicy: 'no-cache',
  });
  const later = useRefetcher(() => refetch(), pace);
  usePlanTouched({ eventId: variables.eventId, skip, onTouched: later });
  const asked = JSON.stringify(variables);
  const [last, setLast] = useState({ asked, data });
  if (data && data !== last.data) setLast({ asked, data });
  return {
    data: (data ?? last.data) as Data | undefined,
    /** Whether `data` answers the previous variables instead of the current ones. */
    isOfOthers: !data && last.asked !== asked,
    error,
    refetch: (): Promise<unknown> => refetch(),
  };
};

import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import type { AttentionKind } from '../../schema/attention.ts';
import { useDetailsShown } from '../chart/detailsShown.ts';
import { usePlanTouched } from '../eventPlans/planTouched.ts';
import { useRefetcher } from '../graphql/useRefetcher.ts';
import { AttentionOfEvent } from './documents.ts';

/** The ids of whom it is about, for each kind that is about somebody. */
export type Attention = ReadonlyMap<AttentionKind, ReadonlySet<string>>;

const pace = { soonMs: 300, betweenMs: 1_000 };

/**
 * What in an event's guest list needs attention, asked for again as the event changes. Undefined until it
 * is known, and for readers, who may not know it.
 */
export const useAttention = (eventId: string): Attention | undefined => {
  const skip = !useDetailsShown();
  const { data, previousData, refetch } = useQuery(AttentionOfEvent, {
    variables: { eventId },
    skip,
    // Nothing else shows it, and no delta changes what a cache would keep of it.
    fetchPolicy: 'no-cache',
  });
  const later = useRefetcher(() => refetch(), pace);
  usePlanTouched({ eventId, skip, onTouched: later });
  // The last answer stays while a newer one loads, or fails to.
  const found = (data ?? previousData)?.attention;
  return useMemo(
    () =>
      found
        ? new Map(found.map(({ kind, attendeeIds }) => [kind, new Set(attendeeIds)]))
        : undefined,
    [found],
  );
};

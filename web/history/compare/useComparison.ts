import { useQuery } from '@apollo/client/react';
import { usePlanTouched } from '../../eventPlans/planTouched.ts';
import { useRefetcher } from '../../graphql/useRefetcher.ts';
import { type ComparedEvent, type Comparison, PlanComparison } from './comparison.ts';

export type Sides = { from: string | null; to: string | null };

export type ComparisonState =
  | { status: 'loading'; event: ComparedEvent | undefined }
  | { status: 'failed'; event: ComparedEvent | undefined; error: unknown; retry: () => unknown }
  | { status: 'noEvent' }
  /** Whether one of the two plans does not exist. */
  | { status: 'missing'; event: ComparedEvent }
  | { status: 'ready'; event: ComparedEvent; comparison: Comparison; isRenewed: boolean };

const pace = { soonMs: 300, betweenMs: 2_000 };

/** Two plans of an event and their difference, refetched as the event changes. */
export const useComparison = (eventId: string, { from, to }: Sides): ComparisonState => {
  const { data, previousData, error, loading, refetch } = useQuery(PlanComparison, {
    variables: { eventId, from, to },
    // Not worth caching: two whole plans that differ each time and that no other screen reads.
    fetchPolicy: 'no-cache',
  });
  const later = useRefetcher(() => refetch(), pace);
  // Keeps the previous comparison until the next one arrives, to avoid layout jumps.
  const comparison = data ? data.comparison : previousData?.comparison;
  const event = data?.event ?? previousData?.event ?? undefined;

  usePlanTouched({
    eventId,
    after: comparison?.position,
    skip: !comparison,
    onTouched: later,
  });

  if (data?.event === null) return { status: 'noEvent' };
  if (error && !loading && !data?.comparison)
    return { status: 'failed', event, error, retry: refetch };
  if (event && comparison)
    return { status: 'ready', event, comparison, isRenewed: data === undefined };
  return event && data && !loading ? { status: 'missing', event } : { status: 'loading', event };
};

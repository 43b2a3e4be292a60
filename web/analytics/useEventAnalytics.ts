import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { usePlanTouched } from '../eventPlans/planTouched.ts';
import { problemOf } from '../graphql/problems.ts';
import { useRefetcher } from '../graphql/useRefetcher.ts';
import { type Analytics, EventAnalytics } from './eventAnalytics.ts';

type AnalyticsState =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown; retry: () => void }
  | { status: 'missing' }
  /** The member may see the event, but not its figures. */
  | { status: 'refused' }
  | { status: 'ready'; analytics: Analytics };

const pace = { soonMs: 300, betweenMs: 2_000 };

/** The figures of an event, refetched as the event changes. */
export const useEventAnalytics = (eventId: string): AnalyticsState => {
  const query = useQuery(EventAnalytics, {
    variables: { id: eventId },
    fetchPolicy: 'cache-and-network',
  });
  const [isDeleted, setDeleted] = useState(false);
  // Keeps the previous figures while newer ones load, or fail to.
  const data = query.data ?? query.previousData;
  const analytics = data?.eventAnalytics;
  const askAgain = () => void query.refetch().catch(() => undefined);
  const later = useRefetcher(() => query.refetch(), pace);

  usePlanTouched({
    eventId,
    after: analytics?.position,
    skip: !analytics,
    onTouched: later,
    onDeleted: () => setDeleted(true),
  });

  if (isDeleted || data?.eventAnalytics === null) return { status: 'missing' };
  if (query.error && problemOf(query.error).code === 'FORBIDDEN') return { status: 'refused' };
  if (analytics) return { status: 'ready', analytics };
  return query.error
    ? { status: 'failed', error: query.error, retry: askAgain }
    : { status: 'loading' };
};

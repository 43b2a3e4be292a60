import { useQuery } from '@apollo/client/react';
import { usePlanTouched } from '../../eventPlans/planTouched.ts';
import { type Loading, loadingOf } from '../../graphql/loading.ts';
import { useRefetcher } from '../../graphql/useRefetcher.ts';
import { type Activity, Timeline, type TimelineEvent } from './documents.ts';

export type TimelineState =
  | Loading
  | { status: 'missing' }
  | { status: 'ready'; event: TimelineEvent; activity: Activity; refresh: () => Promise<unknown> };

/** While changes arrive, the activity is refetched at this pace. */
const pace = { soonMs: 1_000 };

/** An event and its activity, kept up to date. */
export const useTimeline = (eventId: string): TimelineState => {
  const result = useQuery(Timeline, { variables: { id: eventId } });
  const { data, refetch } = result;
  const refresh = () => refetch().catch(() => undefined);
  const refreshSoon = useRefetcher(() => refetch(), pace);
  const activity = data?.planActivity;
  usePlanTouched({
    eventId,
    after: activity?.position,
    skip: !activity,
    onTouched: refreshSoon,
  });
  if (data?.event === null) return { status: 'missing' };
  if (data?.event && activity) return { status: 'ready', event: data.event, activity, refresh };
  return loadingOf(result);
};

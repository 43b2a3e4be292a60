import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useAsking } from '../../graphql/useAsking.ts';
import { useLive } from '../../graphql/useLive.ts';
import { type Activity, Timeline, type TimelineEvent, TimelineGrown } from './documents.ts';

export type TimelineState =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown; retry: () => void }
  | { status: 'missing' }
  | { status: 'ready'; event: TimelineEvent; activity: Activity; refresh: () => Promise<unknown> };

/** While much happens, how much it is is asked for at this pace. */
const pace = { soonMs: 1_000 };

/** An event and its life so far, which grows as others go on planning. */
export const useTimeline = (eventId: string): TimelineState => {
  const { data, error, refetch } = useQuery(Timeline, {
    variables: { id: eventId },
    fetchPolicy: 'cache-and-network',
  });
  const [isDeleted, setDeleted] = useState(false);
  const refresh = () => refetch().catch(() => undefined);
  const refreshSoon = useAsking(() => refetch(), pace);
  const activity = data?.planActivity;
  useLive({
    document: TimelineGrown,
    variables: { id: eventId },
    after: activity?.position,
    skip: !activity,
    deltaOf: (message) => message.eventPlanChanged,
    apply: ({ deleted }) => {
      if (deleted) setDeleted(true);
      else refreshSoon();
    },
    resync: refreshSoon,
  });
  if (isDeleted || data?.event === null) return { status: 'missing' };
  if (data?.event && activity) return { status: 'ready', event: data.event, activity, refresh };
  return error ? { status: 'failed', error, retry: () => void refresh() } : { status: 'loading' };
};

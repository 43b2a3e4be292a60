import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useLiveUpdates } from '../../graphql/useLiveUpdates.ts';
import { applyDelta } from '../../seating/seatingPlan.ts';
import { EventDetail, EventDetailChanged, type ManagedPlan } from './eventDetail.ts';

export type EventDetailState =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown; retry: () => void }
  | { status: 'missing' }
  | { status: 'ready'; plan: ManagedPlan; arrangementsChanged: number };

/** An event with all its parts, kept live: one query, then deltas from its position on. */
export const useEventDetail = (
  eventId: string,
  { isLeaving }: { isLeaving: boolean },
): EventDetailState => {
  const { data, error, refetch } = useQuery(EventDetail, {
    variables: { id: eventId },
    fetchPolicy: 'cache-and-network',
  });
  const [isDeleted, setDeleted] = useState(false);
  const [arrangementsChanged, setArrangementsChanged] = useState(0);
  const plan = data?.eventPlan;

  useLiveUpdates({
    document: EventDetailChanged,
    variables: { id: eventId },
    after: plan?.position,
    skip: !plan,
    deltaOf: (message) => message.eventPlanChanged,
    apply: (delta, cache) => {
      if (delta.deleted) setDeleted(true);
      else applyDelta(cache, eventId, delta);
      if (delta.arrangementIds.length > 0) setArrangementsChanged((count) => count + 1);
    },
    resync: () => {
      setArrangementsChanged((count) => count + 1);
      return refetch();
    },
  });

  // Keeps showing the event to the member who deletes it until they have left the page.
  if ((isDeleted && !isLeaving) || data?.eventPlan === null) return { status: 'missing' };
  if (plan) return { status: 'ready', plan, arrangementsChanged };
  return error
    ? { status: 'failed', error, retry: () => void refetch().catch(() => undefined) }
    : { status: 'loading' };
};

import { useApolloClient, useQuery } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { useLive } from '../graphql/useLive.ts';
import { CurrentUser } from '../members/currentUser.ts';
import { useAnnounceChanges } from '../presence/useAnnounceChanges.ts';
import { othersChanges } from './othersChanges.ts';
import { type PlanView, viewOf } from './planView.ts';
import {
  applyDelta,
  type Plan,
  type PlanDelta,
  SeatingPlan,
  SeatingPlanChanged,
} from './seatingPlan.ts';

export type SeatingPlanState =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown; retry: () => void }
  /** `draftOf`: it was a draft of this event, and is over. */
  | { status: 'missing'; draftOf: string | null }
  | { status: 'ready'; plan: Plan; view: PlanView; arrangementsChanged: number };

/** The plan of an event, followed live: one query, then deltas from its position on. */
export const useSeatingPlan = (eventId: string): SeatingPlanState => {
  const client = useApolloClient();
  const { data, error, refetch } = useQuery(SeatingPlan, {
    variables: { id: eventId },
    fetchPolicy: 'cache-and-network',
  });
  const [isDeleted, setDeleted] = useState(false);
  const [arrangementsChanged, setArrangementsChanged] = useState(0);
  const retry = () => void refetch().catch(() => undefined);
  const plan = data?.eventPlan;
  const view = useMemo(() => (plan ? viewOf(plan) : undefined), [plan]);
  const tellChanges = useAnnounceChanges();

  /** Whatever this member did, here or on another screen, is no news. */
  const tellOthers = (delta: PlanDelta) => {
    const self = client.readQuery({ query: CurrentUser })?.me?.id;
    const others = delta.by.filter((id) => id !== self);
    if (!view || (others.length === 0 && delta.by.length > 0)) return;
    const changes = othersChanges(eventId, view, delta);
    if (Object.values(changes.did).some(Boolean)) tellChanges(changes, others);
  };

  useLive({
    document: SeatingPlanChanged,
    variables: { id: eventId },
    after: plan?.position,
    skip: !plan,
    deltaOf: (message) => message.eventPlanChanged,
    apply: (delta, cache) => {
      if (delta.deleted) setDeleted(true);
      else {
        tellOthers(delta);
        applyDelta(cache, eventId, delta);
      }
      if (delta.arrangementIds.length > 0) setArrangementsChanged((count) => count + 1);
    },
    resync: () => {
      setArrangementsChanged((count) => count + 1);
      return refetch();
    },
  });

  if (isDeleted || data?.eventPlan === null)
    return { status: 'missing', draftOf: plan?.event.draftOf ?? null };
  if (plan && view) return { status: 'ready', plan, view, arrangementsChanged };
  return error ? { status: 'failed', error, retry } : { status: 'loading' };
};

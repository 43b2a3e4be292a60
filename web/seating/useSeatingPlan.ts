import { useQuery } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { useLiveUpdates } from '../graphql/useLiveUpdates.ts';
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
  /** `last` is the plan as last shown, if there was one. */
  | { status: 'missing'; last: Plan | undefined }
  | { status: 'ready'; plan: Plan; view: PlanView; arrangementsChanged: number };

/** Called before the change is applied to the plan. */
type OnDelta = (view: PlanView, delta: PlanDelta) => void;

/** The plan of an event, kept live: one query, then deltas from its position on. */
export const useSeatingPlan = (eventId: string, onDelta?: OnDelta): SeatingPlanState => {
  const { data, error, refetch } = useQuery(SeatingPlan, {
    variables: { id: eventId },
    fetchPolicy: 'cache-and-network',
  });
  const [isDeleted, setDeleted] = useState(false);
  const [arrangementsChanged, setArrangementsChanged] = useState(0);
  const retry = () => void refetch().catch(() => undefined);
  const plan = data?.eventPlan;
  const view = useMemo(() => (plan ? viewOf(plan) : undefined), [plan]);

  useLiveUpdates({
    document: SeatingPlanChanged,
    variables: { id: eventId },
    after: plan?.position,
    skip: !plan,
    deltaOf: (message) => message.eventPlanChanged,
    apply: (delta, cache) => {
      if (delta.deleted) setDeleted(true);
      else {
        if (view) onDelta?.(view, delta);
        applyDelta(cache, eventId, delta);
      }
      if (delta.arrangementIds.length > 0) setArrangementsChanged((count) => count + 1);
    },
    resync: () => {
      setArrangementsChanged((count) => count + 1);
      return refetch();
    },
  });

  if (isDeleted || data?.eventPlan === null) return { status: 'missing', last: plan ?? undefined };
  if (plan && view) return { status: 'ready', plan, view, arrangementsChanged };
  return error ? { status: 'failed', error, retry } : { status: 'loading' };
};

import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useSetAtom } from 'jotai';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { useLiveUpdates } from '../graphql/useLiveUpdates.ts';
import { applyDelta, type DeltaOfScreen } from '../seating/seatingPlan.ts';
import { forgetEditsAtom } from './forgetEdits.ts';

type LivePlanOptions<Plan, Delta> = {
  query: TypedDocumentNode<{ eventPlan: Plan | null }, { id: string }>;
  changes: TypedDocumentNode<{ eventPlanChanged: Delta }, { id: string; after?: string | null }>;
  /** Called before a change is applied to the plan. */
  onDelta?: (delta: Delta) => void;
};

type WithGuests = { id: string; position: string; attendees: readonly { id: string }[] };

/** The plan of an event, kept live: one query, then deltas from its position on. */
export const useLivePlan = <Plan extends WithGuests, Delta extends DeltaOfScreen>(
  eventId: string,
  { query, changes, onDelta }: LivePlanOptions<Plan, Delta>,
) => {
  const result = useQuery(query, { variables: { id: eventId } });
  const forgetEdits = useSetAtom(forgetEditsAtom);
  const [isDeleted, setDeleted] = useState(false);
  const [arrangementsChanged, setArrangementsChanged] = useState(0);
  const { eventPlan } = result.data ?? {};
  const plan = (eventPlan ?? undefined) as Plan | undefined;
  const isMissing = eventPlan === null;
  const forgetLast = useEffectEvent(() => {
    const last = result.previousData?.eventPlan as Plan | null | undefined;
    if (last?.id === eventId) forgetEdits(last.attendees);
  });
  // In a layout effect, because open details then close and say what they keep.
  useLayoutEffect(() => {
    if (isMissing) forgetLast();
  }, [isMissing]);

  useLiveUpdates({
    document: changes,
    variables: { id: eventId },
    after: plan?.position,
    skip: !plan,
    deltaOf: (message) => message.eventPlanChanged,
    apply: (delta, cache) => {
      if (delta.deleted) {
        forgetEdits(plan?.attendees ?? []);
        setDeleted(true);
      } else {
        onDelta?.(delta);
        applyDelta(cache, eventId, delta);
      }
      if (delta.arrangementIds.length > 0) setArrangementsChanged((count) => count + 1);
    },
    resync: () => {
      setArrangementsChanged((count) => count + 1);
      return result.refetch();
    },
  });
  return { result, plan, arrangementsChanged, isDeleted, isMissing };
};

import { useMemo } from 'react';
import type { AttentionKind } from '../../schema/attendees/attention.ts';
import { useDetailsShown } from '../chart/detailsShown.ts';
import { usePlanQuery } from '../eventPlans/usePlanQuery.ts';
import { graphql } from '../gql/gql.ts';

/**
 * The attention that a guest list needs. The server computes it on request, so it is queried again as the
 * plan changes.
 */
const AttentionOfEvent = graphql(`
  query Attention($eventId: ID!) {
    attention(eventId: $eventId) {
      kind
      attendeeIds
    }
  }
`);

/** The ids of the guests concerned, for each kind that concerns somebody. */
export type Attention = ReadonlyMap<AttentionKind, ReadonlySet<string>>;

/**
 * The attention that an event's guest list needs, queried again as the event changes. Undefined while
 * loading, and for readers, who may not see it.
 */
export const useAttention = (eventId: string): Attention | undefined => {
  const skip = !useDetailsShown();
  const { data } = usePlanQuery(AttentionOfEvent, { eventId }, skip);
  const found = data?.attention;
  return useMemo(
    () =>
      found
        ? new Map(found.map(({ kind, attendeeIds }) => [kind, new Set(attendeeIds)]))
        : undefined,
    [found],
  );
};

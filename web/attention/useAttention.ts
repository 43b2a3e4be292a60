import { useMemo } from 'react';
import type { AttentionKind } from '../../schema/attendees/attention.ts';
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
 * The attention that an event's guest list needs, queried again as the event changes. Undefined until the
 * first answer; null if it cannot be loaded or is not wanted.
 */
export const useAttention = (eventId: string, isWanted: boolean): Attention | null | undefined => {
  const { data, error } = usePlanQuery(AttentionOfEvent, { eventId }, !isWanted);
  const found = data?.attention;
  return useMemo(() => {
    if (found) return new Map(found.map(({ kind, attendeeIds }) => [kind, new Set(attendeeIds)]));
    return isWanted && !error ? undefined : null;
  }, [found, isWanted, error]);
};

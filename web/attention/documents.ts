import { graphql } from '../gql/gql.ts';

/** What needs attention. Worked out when it is asked for, so it is asked for again as the plan changes. */
export const AttentionOfEvent = graphql(`
  query Attention($eventId: ID!) {
    attention(eventId: $eventId) {
      kind
      attendeeIds
    }
  }
`);

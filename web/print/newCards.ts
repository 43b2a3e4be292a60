import { useQuery } from '@apollo/client/react';
import { graphql } from '../gql/gql.ts';

const CardsSince = graphql(`
  query CardsSince($eventId: ID!, $from: String!) {
    comparison(eventId: $eventId, from: $from, to: "now") {
      placeCards {
        attendeeId
      }
      tableCards {
        tableId
      }
    }
  }
`);

/** The people whose place cards are new, and the tables whose table cards are new. */
export type NewCards = { people: ReadonlySet<string>; tables: ReadonlySet<string> };

type NewCardsState =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown; retry: () => void }
  /** The reference is unknown. */
  | { status: 'noMoment' }
  | { status: 'ready'; newCards: NewCards | undefined };

/** The cards that are new since a reference, as on the comparison screen. */
export const useNewCards = (eventId: string, since: string | null): NewCardsState => {
  const { data, error, loading, refetch } = useQuery(CardsSince, {
    variables: { eventId, from: since ?? '' },
    fetchPolicy: 'no-cache',
    skip: since === null,
  });
  if (since === null) return { status: 'ready', newCards: undefined };
  if (error && !loading)
    return { status: 'failed', error, retry: () => void refetch().catch(() => undefined) };
  if (!data) return { status: 'loading' };
  if (!data.comparison) return { status: 'noMoment' };
  const { placeCards, tableCards } = data.comparison;
  const people = new Set(placeCards.map(({ attendeeId }) => attendeeId));
  const tables = new Set(tableCards.map(({ tableId }) => tableId));
  return { status: 'ready', newCards: { people, tables } };
};

import { useQuery } from '@apollo/client/react';
import type { SheetPlan } from '../../schema/sheets/sheetPlan.ts';
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

/** The people on a plan whose place cards are new; people without a seat only if everybody gets a card. */
export const newPeopleOn = (
  { people, seats }: Pick<SheetPlan, 'people' | 'seats'>,
  newCards: NewCards,
  who: 'seated' | 'everybody',
): string[] => {
  const seated = new Set(seats.map(({ attendeeId }) => attendeeId));
  return people
    .map(({ id }) => id)
    .filter((id) => newCards.people.has(id) && (who === 'everybody' || seated.has(id)));
};

/** The tables on a plan whose table cards are new. */
export const newTablesOn = ({ tables }: Pick<SheetPlan, 'tables'>, newCards: NewCards): string[] =>
  tables.map(({ id }) => id).filter((id) => newCards.tables.has(id));

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

import { useQuery } from '@apollo/client/react';
import { customFieldOf } from '../../schema/cardDesigns/customField.ts';
import type { CardLayout } from '../../schema/entities/cardDesign.ts';
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
      people {
        attendeeId
        kind
        fields
      }
      details {
        field
      }
    }
  }
`);

/** The people whose place cards are new, and the tables whose table cards are new. */
export type NewCards = {
  people: ReadonlySet<string>;
  tables: ReadonlySet<string>;
  /** What else has changed of people, by id, and of the event: only some cards show it. */
  changed: ReadonlyMap<string, readonly string[]>;
  details: readonly string[];
};

/** What cards show besides names, companies and seats: fields of people and of the event. */
export type ShownOnCards = { ofPeople: readonly string[]; ofEvent: readonly string[] };

const needs = ['diets', 'allergies'];

/** The usual cards, perhaps with diets on their backs. */
export const onUsualCards = (hasDiets: boolean): ShownOnCards => ({
  ofPeople: hasDiets ? needs : [],
  ofEvent: [],
});

/** The cards of a design. */
export const onDesignedCards = ({ elements }: Pick<CardLayout, 'elements'>): ShownOnCards => {
  const shows = (field: string) => elements.some((element) => element.field === field);
  return {
    ofPeople: [
      ...(elements.some(({ type }) => type === 'dietMark') ? needs : []),
      ...['title', 'party'].filter(shows),
      ...(elements.some(({ field }) => customFieldOf(field) !== undefined) ? ['custom'] : []),
    ],
    ofEvent: [...(shows('event') ? ['name'] : []), ...(shows('date') ? ['startDate'] : [])],
  };
};

const hasEventChanged = ({ details }: NewCards, { ofEvent }: ShownOnCards): boolean =>
  details.some((field) => ofEvent.includes(field));

/** Without a seat, somebody is in no comparison of cards. */
const always = ['name', 'company', 'joined'];

/** The people on a plan whose place cards are new; people without a seat only if everybody gets a card. */
export const newPeopleOn = (
  { people, seats }: Pick<SheetPlan, 'people' | 'seats'>,
  newCards: NewCards,
  who: 'seated' | 'everybody',
  shown: ShownOnCards,
): string[] => {
  const seated = new Set(seats.map(({ attendeeId }) => attendeeId));
  const isAll = hasEventChanged(newCards, shown);
  const isNew = (id: string): boolean => {
    const fields = [...shown.ofPeople, ...(seated.has(id) ? [] : always)];
    return (
      newCards.people.has(id) || !!newCards.changed.get(id)?.some((one) => fields.includes(one))
    );
  };
  return people
    .map(({ id }) => id)
    .filter((id) => (isAll || isNew(id)) && (who === 'everybody' || seated.has(id)));
};

/** The tables on a plan whose table cards are new. */
export const newTablesOn = (
  { tables }: Pick<SheetPlan, 'tables'>,
  newCards: NewCards,
  shown: ShownOnCards,
): string[] => {
  const isAll = hasEventChanged(newCards, shown);
  return tables.map(({ id }) => id).filter((id) => isAll || newCards.tables.has(id));
};

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
  const { placeCards, tableCards, people: differing, details } = data.comparison;
  const people = new Set(placeCards.map(({ attendeeId }) => attendeeId));
  const tables = new Set(tableCards.map(({ tableId }) => tableId));
  const changed = new Map(
    differing.map(({ attendeeId, kind, fields }) => [attendeeId, [kind, ...fields]]),
  );
  const fields = details.map(({ field }) => field);
  return { status: 'ready', newCards: { people, tables, changed, details: fields } };
};

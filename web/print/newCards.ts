import { useQuery } from '@apollo/client/react';
import { customFieldOf } from '../../schema/cardDesigns/customField.ts';
import type { CardLayout } from '../../schema/entities/cardDesign.ts';
import type { GuestField } from '../../schema/entities/guestField.ts';
import { referenceFrom } from '../../schema/planReference.ts';
import type { SheetPlan } from '../../schema/sheets/sheetPlan.ts';
import { graphql } from '../gql/gql.ts';

const CardsSince = graphql(`
  query CardsSince(
    $eventId: ID!
    $from: String!
    $revision: Int
    $at: DateTime
    $hasFields: Boolean!
  ) {
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
    planMoment(eventId: $eventId, revision: $revision, at: $at) @include(if: $hasFields) {
      picture {
        fields {
          fieldId
          choices {
            choiceId
            name
          }
        }
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
  /** What the choices of custom fields were called, by `choiceKey`. */
  choices: ReadonlyMap<string, string>;
};

/** What cards show besides names, companies and seats: fields of people and of the event. */
export type ShownOnCards = {
  ofPeople: readonly string[];
  ofEvent: readonly string[];
  /** The ids of custom fields. */
  custom: readonly string[];
};

type Fields = readonly Pick<GuestField, 'fieldId' | 'choices'>[];

/** Choices are known within their field. */
const choiceKey = (fieldId: string, choiceId: unknown): string => `${fieldId} ${choiceId}`;

/** The names of all choices, by `choiceKey`. */
export const choicesIn = (fields: Fields): Map<string, string> =>
  new Map(
    fields.flatMap(({ fieldId, choices }) =>
      choices.map(({ choiceId, name }) => [choiceKey(fieldId, choiceId), name] as const),
    ),
  );

const needs = ['diets', 'allergies'];

/** The usual cards, perhaps with diets on their backs. */
export const onUsualCards = (hasDiets: boolean): ShownOnCards => ({
  ofPeople: hasDiets ? needs : [],
  ofEvent: [],
  custom: [],
});

/** The cards of a design. */
export const onDesignedCards = ({ elements }: Pick<CardLayout, 'elements'>): ShownOnCards => {
  const shows = (field: string) => elements.some((element) => element.field === field);
  const custom = elements.flatMap(({ field }) => customFieldOf(field) ?? []);
  return {
    ofPeople: [
      ...(elements.some(({ type }) => type === 'dietMark') ? needs : []),
      ...['title', 'party'].filter(shows),
      ...(custom.length > 0 ? ['custom'] : []),
    ],
    ofEvent: [...(shows('event') ? ['name'] : []), ...(shows('date') ? ['startDate'] : [])],
    custom,
  };
};

const hasEventChanged = ({ details }: NewCards, { ofEvent }: ShownOnCards): boolean =>
  details.some((field) => ofEvent.includes(field));

/** Without a seat, somebody is in no comparison of cards. */
const always = ['name', 'company', 'joined'];

/** The people on a plan whose place cards are new; people without a seat only if everybody gets a card. */
export const newPeopleOn = (
  { people, seats, fields: custom = [] }: Pick<SheetPlan, 'people' | 'seats' | 'fields'>,
  newCards: NewCards,
  who: 'seated' | 'everybody',
  shown: ShownOnCards,
): string[] => {
  const seated = new Set(seats.map(({ attendeeId }) => attendeeId));
  const isAll = hasEventChanged(newCards, shown);
  const choices = choicesIn(custom);
  const hasRenamedChoice = (person: SheetPlan['people'][number]): boolean =>
    shown.custom.some((fieldId) => {
      const key = choiceKey(fieldId, person.custom?.[fieldId]);
      const was = newCards.choices.get(key);
      return was !== undefined && was !== choices.get(key);
    });
  const isNew = (person: SheetPlan['people'][number]): boolean => {
    const { id } = person;
    const fields = [...shown.ofPeople, ...(seated.has(id) ? [] : always)];
    return (
      newCards.people.has(id) ||
      !!newCards.changed.get(id)?.some((one) => fields.includes(one)) ||
      hasRenamedChoice(person)
    );
  };
  return people
    .filter((one) => (isAll || isNew(one)) && (who === 'everybody' || seated.has(one.id)))
    .map(({ id }) => id);
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

/** The moment of a reference, where it is one. */
const momentOf = (since: string | null) => {
  const reference = referenceFrom(since ?? '');
  if (reference?.kind === 'revision') return { revision: reference.revision };
  return reference?.kind === 'time' ? { at: reference.at } : undefined;
};

/**
 * The cards that are new since a reference, as on the comparison screen.
 * @param isDesigned whether cards may show custom fields
 */
export const useNewCards = (
  eventId: string,
  since: string | null,
  isDesigned: boolean,
): NewCardsState => {
  const moment = isDesigned ? momentOf(since) : undefined;
  const { data, error, loading, refetch } = useQuery(CardsSince, {
    variables: { eventId, from: since ?? '', ...moment, hasFields: moment !== undefined },
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
  const choices = choicesIn(data.planMoment?.picture.fields ?? []);
  return { status: 'ready', newCards: { people, tables, changed, details: fields, choices } };
};

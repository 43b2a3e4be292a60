import type { CardFacts } from '../../../schema/cardDesigns/drawCard.ts';
import { ownFieldPrefix } from '../../../schema/entities/cardDesign.ts';
import { valueInWords } from '../../../schema/guestFields.ts';
import { togetherKey } from '../../../schema/sheets/guests.ts';
import {
  type SheetPerson,
  type SheetPlan,
  seatedTables,
} from '../../../schema/sheets/sheetPlan.ts';
import { allergyText } from '../../attendees/allergies/allergyWords.ts';
import { dietLabel } from '../../attendees/fieldWords.ts';
import type { CardFactsOfGuestsQuery } from '../../gql/graphql.ts';
import { compareNames, dayText, listText } from '../../texts/formats.ts';

export type GuestFacts = CardFactsOfGuestsQuery;
type Known = NonNullable<GuestFacts['eventPlan']>['attendees'][number];

type Placed = {
  person: SheetPerson;
  tableId?: string;
  table?: string;
  seat?: number;
};

export type CardChoice = {
  kind: 'place' | 'table' | 'escort' | 'badge';
  each: 'party' | 'person';
  order: 'table' | 'name';
  who: 'seated' | 'everybody';
  /** The only people, or tables, that get one. */
  people?: ReadonlySet<string> | undefined;
  tables?: ReadonlySet<string> | undefined;
};

const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? '';

/** What the cards of an event say, in the order in which they are printed. */
export const cardFactsOf = (
  plan: SheetPlan,
  guests: GuestFacts | undefined,
  choice: CardChoice,
): CardFacts[] => {
  const { name, startDate } = plan.event;
  const ofEvent = { event: name, date: startDate ? dayText(startDate) : '' };
  const tables = seatedTables(plan);
  if (choice.kind === 'table')
    return tables
      .map(({ table }) => table)
      .filter(({ id }) => choice.tables?.has(id) ?? true)
      .sort((one, other) => compareNames(one.name, other.name))
      .map((table) => ({ key: table.id, needs: '', texts: { ...ofEvent, table: table.name } }));

  const seatOf = new Map(
    tables.flatMap(({ table, seats }) =>
      seats.flatMap(({ seat, person }) =>
        person
          ? [[person.id, { tableId: table.id, table: table.name, seat: seat.position }] as const]
          : [],
      ),
    ),
  );
  const known = new Map(guests?.eventPlan?.attendees.map((one) => [one.id, one]));
  const placed = plan.people
    .map((person): Placed => ({ person, ...seatOf.get(person.id) }))
    .filter(({ person }) => choice.people?.has(person.id) ?? true)
    .filter(({ table }) => choice.who === 'everybody' || table !== undefined)
    .sort((one, other) => compareNames(one.person.name, other.person.name));
  if (choice.kind === 'escort' && choice.each === 'party')
    return byParty(placed).map((group) => factsOf(group, known, guests, ofEvent));
  const inOrder = choice.order === 'table' && choice.kind === 'place' ? byTable(placed) : placed;
  return inOrder.map((one) => factsOf([one], known, guests, ofEvent));
};

const byTable = (placed: readonly Placed[]): Placed[] =>
  placed.toSorted(
    (one, other) =>
      compareNames(one.table ?? '\uFFFF', other.table ?? '\uFFFF') ||
      (one.seat ?? 0) - (other.seat ?? 0),
  );

/** Those of a party who share a table. */
const byParty = (placed: readonly Placed[]): Placed[][] => {
  const groups = new Map<string, Placed[]>();
  for (const one of placed) {
    const key = `${togetherKey(one.person)} at ${one.tableId}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()];
};

const factsOf = (
  group: readonly Placed[],
  known: ReadonlyMap<string, Known>,
  guests: GuestFacts | undefined,
  ofEvent: { event: string; date: string },
): CardFacts => {
  const names = group.map(({ person }) => person.name);
  const [first] = group;
  const alone = group.length === 1 ? first : undefined;
  const more = alone && known.get(alone.person.id);
  return {
    key: first?.person.id ?? '',
    needs: more ? needsOf(more) : '',
    texts: {
      ...ofEvent,
      name: listText(names),
      firstName: listText(names.map(firstNameOf)),
      title: more?.title ?? '',
      company: alone?.person.company ?? '',
      party: first?.person.party ?? '',
      table: first?.table ?? '',
      seat: alone?.seat === undefined ? '' : String(alone.seat),
      ...ownTexts(more, guests),
    },
  };
};

const needsOf = ({ diets, allergies }: Known): string =>
  [...(allergies ?? []).map(allergyText), ...(diets ?? []).map(dietLabel)].join(' · ');

const ownTexts = (
  known: Known | undefined,
  guests: GuestFacts | undefined,
): Record<string, string> =>
  Object.fromEntries(
    (guests?.guestFields?.fields ?? []).flatMap((field) => {
      const value = known?.custom?.[field.fieldId];
      return value === undefined
        ? []
        : [[`${ownFieldPrefix}${field.fieldId}`, valueInWords(field, value)]];
    }),
  );

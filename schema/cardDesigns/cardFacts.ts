import { worstFirst } from '../attendees/allergies.ts';
import { withoutHonorifics } from '../attendees/honorifics.ts';
import type { CardKind } from '../entities/cardDesign.ts';
import { grouped } from '../grouped.ts';
import { valueInWords } from '../guestFields/guestFields.ts';
import { type Guest, guestsByName, togetherKey } from '../sheets/guests.ts';
import { needText, severityTexts } from '../sheets/needWords.ts';
import type { SheetOptions } from '../sheets/sheetLayout.ts';
import { type SheetPerson, type SheetPlan, seatedTables } from '../sheets/sheetPlan.ts';
import type { SheetWords } from '../sheets/sheetWords.ts';
import { customFieldPrefix } from './customField.ts';
import type { CardFacts } from './drawCard.ts';

export type CardChoice = Pick<
  SheetOptions,
  'each' | 'order' | 'who' | 'onlyPeople' | 'onlyTables'
> & {
  kind: CardKind;
};

type Words = Pick<SheetWords, 'compare' | 'day' | 'list' | 'seeKitchen'>;
type EventTexts = { event: string; date: string };

/** The content of an event's cards, in printing order. */
export const cardFactsOf = (plan: SheetPlan, choice: CardChoice, words: Words): CardFacts[] => {
  const { name, startDate } = plan.event;
  const ofEvent = { event: name, date: startDate ? words.day(startDate) : '' };
  if (choice.kind === 'table') return tableFacts(plan, choice, words, ofEvent);
  const only = choice.onlyPeople && new Set(choice.onlyPeople);
  const guests = guestsByName(plan, words.compare)
    .filter(({ person }) => only?.has(person.id) ?? true)
    .filter(({ table }) => choice.who === 'everybody' || table !== undefined);
  return groupsOf(guests, choice, words).map((group) => factsOf(group, plan, words, ofEvent));
};

const tableFacts = (
  plan: SheetPlan,
  { onlyTables }: CardChoice,
  { compare }: Words,
  ofEvent: EventTexts,
): CardFacts[] => {
  const only = onlyTables && new Set(onlyTables);
  return seatedTables(plan)
    .map(({ table }) => table)
    .filter(({ id }) => only?.has(id) ?? true)
    .sort((one, other) => compare(one.name, other.name))
    .map(({ id, name }) => ({
      key: id,
      ...{ needs: '', seeKitchen: '' },
      texts: { ...ofEvent, table: name },
    }));
};

/** The guests who share a card. Escort cards are for a party at one table, unless each person gets one. */
const groupsOf = (
  guests: readonly Guest[],
  { kind, each = 'party', order = 'table' }: CardChoice,
  { compare }: Words,
): Guest[][] => {
  if (kind === 'escort' && each === 'party') return byParty(guests);
  const inOrder =
    kind === 'place' && order === 'table' ? guests.toSorted(byTable(compare)) : guests;
  return inOrder.map((guest) => [guest]);
};

const byTable =
  (compare: Words['compare']) =>
  (one: Guest, other: Guest): number =>
    compare(one.table ?? '\uFFFF', other.table ?? '\uFFFF') || (one.seat ?? 0) - (other.seat ?? 0);

const byParty = (guests: readonly Guest[]): Guest[][] => [
  ...grouped(guests, ({ person, tableId }) => `${togetherKey(person)} at ${tableId}`).values(),
];

/** Before a single name, these belong to it: "Lady Gaga", "Sir Ian". */
const titled = /^(?:sir|dame|lady|lord)\s+\S+$/i;

/** The first name that a card shows. */
export const firstNameOf = (name: string): string =>
  titled.test(name.trim()) ? name.trim() : (withoutHonorifics(name).split(/\s+/)[0] ?? '');

const factsOf = (
  group: readonly Guest[],
  { fields }: SheetPlan,
  { list, seeKitchen }: Words,
  ofEvent: EventTexts,
): CardFacts => {
  const names = group.map(({ person }) => person.name);
  const [first] = group;
  const alone = group.length === 1 ? first : undefined;
  const needs = alone ? needsOf(alone.person) : [];
  return {
    key: first?.person.id ?? '',
    needs: needs.join(' · '),
    seeKitchen: seeKitchen(needs.length),
    texts: {
      ...ofEvent,
      name: list(names),
      firstName: list(names.map(firstNameOf)),
      title: alone?.person.title ?? '',
      company: alone?.person.company ?? '',
      party: first?.person.party ?? '',
      table: first?.table ?? '',
      seat: alone?.seat === undefined ? '' : String(alone.seat),
      ...ownTexts(alone?.person, fields),
    },
  };
};

const needsOf = ({ diets, allergies }: SheetPerson): string[] => [
  ...worstFirst(allergies ?? []).map(
    ({ substance, severity }) => `${needText(substance)}: ${severityTexts[severity]}`,
  ),
  ...(diets ?? []).map(needText),
];

const ownTexts = (
  person: SheetPerson | undefined,
  fields: SheetPlan['fields'] = [],
): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = person?.custom?.[field.fieldId];
      return value === undefined
        ? []
        : [[`${customFieldPrefix}${field.fieldId}`, valueInWords(field, value)]];
    }),
  );

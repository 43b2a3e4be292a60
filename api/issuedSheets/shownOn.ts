import type { PrintedAs } from '../../schema/entities/issuedSheet.ts';
import type { SheetKind } from '../../schema/vocabulary.ts';
import type { ActivePlan, TableState } from '../eventPlans/state.ts';
import { unseatedOf } from '../kitchen/kitchenOf.ts';
import { withShownNames } from '../plusOnes/shownNames.ts';
import { type OnDesign, shownOnDesign } from './shownOnDesign.ts';
import { type GuestText, type Shown, seatless, shownText, tablesShown } from './shownTables.ts';

/** The options of a sheet that decide its content. */
export type Chosen = Pick<
  PrintedAs,
  'who' | 'hasDiets' | 'each' | 'withList' | 'withBackground'
> & {
  /** The fields that the sheet's card design shows; null for the usual cards. */
  onDesign: OnDesign | null;
};

/** The key of the page's head among the contents outside of tables. */
export const headKey = 'head';

/**
 * The contents of a sheet for a plan, as schema/sheets and schema/cardDesigns draw it.
 * @param chosen null if not recorded. Everything that the sheet may show then counts as shown, because paper
 * that is called current must be current.
 */
export const shownOn = (
  sheet: SheetKind,
  plan: ActivePlan,
  chosen: Chosen | null = null,
): Shown => {
  const named = withShownNames(plan);
  return chosen?.onDesign
    ? shownOnDesign(sheet, named, { ...chosen, onDesign: chosen.onDesign })
    : drawn[sheet](named, chosen);
};

const headOf = ({ details: { name, startDate, location } }: ActivePlan): [string, string] => [
  headKey,
  shownText([name, startDate, location]),
];

const nameOf = ({ name }: TableState): unknown => name;
const nameAlone: GuestText = ({ person: { name } }) => name;
const nameAndCompany: GuestText = ({ person: { name, company } }) => [name, company];
/** The text of a guest with the back of the card. */
const withNeeds: GuestText = ({ person: { name, company, diets, allergies } }) => [
  name,
  company,
  diets ?? [],
  allergies ?? [],
];
/** A list distinguishes held people from those in the pool. */
const inList =
  (guestText: GuestText): GuestText =>
  (guest, position) => [guestText(guest, position), guest.placement.in === 'holding'];
const atDoor: GuestText = ({ person: { name, party }, guestOf, reply }) => [
  name,
  party,
  guestOf,
  reply,
];

const drawn: Record<SheetKind, (plan: ActivePlan, chosen: Chosen | null) => Shown> = {
  seatingPlan: (plan, chosen) => {
    // By default, a plan of several pages is followed by the list.
    const hasList = chosen?.withList ?? true;
    const hasBackground = chosen ? chosen.withBackground === true : true;
    return {
      tables: tablesShown('seatingPlan', plan, {
        guest: hasList ? nameAndCompany : nameAlone,
        choice: hasList ? 'list' : '',
        table: ({ name, layout, endSeats, place, seatIds }) => [
          name,
          layout,
          endSeats,
          place,
          seatIds.length,
        ],
        withEmpty: true,
      }),
      elsewhere: new Map([
        headOf(plan),
        ...[...plan.objects].map(([id, { kind, name, shape, place }]): [string, string] => [
          `object ${id}`,
          shownText([kind, name, shape, place]),
        ]),
        ['outline', shownText(plan.room.outline)],
        ...(hasBackground
          ? [['background', shownText(plan.room.background)] as [string, string]]
          : []),
      ]),
    };
  },
  guestList: (plan) => ({
    tables: tablesShown('guestList', plan, { guest: nameAndCompany, table: nameOf }),
    elsewhere: new Map([headOf(plan), ...seatless(plan, inList(nameAndCompany))]),
  }),
  tableLists: (plan) => ({
    tables: tablesShown('tableLists', plan, {
      guest: nameAndCompany,
      table: ({ name, seatIds }) => [name, seatIds.length],
      withEmpty: true,
    }),
    elsewhere: new Map([headOf(plan)]),
  }),
  placeCards: (plan, chosen) => {
    const hasNeeds = chosen ? chosen.hasDiets === true : true;
    const guest = hasNeeds ? withNeeds : nameAndCompany;
    const choice = hasNeeds ? 'needs' : '';
    return {
      tables: tablesShown('placeCards', plan, { guest, choice, table: nameOf }),
      elsewhere: new Map(chosen?.who === 'everybody' ? seatless(plan, guest) : []),
    };
  },
  tableCards: (plan) => ({
    tables: tablesShown('tableCards', plan, {
      table: ({ name }) => [name, plan.details.name],
      withEmpty: true,
    }),
    elsewhere: new Map(),
  }),
  escortCards: (plan, chosen) => {
    const isAlone = chosen?.each === 'person';
    return {
      tables: tablesShown('escortCards', plan, {
        guest: isAlone
          ? nameAlone
          : ({ person: { name, party }, guestOf }) => [name, party, guestOf],
        choice: isAlone ? 'alone' : '',
        table: nameOf,
        byPerson: true,
      }),
      elsewhere: new Map(),
    };
  },
  doorList: (plan) => ({
    tables: tablesShown('doorList', plan, { guest: atDoor, table: nameOf }),
    elsewhere: new Map([headOf(plan), ...seatless(plan, inList(atDoor))]),
  }),
  kitchen: (plan) => shownToKitchen(plan),
};

/**
 * The kitchen's sheet. Names the meals, because a renamed option is another dish to the kitchen. A sheet of
 * the changes since a revision is compared like a full sheet: a table that has changed since was on it, or
 * would be on a new one.
 */
const shownToKitchen = (plan: ActivePlan): Shown => {
  const { courses } = plan.menu;
  const dishes = (meals: Readonly<Record<string, string>> | null): unknown =>
    courses.map(
      ({ courseId, options }) =>
        options.find(({ optionId }) => optionId === meals?.[courseId])?.name ?? null,
    );
  const menu = shownText(
    courses.map(({ name, options }) => [name, options.map((one) => one.name)]),
  );
  return {
    tables: tablesShown('kitchen', plan, {
      guest: ({ person: { name, diets, allergies, meals } }) => [
        name,
        diets ?? [],
        allergies ?? [],
        dishes(meals),
      ],
      table: nameOf,
      of: plan.menu,
    }),
    elsewhere: new Map([
      headOf(plan),
      ['courses', menu],
      ['unseated', shownText(unseatedOf(plan))],
    ]),
  };
};

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
  /** The fields that its card design shows; null for the usual cards. */
  onDesign: OnDesign | null;
};

/** The key of the page's head among what is at no table. */
export const headKey = 'head';

/**
 * The content of a sheet for a plan, as schema/sheets and schema/cardDesigns draw it.
 * @param chosen Null where it was not recorded: all that the sheet may show counts as shown, since paper
 * that is called current must be current
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
/** With what is on its back. */
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
    // By default the list follows if the plan has several pages.
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
 * Has meals by their names: to the kitchen, an option that was renamed is another dish. A sheet of the
 * changes since a revision is compared like a full sheet. A table that has changed since such a sheet
 * was issued was on it, or would be on a new one.
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

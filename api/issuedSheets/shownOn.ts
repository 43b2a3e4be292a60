import type { SheetKind } from '../../schema/vocabulary.ts';
import {
  type ActivePlan,
  type AttendeeState,
  seatOf,
  type TableState,
} from '../eventPlans/state.ts';
import { unseatedOf } from '../kitchen/kitchenOf.ts';
import { withShownNames } from '../plusOnes/shownNames.ts';

/** Something that a sheet shows at a table: equal texts look alike on paper. */
export type ShownPlace = { text: string; position: number | null; name: string | null };

/** A table on a sheet, with what is shown of it by a key of its own: a seat, somebody, its heading. */
export type ShownTable = { name: string; order: number; places: Map<string, ShownPlace> };

/** What a sheet shows of a plan. */
export type Shown = {
  tables: Map<string, ShownTable>;
  /** What is at no table, by a key. */
  elsewhere: Map<string, string>;
};

/** The key of the page's head among what is at no table. */
export const headKey = 'head';

/** The key of a table's heading among what is shown of it. */
export const headingKey = 'heading';

/**
 * What a sheet shows of a plan, as web/print draws it. Where a sheet shows something by choice, it
 * counts as shown: paper that is called current must be current.
 */
export const shownOn = (sheet: SheetKind, plan: ActivePlan): Shown =>
  drawn[sheet](withShownNames(plan));

type Guest = Pick<AttendeeState, 'person' | 'reply' | 'guestOf' | 'placement'>;
type GuestText = (guest: Guest) => unknown;

const headOf = ({ details: { name, startDate, location } }: ActivePlan): [string, string] => [
  headKey,
  text([name, startDate, location]),
];

const text = (shown: unknown): string => JSON.stringify(shown);

/** The heading of a table: no place of its own on the paper, and nobody's name. */
const headingOf = (heading: string): [string, ShownPlace] => [
  headingKey,
  { text: heading, position: null, name: null },
];

type TablesShown = {
  guest?: GuestText;
  table: (table: TableState) => unknown;
  /** Also tables where nobody sits. */
  withEmpty?: boolean;
  /** Where a person's number at the table is not shown: seats may be swapped within it. */
  byPerson?: boolean;
  /** What the texts of guests depend on besides the guest. */
  of?: object;
};

type Sitting = { position: number; attendeeId: string; guest: AttendeeState };
type KnownTable = { heading: string; of: unknown; sitting: readonly Sitting[]; shown: ShownTable };

/**
 * What each sheet showed of a table last. While the same people sit there it is the same object, so that
 * plans that share a table are soon compared. It goes with the plan that has the table, so an erased person
 * does not stay in it.
 */
const knownTables = new Map<SheetKind, WeakMap<TableState, KnownTable>>();

const isSame = (one: readonly Sitting[], other: readonly Sitting[]): boolean =>
  one.length === other.length &&
  one.every(({ position, guest }, nth) => {
    const also = other[nth];
    return guest === also?.guest && position === also.position;
  });

const tablesOf = (
  sheet: SheetKind,
  plan: ActivePlan,
  { guest: guestText, table: tableText, withEmpty = false, byPerson = false, of }: TablesShown,
): Shown['tables'] => {
  const known = knownTables.get(sheet) ?? new WeakMap<TableState, KnownTable>();
  knownTables.set(sheet, known);
  const tables = new Map<string, ShownTable>();
  for (const [tableId, table] of plan.tables) {
    const sitting = guestText ? sittingAt(plan, table) : [];
    if (sitting.length === 0 && !withEmpty) continue;
    const heading = text(tableText(table));
    const last = known.get(table);
    if (last && last.heading === heading && last.of === of && isSame(last.sitting, sitting)) {
      tables.set(tableId, last.shown);
      continue;
    }
    const places = sitting.map(({ position, attendeeId, guest }): [string, ShownPlace] => {
      const shown = { text: text(guestText?.(guest)), name: guest.person.name };
      return byPerson
        ? [attendeeId, { ...shown, position: null }]
        : [String(position), { ...shown, position }];
    });
    const shown = {
      name: table.name,
      order: table.order,
      places: new Map([headingOf(heading), ...places]),
    };
    known.set(table, { heading, of, sitting, shown });
    tables.set(tableId, shown);
  }
  return tables;
};

const sittingAt = (plan: ActivePlan, { seatIds }: TableState): Sitting[] =>
  seatIds.flatMap((seatId) => {
    const { position, attendeeId } = seatOf(plan, seatId);
    const guest = attendeeId ? plan.attendees.get(attendeeId) : undefined;
    return attendeeId && guest ? [{ position, attendeeId, guest }] : [];
  });

/** Those without a seat, as a list of people has them. */
const seatless = (plan: ActivePlan, guest: GuestText): [string, string][] =>
  [...plan.attendees].flatMap(([id, one]): [string, string][] =>
    one.placement.in === 'seat'
      ? []
      : [[`person ${id}`, text([guest(one), one.placement.in === 'holding'])]],
  );

const nameOf = ({ name }: TableState): unknown => name;
const nameAndCompany: GuestText = ({ person: { name, company } }) => [name, company];
/** With what may be on its back. */
const onPlaceCard: GuestText = ({ person: { name, company, diets, allergies } }) => [
  name,
  company,
  diets ?? [],
  allergies ?? [],
];
const atDoor: GuestText = ({ person: { name, party }, guestOf, reply }) => [
  name,
  party,
  guestOf,
  reply,
];

const drawn: Record<SheetKind, (plan: ActivePlan) => Shown> = {
  seatingPlan: (plan) => ({
    tables: tablesOf('seatingPlan', plan, {
      guest: nameAndCompany,
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
        text([kind, name, shape, place]),
      ]),
      ['outline', text(plan.room.outline)],
      ['background', text(plan.room.background)],
    ]),
  }),
  guestList: (plan) => ({
    tables: tablesOf('guestList', plan, { guest: nameAndCompany, table: nameOf }),
    elsewhere: new Map([headOf(plan), ...seatless(plan, nameAndCompany)]),
  }),
  tableLists: (plan) => ({
    tables: tablesOf('tableLists', plan, {
      guest: nameAndCompany,
      table: ({ name, seatIds }) => [name, seatIds.length],
      withEmpty: true,
    }),
    elsewhere: new Map([headOf(plan)]),
  }),
  placeCards: (plan) => ({
    tables: tablesOf('placeCards', plan, { guest: onPlaceCard, table: nameOf }),
    elsewhere: new Map(),
  }),
  tableCards: (plan) => ({
    tables: tablesOf('tableCards', plan, {
      table: ({ name }) => [name, plan.details.name],
      withEmpty: true,
    }),
    elsewhere: new Map(),
  }),
  escortCards: (plan) => ({
    tables: tablesOf('escortCards', plan, {
      guest: ({ person: { name, party }, guestOf }) => [name, party, guestOf],
      table: nameOf,
      byPerson: true,
    }),
    elsewhere: new Map(),
  }),
  doorList: (plan) => ({
    tables: tablesOf('doorList', plan, { guest: atDoor, table: nameOf }),
    elsewhere: new Map([headOf(plan), ...seatless(plan, atDoor)]),
  }),
  kitchen: (plan) => shownToKitchen(plan),
};

/** Meals in words: to the kitchen, an option that was renamed is another dish. */
const shownToKitchen = (plan: ActivePlan): Shown => {
  const { courses } = plan.menu;
  const dishes = (meals: Readonly<Record<string, string>> | null): unknown =>
    courses.map(
      ({ courseId, options }) =>
        options.find(({ optionId }) => optionId === meals?.[courseId])?.name ?? null,
    );
  const menu = text(courses.map(({ name, options }) => [name, options.map((one) => one.name)]));
  return {
    tables: tablesOf('kitchen', plan, {
      guest: ({ person: { name, diets, allergies, meals } }) => [
        name,
        diets ?? [],
        allergies ?? [],
        dishes(meals),
      ],
      table: nameOf,
      of: plan.menu,
    }),
    elsewhere: new Map([headOf(plan), ['courses', menu], ['unseated', text(unseatedOf(plan))]]),
  };
};

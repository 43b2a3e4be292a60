import type { SheetKind } from '../../schema/vocabulary.ts';
import {
  type ActivePlan,
  type AttendeeState,
  seatOf,
  type TableState,
} from '../eventPlans/state.ts';
import { kitchenOf } from '../kitchen/kitchenOf.ts';
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
const heading = (shown: unknown): [string, ShownPlace] => [
  headingKey,
  { text: text(shown), position: null, name: null },
];

type TablesShown = {
  guest?: GuestText;
  table: (table: TableState) => unknown;
  /** Also tables where nobody sits. */
  withEmpty?: boolean;
  /** Where a person's number at the table is not shown: seats may be swapped within it. */
  byPerson?: boolean;
};

const tablesOf = (
  plan: ActivePlan,
  { guest, table: shownOfTable, withEmpty = false, byPerson = false }: TablesShown,
): Shown['tables'] => {
  const tables = new Map<string, ShownTable>();
  for (const [tableId, table] of plan.tables) {
    const seated = table.seatIds.flatMap((seatId): [string, ShownPlace][] => {
      const { position, attendeeId } = seatOf(plan, seatId);
      const person = attendeeId ? plan.attendees.get(attendeeId) : undefined;
      if (!guest || !attendeeId || !person) return [];
      const shown = { text: text(guest(person)), name: person.person.name };
      return byPerson
        ? [[attendeeId, { ...shown, position: null }]]
        : [[String(position), { ...shown, position }]];
    });
    if (seated.length === 0 && !withEmpty) continue;
    const places = new Map([heading(shownOfTable(table)), ...seated]);
    tables.set(tableId, { name: table.name, order: table.order, places });
  }
  return tables;
};

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
    tables: tablesOf(plan, {
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
    tables: tablesOf(plan, { guest: nameAndCompany, table: nameOf }),
    elsewhere: new Map([headOf(plan), ...seatless(plan, nameAndCompany)]),
  }),
  tableLists: (plan) => ({
    tables: tablesOf(plan, {
      guest: nameAndCompany,
      table: ({ name, seatIds }) => [name, seatIds.length],
      withEmpty: true,
    }),
    elsewhere: new Map([headOf(plan)]),
  }),
  placeCards: (plan) => ({
    tables: tablesOf(plan, { guest: onPlaceCard, table: nameOf }),
    elsewhere: new Map(),
  }),
  tableCards: (plan) => ({
    tables: tablesOf(plan, {
      table: ({ name }) => [name, plan.details.name],
      withEmpty: true,
    }),
    elsewhere: new Map(),
  }),
  escortCards: (plan) => ({
    tables: tablesOf(plan, {
      guest: ({ person: { name, party }, guestOf }) => [name, party, guestOf],
      table: nameOf,
      byPerson: true,
    }),
    elsewhere: new Map(),
  }),
  doorList: (plan) => ({
    tables: tablesOf(plan, { guest: atDoor, table: nameOf }),
    elsewhere: new Map([headOf(plan), ...seatless(plan, atDoor)]),
  }),
  kitchen: (plan) => shownToKitchen(plan),
};

/** Meals in words: to the kitchen, an option that was renamed is another dish. */
const shownToKitchen = (plan: ActivePlan): Shown => {
  const { tables, unseated } = kitchenOf(plan);
  const { courses } = plan.menu;
  const dishes = (meals: Readonly<Record<string, string>> | null): unknown =>
    courses.map(
      ({ courseId, options }) =>
        options.find(({ optionId }) => optionId === meals?.[courseId])?.name ?? null,
    );
  const served = tables.flatMap(({ tableId, name, seats }): [string, ShownTable][] => {
    if (seats.length === 0) return [];
    const places = seats.map(
      ({ position, name: guest, diets, allergies, meals }): [string, ShownPlace] => [
        String(position),
        { text: text([guest, diets, allergies, dishes(meals)]), position, name: guest },
      ],
    );
    const order = plan.tables.get(tableId)?.order ?? 0;
    return [[tableId, { name, order, places: new Map([heading(name), ...places]) }]];
  });
  return {
    tables: new Map(served),
    elsewhere: new Map([
      headOf(plan),
      ['courses', text(courses.map(({ name, options }) => [name, options.map((one) => one.name)]))],
      ['unseated', text(unseated)],
    ]),
  };
};

import type { Allergy } from '../attendees/allergies.ts';
import type { Reply } from '../attendees/replies.ts';
import type { Custom, GuestField } from '../entities/guestField.ts';
import type { Kitchen } from '../entities/kitchen.ts';
import type { RoomBackground } from '../entities/room.ts';
import type { TableShape } from '../tables/seatLayout.ts';

/**
 * The content of the kitchen's sheet: what everybody is served, and the issues since which it shows changes.
 */
export type PrintedKitchen = Omit<Kitchen, 'eventId'> & {
  /** The numbers of the issues that show the revision `since`. */
  issues: readonly number[];
};

/** The facts about a person that paper needs. Lists may need more. */
export type SheetPerson = {
  id: string;
  name: string;
  company: string | null;
  /** Groups guests who come together. Without a party, a host and their plus-ones form a group. */
  party: string | null;
  guestOf: string | null;
  isNamed: boolean;
  isHeld: boolean;
  reply?: Reply;
  diets?: readonly string[] | null | undefined;
  allergies?: readonly Allergy[] | null | undefined;
  /** For cards that show them: the title, and values of the event's custom fields. */
  title?: string | null | undefined;
  custom?: Custom | null | undefined;
};

export type SheetTable = TableShape & {
  id: string;
  name: string;
  x: number;
  y: number;
  rotation: number;
};

export type SheetSeat = {
  id: string;
  tableId: string;
  position: number;
  x: number;
  y: number;
  attendeeId: string | null;
};

type Measure = number | null | undefined;

/** With the measures of its type, in centimetres relative to its place. */
export type SheetObject = {
  id: string;
  kind: string;
  name: string;
  x: number;
  y: number;
  rotation: number;
  shape: {
    type: string;
    width?: Measure;
    height?: Measure;
    thickness?: Measure;
    isClosed?: boolean | null | undefined;
    points?: readonly (readonly number[])[] | null | undefined;
  };
};

/** A plan as paper shows it. Unnamed plus-ones already have names made from their host's. */
export type SheetPlan<Person extends SheetPerson = SheetPerson> = {
  event: { name: string; startDate: string | null; location: string | null; isDraft: boolean };
  /** Whether the reader may see more of guests than names, companies and seats. */
  showsDetails: boolean;
  /** In the order of the plan. */
  tables: readonly SheetTable[];
  seats: readonly SheetSeat[];
  /** In order of arrival. */
  people: readonly Person[];
  objects: readonly SheetObject[];
  /** The walls of the room on the floor, and the units for lengths. */
  outline: {
    points: readonly (readonly number[])[];
    units: 'metric' | 'imperial';
  } | null;
  /** The picture of the hall beneath the room. */
  background: RoomBackground | null;
  /** The custom fields of the event, for cards that show their values. */
  fields?: readonly GuestField[] | undefined;
  /** What everybody is served, for the kitchen's sheet. */
  kitchen?: PrintedKitchen | undefined;
};

/** The plan with only these tables and the people who sit there. */
export const onlyTables = <Person extends SheetPerson>(
  plan: SheetPlan<Person>,
  ids: readonly string[],
): SheetPlan<Person> => {
  const wanted = new Set(ids);
  const seats = plan.seats.filter(({ tableId }) => wanted.has(tableId));
  const seated = new Set(seats.map(({ attendeeId }) => attendeeId));
  return {
    ...plan,
    tables: plan.tables.filter(({ id }) => wanted.has(id)),
    seats,
    people: plan.people.filter(({ id }) => seated.has(id)),
  };
};

export type SeatedTable<Person extends SheetPerson = SheetPerson> = {
  table: SheetTable;
  /** By position, with their occupants. */
  seats: { seat: SheetSeat; person: Person | undefined }[];
  taken: number;
};

/** The tables in the order of the plan, each with its seats. */
export const seatedTables = <Person extends SheetPerson>(
  plan: SheetPlan<Person>,
): SeatedTable<Person>[] => {
  const people = new Map(plan.people.map((person) => [person.id, person]));
  const byTable = new Map<string, SeatedTable<Person>['seats']>();
  for (const seat of plan.seats) {
    const own = byTable.get(seat.tableId) ?? [];
    own.push({ seat, person: people.get(seat.attendeeId ?? '') });
    byTable.set(seat.tableId, own);
  }
  return plan.tables.map((table) => {
    const seats = (byTable.get(table.id) ?? []).sort((a, b) => a.seat.position - b.seat.position);
    return { table, seats, taken: seats.filter(({ person }) => person).length };
  });
};

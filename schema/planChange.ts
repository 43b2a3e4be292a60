import type { Reply } from './attendees/replies.ts';
import type { AttendeePerson } from './entities/attendee.ts';
import type { GuestField } from './entities/guestField.ts';
import type { Menu } from './entities/menu.ts';
import type { Room } from './entities/room.ts';
import type { ListedPerson } from './guestLists/cells.ts';
import type {
  Change,
  EventDetails,
  FloorObject,
  NewAttendee,
  Place,
  Placement,
  SeatAt,
  TableFacts,
} from './planFacts.ts';
import type { SeatingRule } from './seatingRules/seatingRules.ts';
import type { AttendeeRole, TableLayout } from './vocabulary.ts';

/** An attendee with everything that the plan has about them. */
export type WholeAttendee = NewAttendee & {
  order: number;
  isCheckedIn: boolean;
  /** Only for pinned people. Absent in changes recorded before there were pins. */
  isPinned?: true;
  /** Only for people who declined. Absent in changes recorded before there were replies. */
  leftSeatId?: string;
  placement: Placement;
};

/** A table with its seats, without occupants. */
export type WholeTable = TableFacts & { order: number; seats: SeatAt[] };

export type AttendeeChange = {
  attendeeId: string;
  attendeeRole?: Change<AttendeeRole>;
  tags?: Change<string[]>;
  isCheckedIn?: Change<boolean>;
  isPinned?: Change<boolean>;
  reply?: Change<Reply>;
  leftSeatId?: Change<string | null>;
  guestOf?: Change<string | null>;
  isNamed?: Change<boolean>;
  person?: Change<Partial<AttendeePerson>>;
};

export type TableChange = {
  tableId: string;
  name?: Change<string>;
  layout?: Change<TableLayout>;
  endSeats?: Change<boolean>;
  place?: Change<Place>;
  tags?: Change<string[]>;
  seats?: Change<SeatAt[]>;
};

/** A seating rule with its place among the rules. */
export type WholeRule = { ruleId: string; order: number; rule: SeatingRule };

export type RuleChange = { ruleId: string } & Change<SeatingRule>;

export type WholeObject = { objectId: string; object: FloorObject };
export type ObjectChange = { objectId: string } & Change<Partial<FloorObject>>;

export type Move = { attendeeId: string; from: Placement; to: Placement };

/** The difference between two states of a plan. Applied to the first, it results in the second. */
export type PlanChange = {
  details: Change<Partial<EventDetails>> | null;
  menu: Change<Menu> | null;
  /** All custom fields of the event. */
  fields: Change<readonly GuestField[]> | null;
  /** The differences of the room itself: its outline and background. */
  room: Change<Partial<Room>> | null;
  attendeesAdded: WholeAttendee[];
  attendeesRemoved: WholeAttendee[];
  attendeesChanged: AttendeeChange[];
  moved: Move[];
  tablesAdded: WholeTable[];
  tablesRemoved: WholeTable[];
  tablesChanged: TableChange[];
  rulesAdded: WholeRule[];
  rulesRemoved: WholeRule[];
  rulesChanged: RuleChange[];
  objectsAdded: WholeObject[];
  objectsRemoved: WholeObject[];
  objectsChanged: ObjectChange[];
};

/** A person who leaves, and their last place. Earlier domain events contain the rest. */
export type Leaving = { attendeeId: string; was: Placement };

/** The lists of a recorded change. */
export type ChangeLists = Omit<
  PlanChange,
  'details' | 'menu' | 'fields' | 'room' | 'attendeesRemoved'
> & {
  attendeesRemoved: Leaving[];
};

/** Lists that were introduced later. Recorded only if they have entries. */
type LaterLists = Pick<
  ChangeLists,
  Extract<keyof ChangeLists, `rules${string}` | `objects${string}`>
>;

/** An object, so that the compiler misses a list that is left out. */
const listsInOrder: Record<keyof ChangeLists, true> = {
  objectsRemoved: true,
  objectsChanged: true,
  objectsAdded: true,
  attendeesRemoved: true,
  tablesRemoved: true,
  tablesChanged: true,
  tablesAdded: true,
  attendeesAdded: true,
  attendeesChanged: true,
  moved: true,
  rulesRemoved: true,
  rulesChanged: true,
  rulesAdded: true,
};

/** The lists of a change, in the order in which they fill its parts. */
export const changeLists = Object.keys(listsInOrder) as (keyof ChangeLists)[];

/**
 * The fields of a person in a merged list that differ from the previous list. Not part of the plan: the next
 * list is compared with them.
 */
export type ListedChange = {
  attendeeId: string;
  /** The list no longer contains the person, who stays in the event. */
  isListed?: false;
  attendeeRole?: Change<AttendeeRole | null>;
  tags?: Change<string[] | null>;
  reply?: Change<Reply | null>;
  person?: Change<ListedPerson>;
};

/** A part of a change: some of its lists, or some of their entries. */
export type ChangePiece = Partial<ChangeLists> & {
  /** Only for a merge. */
  listed?: ListedChange[];
};

/**
 * A recorded plan change. A change that is too large for one append is recorded in parts: all but the last
 * are `ChangePartRecorded`. It takes effect with the last part, which contains the rest. (Before
 * `ChangePartRecorded` existed, earlier parts had the change's own type without a `change`, and only arrivals
 * were spread over them.)
 */
export type RecordedChange = {
  part: number;
  parts: number;
  attendeesAdded: WholeAttendee[];
  change:
    | (Omit<ChangeLists, 'attendeesAdded' | keyof LaterLists> &
        Partial<LaterLists> & {
          details: PlanChange['details'];
          /** Only if the menu changes. Absent in changes recorded before there were menus. */
          menu?: Change<Menu>;
          /** Only if the custom fields change. Absent in older changes. */
          fields?: Change<readonly GuestField[]>;
          /** Only if the room changes. Absent in older changes. */
          room?: Change<Partial<Room>>;
          /** The seats of arrivals in this part. `wholeChange` gives those of all parts. */
          seatsTaken: [seatId: string, attendeeId: string][];
          /** The difference in checked-in people. */
          checkedIn: number;
        })
    | null;
};

/** A change with all its parts. */
export type WholeChange = Omit<NonNullable<RecordedChange['change']>, 'menu' | 'fields' | 'room'> &
  Pick<PlanChange, 'menu' | 'fields' | 'room'> &
  Pick<ChangeLists, 'attendeesAdded'> &
  LaterLists & {
    /** The entries of a merged list in earlier parts. */
    listed: ListedChange[];
  };

/** The ids of all people in a piece. */
export const peopleOfPiece = ({
  attendeesAdded = [],
  attendeesChanged = [],
  attendeesRemoved = [],
  moved = [],
  listed = [],
}: ChangePiece): string[] =>
  [...attendeesAdded, ...attendeesChanged, ...attendeesRemoved, ...moved, ...listed].map(
    ({ attendeeId }) => attendeeId,
  );

/** Combines the earlier pieces of a change with its last part. */
export const wholeChange = (
  earlier: readonly ChangePiece[],
  attendeesAdded: readonly WholeAttendee[],
  change: NonNullable<RecordedChange['change']>,
): WholeChange => {
  const pieces = [...earlier, { ...change, attendeesAdded }];
  const lists = Object.fromEntries(
    changeLists.map((list) => [
      list,
      pieces.flatMap((piece): readonly unknown[] => piece[list] ?? []),
    ]),
  ) as ChangeLists;
  return {
    details: change.details,
    menu: change.menu ?? null,
    fields: change.fields ?? null,
    room: change.room ?? null,
    checkedIn: change.checkedIn,
    ...lists,
    seatsTaken: seatsTakenBy(lists.attendeesAdded),
    listed: earlier.flatMap(({ listed = [] }) => listed),
  };
};

/** The seats at which people are placed, as [seatId, attendeeId]. */
export const seatsTakenBy = (
  people: readonly Pick<WholeAttendee, 'attendeeId' | 'placement'>[],
): [seatId: string, attendeeId: string][] =>
  people.flatMap(({ attendeeId, placement }): [string, string][] =>
    placement.in === 'seat' ? [[placement.seatId, attendeeId]] : [],
  );

import type {
  AttendeePerson,
  Change,
  EventDetails,
  NewAttendee,
  Place,
  Placement,
  SeatAt,
} from './domainEvents.ts';
import type { AttendeeRole, TableLayout } from './vocabulary.ts';

/** An attendee with all that a plan knows of them. */
export type WholeAttendee = NewAttendee & {
  /** Their place in the order in which people came. */
  order: number;
  isCheckedIn: boolean;
  placement: Placement;
};

/** A table with its seats, without who sits there. */
export type WholeTable = {
  tableId: string;
  order: number;
  name: string;
  layout: TableLayout;
  endSeats: boolean;
  place: Place;
  seats: SeatAt[];
};

export type AttendeeChange = {
  attendeeId: string;
  attendeeRole?: Change<AttendeeRole>;
  tags?: Change<string[]>;
  isCheckedIn?: Change<boolean>;
  person?: Change<Partial<AttendeePerson>>;
};

export type TableChange = {
  tableId: string;
  name?: Change<string>;
  layout?: Change<TableLayout>;
  endSeats?: Change<boolean>;
  place?: Change<Place>;
  seats?: Change<SeatAt[]>;
};

/** Somebody who is there before and after, elsewhere. */
export type Move = { attendeeId: string; from: Placement; to: Placement };

/**
 * All that is different between two states of one event plan: applied to the first, it gives the
 * second. Lists are empty where nothing of their kind differs.
 */
export type PlanChange = {
  details: Change<Partial<EventDetails>> | null;
  attendeesAdded: WholeAttendee[];
  attendeesRemoved: WholeAttendee[];
  attendeesChanged: AttendeeChange[];
  moved: Move[];
  tablesAdded: WholeTable[];
  tablesRemoved: WholeTable[];
  tablesChanged: TableChange[];
};

/** Somebody who goes, and where they were: earlier domain events have the rest. */
export type Leaving = { attendeeId: string; was: Placement };

/** The lists of a change as the log keeps them. */
export type ChangeLists = Omit<PlanChange, 'details' | 'attendeesRemoved'> & {
  attendeesRemoved: Leaving[];
};

/** A piece of a change: those of its lists that stand in one part, or some of their entries. */
export type ChangePiece = Partial<ChangeLists>;

/**
 * A plan change as the log keeps it. What is too large for one append comes in parts: all but the
 * last are `ChangePartRecorded`, and it takes effect as a whole with the last one, which has what
 * those before it do not. (Before there was `ChangePartRecorded`, earlier parts were of the change's
 * own type, without a `change`, and only those who come were spread over them.)
 */
export type RecordedChange = {
  part: number;
  parts: number;
  attendeesAdded: WholeAttendee[];
  change:
    | (Omit<ChangeLists, 'attendeesAdded'> & {
        details: PlanChange['details'];
        /**
         * Seats that those take who come. Of a change in parts only those who stand in this one are
         * told: `wholeChange` tells of all.
         */
        seatsTaken: [seatId: string, attendeeId: string][];
        /** How many more are checked in by it; negative for fewer. */
        checkedIn: number;
      })
    | null;
};

/** A change with all of its parts. */
export type WholeRecordedChange = NonNullable<RecordedChange['change']> &
  Pick<ChangeLists, 'attendeesAdded'>;

/** The ids of all people of whom a piece tells anything. */
export const peopleOfPiece = ({
  attendeesAdded = [],
  attendeesChanged = [],
  attendeesRemoved = [],
  moved = [],
}: ChangePiece): string[] =>
  [...attendeesAdded, ...attendeesChanged, ...attendeesRemoved, ...moved].map(
    ({ attendeeId }) => attendeeId,
  );

/** Puts a change together of the pieces that came before and its last part. */
export const wholeChange = (
  earlier: readonly ChangePiece[],
  attendeesAdded: readonly WholeAttendee[],
  change: NonNullable<RecordedChange['change']>,
): WholeRecordedChange => {
  const pieces = [...earlier, { ...change, attendeesAdded }];
  const all = <K extends keyof ChangeLists>(list: K): ChangeLists[K] =>
    pieces.flatMap((piece): unknown[] => [...(piece[list] ?? [])]) as ChangeLists[K];
  const arrivals = all('attendeesAdded');
  return {
    details: change.details,
    checkedIn: change.checkedIn,
    attendeesAdded: arrivals,
    attendeesRemoved: all('attendeesRemoved'),
    attendeesChanged: all('attendeesChanged'),
    moved: all('moved'),
    tablesAdded: all('tablesAdded'),
    tablesRemoved: all('tablesRemoved'),
    tablesChanged: all('tablesChanged'),
    seatsTaken: seatsTakenBy(arrivals),
  };
};

export const seatsTakenBy = (
  arrivals: readonly WholeAttendee[],
): [seatId: string, attendeeId: string][] =>
  arrivals.flatMap(({ attendeeId, placement }): [string, string][] =>
    placement.in === 'seat' ? [[placement.seatId, attendeeId]] : [],
  );

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

/**
 * A plan change as the log keeps it, in one or more parts: it takes effect as a whole with the last
 * part (`part === parts - 1`), which alone has `change`. Who comes is spread over the parts, because
 * they may be thousands; of who goes only the place is kept, earlier domain events have the rest.
 */
export type RecordedChange = {
  part: number;
  parts: number;
  attendeesAdded: WholeAttendee[];
  change:
    | (Omit<PlanChange, 'attendeesAdded' | 'attendeesRemoved'> & {
        attendeesRemoved: { attendeeId: string; was: Placement }[];
        /** Seats that those take who come, whatever part they stand in. */
        seatsTaken: [seatId: string, attendeeId: string][];
        /** How many more are checked in by it; negative for fewer. */
        checkedIn: number;
      })
    | null;
};

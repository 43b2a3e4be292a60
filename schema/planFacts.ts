import type { Reply } from './attendees/replies.ts';
import type { AttendeePerson } from './entities/attendee.ts';
import type { FloorShape } from './entities/floorObject.ts';
import type { AttendeeRole, EventStatus, FloorObjectKind, TableLayout } from './vocabulary.ts';

/** The terms in which domain events and recorded changes describe a plan. */

/** A value before and after a change. */
export type Change<T> = { before: T; after: T };

/** In centimetres, within the table or on the floor: see schema/tables/seatLayout.ts. */
export type Place = { x: number; y: number; rotation: number };

/** A seat of a table. `position` counts from 1; x and y are relative to the table's centre. */
export type SeatAt = { seatId: string; position: number; x: number; y: number };

/** Where an attendee is. Always exactly one place. */
export type Placement =
  | { in: 'pool' }
  | { in: 'seat'; seatId: string }
  | { in: 'holding'; since: string; reason: string | null };

export type EventDetails = {
  name: string;
  description: string | null;
  startDate: string | null;
  endDate: string | null;
  location: string | null;
  status: EventStatus;
  isPublic: boolean;
  maxAttendees: number | null;
};

export type NewAttendee = {
  attendeeId: string;
  attendeeRole: AttendeeRole;
  /** Free tags. Projections add the event's marker. */
  tags: string[];
  /** The host. Absent for people who come by themselves, and in older events. */
  guestOf?: string;
  /** Only for an unnamed plus-one. */
  isNamed?: false;
  /** Only if somebody replied. Absent in older events. */
  reply?: Reply;
  person: AttendeePerson;
};

/** The facts about a table that plans and snapshots share. */
export type TableFacts = {
  tableId: string;
  name: string;
  layout: TableLayout;
  endSeats: boolean;
  place: Place;
  /**
   * Only if there are some, except in snapshots, where an empty list says that there are none. Absent in
   * older events.
   */
  tags?: string[];
};

/**
 * Something in the room other than a table. `point`, from which distances are measured, is relative to the
 * place; null is the middle of the shape. New tables avoid the object if `isSolid`.
 */
export type FloorObject = {
  kind: FloorObjectKind;
  name: string;
  /** Always a point in older events. */
  shape: FloorShape;
  place: Place;
  point: { x: number; y: number } | null;
  isSolid: boolean;
};

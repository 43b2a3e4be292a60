import { isDeclined } from '../../schema/attendees/replies.ts';
import type { TableReshaped } from '../../schema/domainEvents.ts';
import { type SeatRow, seatAnswer } from '../../schema/entities/seat.ts';
import type { WholeChange } from '../../schema/planChange.ts';
import type { Change, Placement, SeatAt } from '../../schema/planFacts.ts';
import type { RecordedPlanChange } from '../engine/planChanged.ts';
import { removePlanFrom } from '../engine/planDeleted.ts';
import { type About, defineProjector, type Recorded } from '../engine/projector.ts';
import { columnsOf } from '../engine/rows/columnsOf.ts';
import type { RowChanges } from '../engine/rows/rowChanges.ts';
import { defineStaging } from '../engine/rows/staging.ts';
import { defineTable } from '../engine/rows/table.ts';
import { utc } from '../engine/rows/times.ts';

export const seatsTable = defineTable<SeatRow>('seats', columnsOf(seatAnswer), {
  scope: 'eventId',
  isReported: true,
});

/** Staged seats of incomplete changes. */
const seatParts = defineStaging('seat_parts');

type OfPlan = About<'eventId'>;

/** Null empties the seat. */
const seat = (changes: RowChanges, event: OfPlan, seatId: string, attendeeId: string | null) =>
  changes.patch(seatsTable, event.data.eventId, seatId, {
    attendeeId,
    updatedAt: utc(event.metadata.at),
  });

const leave = (changes: RowChanges, event: OfPlan, was: Placement | null): void => {
  if (was?.in === 'seat') seat(changes, event, was.seatId, null);
};

const addSeat = (changes: RowChanges, event: OfPlan, tableId: string, at: SeatAt): void => {
  const time = utc(event.metadata.at);
  changes.insert(seatsTable, {
    id: at.seatId,
    eventId: event.data.eventId,
    tableId,
    position: at.position,
    x: at.x,
    y: at.y,
    attendeeId: null,
    createdAt: time,
    updatedAt: time,
  });
};

const hasMoved = (before: SeatAt, after: SeatAt): boolean =>
  before.position !== after.position || before.x !== after.x || before.y !== after.y;

type Reshaped = Recorded<TableReshaped['type']>;

const reshape = (changes: RowChanges, event: Reshaped): void => {
  const { tableId, seats, displaced } = event.data;
  const stay = new Set(seats.after.map(({ seatId }) => seatId));
  for (const { seatId } of displaced) if (stay.has(seatId)) seat(changes, event, seatId, null);
  reseat(changes, event, tableId, seats);
};

/** Replaces a table's seats: removes, adds and moves them. */
const reseat = (
  changes: RowChanges,
  event: OfPlan,
  tableId: string,
  seats: Change<SeatAt[]>,
): void => {
  const { eventId } = event.data;
  const before = new Map(seats.before.map((at) => [at.seatId, at]));
  const after = new Map(seats.after.map((at) => [at.seatId, at]));
  for (const seatId of before.keys())
    if (!after.has(seatId)) changes.remove(seatsTable, eventId, seatId);
  for (const at of seats.after) {
    const was = before.get(at.seatId);
    if (!was) addSeat(changes, event, tableId, at);
    else if (hasMoved(was, at))
      changes.patch(seatsTable, eventId, at.seatId, {
        position: at.position,
        x: at.x,
        y: at.y,
        updatedAt: utc(event.metadata.at),
      });
  }
};

/** Empties seats first, then changes tables, then seats people. */
const changePlan = (changes: RowChanges, event: RecordedPlanChange, change: WholeChange): void => {
  const { eventId } = event.data;
  for (const { was } of change.attendeesRemoved) leave(changes, event, was);
  for (const { from } of change.moved) leave(changes, event, from);
  for (const { seats } of change.tablesRemoved)
    for (const { seatId } of seats) changes.remove(seatsTable, eventId, seatId);
  for (const { tableId, seats } of change.tablesChanged)
    if (seats) reseat(changes, event, tableId, seats);
  for (const { tableId, seats } of change.tablesAdded)
    for (const at of seats) addSeat(changes, event, tableId, at);
  for (const { attendeeId, to } of change.moved)
    if (to.in === 'seat') seat(changes, event, to.seatId, attendeeId);
  for (const [seatId, attendeeId] of change.seatsTaken) seat(changes, event, seatId, attendeeId);
};

export const seatsProjector = defineProjector({
  name: 'seats',
  version: 4,
  tables: [seatsTable, seatParts.table],
  recalls: [seatParts.recall],
  on: {
    ...seatParts.on,
    TableAdded: (changes, event) => {
      for (const at of event.data.seats) addSeat(changes, event, event.data.tableId, at);
    },
    TablesAdded: (changes, event) => {
      for (const { tableId, seats } of event.data.tables)
        for (const at of seats) addSeat(changes, event, tableId, at);
    },
    TableLayoutChanged: reshape,
    TableResized: reshape,
    TableEndSeatsSwitched: reshape,
    TableDeleted: (changes, { data }) => {
      for (const { seatId } of data.seats) changes.remove(seatsTable, data.eventId, seatId);
    },
    SeatAssigned: (changes, event) => {
      const { from, seatId, attendeeId } = event.data;
      leave(changes, event, from);
      seat(changes, event, seatId, attendeeId);
    },
    SeatUnassigned: (changes, event) => seat(changes, event, event.data.seatId, null),
    SeatsSwapped: (changes, event) => {
      const { a, b } = event.data;
      seat(changes, event, a.seatId, b.attendeeId);
      seat(changes, event, b.seatId, a.attendeeId);
    },
    SeatsAutoAssigned: (changes, event) => {
      for (const [seatId, attendeeId] of event.data.assignments)
        seat(changes, event, seatId, attendeeId);
    },
    SeatingProposalTaken: (changes, event) => {
      const { moves } = event.data;
      for (const [, from] of moves) if (from !== null) seat(changes, event, from, null);
      for (const [attendeeId, , to] of moves) if (to !== null) seat(changes, event, to, attendeeId);
    },
    PeopleSeatedTogether: (changes, event) => {
      for (const { seatId, attendeeId, from } of event.data.seated) {
        leave(changes, event, from);
        seat(changes, event, seatId, attendeeId);
      }
    },
    AttendeeHeld: (changes, event) => leave(changes, event, event.data.from),
    PeopleHeldTogether: (changes, event) => {
      for (const { from } of event.data.held) leave(changes, event, from);
    },
    AttendeesReplied: (changes, event) => {
      for (const { after, from } of event.data.replies)
        if (isDeclined(after)) leave(changes, event, from);
    },
    PeopleReturnedToPool: (changes, event) => {
      for (const { from } of event.data.returned) leave(changes, event, from);
    },
    AttendeeDeleted: (changes, event) => leave(changes, event, event.data.was),
    AttendeeErased: (changes, event) => leave(changes, event, event.data.was),
    ...seatParts.onPlanChanged(changePlan),
    EventPlanDeleted: removePlanFrom(seatsTable, seatParts.table),
  },
});

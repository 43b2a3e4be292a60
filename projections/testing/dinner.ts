import { noPerson } from '../../schema/entities/attendee.ts';
import type { Change, EventDetails, NewAttendee } from '../../schema/planFacts.ts';
import { organiser } from './project.ts';

export const eventId = 'dinner';

export const details: EventDetails = {
  name: 'Spring dinner',
  description: null,
  startDate: '2026-05-01T20:00:00+02:00',
  endDate: null,
  location: 'Old town hall',
  status: 'active',
  isPublic: false,
  maxAttendees: 12,
};

export const guest = (attendeeId: string, name = attendeeId): NewAttendee => ({
  attendeeId,
  attendeeRole: 'guest',
  tags: [],
  person: { ...noPerson, name },
});

export const created = {
  type: 'EventPlanCreated',
  data: { eventId, ownerId: organiser, details },
} as const;

export const deleted = {
  type: 'EventPlanDeleted',
  data: { eventId, ownerId: organiser, details },
} as const;

export const added = (attendeeId: string) =>
  ({ type: 'AttendeeAdded', data: { eventId, held: null, ...guest(attendeeId) } }) as const;

export const place = { x: 100, y: 200, rotation: 0 };

/** Seats `t1-1`, `t1-2` … of table `t1`. */
export const seatsOf = (tableId: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    seatId: `${tableId}-${index + 1}`,
    position: index + 1,
    x: index * 60,
    y: 0,
  }));

export const tableAdded = (tableId: string, count: number) =>
  ({
    type: 'TableAdded',
    data: {
      eventId,
      tableId,
      name: `Table ${tableId}`,
      layout: 'rectangular',
      endSeats: false,
      place,
      seats: seatsOf(tableId, count),
    },
  }) as const;

export const seated = (attendeeId: string, seatId: string) =>
  ({
    type: 'SeatAssigned',
    data: { eventId, seatId, attendeeId, from: { in: 'pool' } },
  }) as const;

/** A change of the whole plan in one part, which changes at most the event's details. */
export const planChangeOf = (changed: Change<Partial<EventDetails>> | null) => ({
  eventId,
  changeId: 'change',
  part: 0,
  parts: 1,
  attendeesAdded: [],
  change: {
    details: changed,
    attendeesRemoved: [],
    attendeesChanged: [],
    moved: [],
    tablesAdded: [],
    tablesRemoved: [],
    tablesChanged: [],
    seatsTaken: [],
    checkedIn: 0,
  },
});

import type { AttendeeInput } from '../../api/attendees/commands.ts';
import { eventPlanDecider } from '../../api/eventPlans/decider.ts';
import type { ActivePlan, PlanState } from '../../api/eventPlans/state.ts';
import type { EventPlanEvent } from '../../schema/domainEvents.ts';
import { type AttendeePerson, noPerson } from '../../schema/entities/attendee.ts';
import { limits } from '../../schema/limits.ts';
import type { SeatingRule } from '../../schema/seatingRules/seatingRules.ts';
import { seatsOf } from '../../schema/tables/seatLayout.ts';
import type { TableLayout } from '../../schema/vocabulary.ts';
import { historyOf, now } from './givenWhenThen.ts';

/** Histories that tests share, named after their content. */
export const eventId = 'dinner';

export const details = {
  name: 'Spring dinner',
  description: null,
  startDate: null,
  endDate: null,
  location: null,
  status: 'active' as const,
  isPublic: false,
  maxAttendees: null,
};

export const personNamed = (name: string, company: string | null = null): AttendeePerson => ({
  ...noPerson,
  name,
  company,
});

export const guest = (name: string, notes: string | null = null): AttendeeInput => ({
  attendeeRole: 'guest',
  tags: [],
  person: { ...personNamed(name), notes },
});

export const dinnerPlanned: EventPlanEvent = {
  type: 'EventPlanCreated',
  data: { eventId, ownerId: 'organiser', details },
};

export const comes = (attendeeId: string, company: string | null = null): EventPlanEvent => ({
  type: 'AttendeeAdded',
  data: {
    eventId,
    attendeeId,
    attendeeRole: 'guest',
    tags: [],
    person: personNamed(attendeeId, company),
    held: null,
  },
});

export const ruled = (ruleId: string, rule: SeatingRule, order = 0): EventPlanEvent => ({
  type: 'SeatingRuleAdded',
  data: { eventId, ruleId, order, rule },
});

/** Seats are `<table>-1`, `<table>-2`, … */
export const tableStands = (
  tableId: string,
  capacity: number,
  layout: TableLayout = 'circular',
  endSeats = false,
): EventPlanEvent => ({
  type: 'TableAdded',
  data: {
    eventId,
    tableId,
    name: tableId,
    layout,
    endSeats,
    place: { x: 0, y: 0, rotation: 0 },
    seats: seatsOf({ layout, capacity, endSeats }).map((spot) => ({
      seatId: `${tableId}-${spot.position}`,
      ...spot,
    })),
  },
});

export const sits = (attendeeId: string, seatId: string): EventPlanEvent => ({
  type: 'SeatAssigned',
  data: { eventId, seatId, attendeeId, from: { in: 'pool' } },
});

export const isHeld = (attendeeId: string, reason: string | null = null): EventPlanEvent => ({
  type: 'AttendeeHeld',
  data: { eventId, attendeeId, reason, from: { in: 'pool' } },
});

export const declines = (attendeeId: string): EventPlanEvent => ({
  type: 'AttendeesReplied',
  data: { eventId, replies: [{ attendeeId, before: 'none', after: 'no', from: { in: 'pool' } }] },
});

export const holding = (reason: string | null = null) => ({
  in: 'holding' as const,
  since: now,
  reason,
});

/** The event is full except for `room` people. */
export const allBut = (room: number): EventPlanEvent[] => [
  dinnerPlanned,
  {
    type: 'AttendeesImported',
    data: {
      eventId,
      importId: 'earlier',
      source: 'api',
      part: 0,
      parts: 1,
      attendees: Array.from({ length: limits.attendeesPerEvent - room }, (_, n) => ({
        attendeeId: `p${n}`,
        ...guest(`p${n}`),
      })),
    },
  },
];

/** Mira sits on seat 1 of the table `garden`; Ada has no seat yet. */
export const miraSeatedAtOne: EventPlanEvent[] = [
  dinnerPlanned,
  comes('mira'),
  comes('ada'),
  tableStands('garden', 4),
  sits('mira', 'garden-1'),
];

/** A bar stands in the room. */
export const barStands: EventPlanEvent = {
  type: 'FloorObjectPlaced',
  data: {
    eventId,
    objectId: 'bar',
    object: {
      kind: 'bar',
      name: 'Bar',
      shape: { type: 'point' },
      place: { x: 300, y: 0, rotation: 0 },
      point: null,
      isSolid: false,
    },
  },
};

/** The tag of a table `hall`. */
export const hallTagged: EventPlanEvent = {
  type: 'TableTagged',
  data: { eventId, tableId: 'hall', before: [], after: ['quiet'] },
};

/** Mira is pinned to seat 1 of the garden. */
export const miraPinned: EventPlanEvent = {
  type: 'AttendeePinned',
  data: { eventId, attendeeId: 'mira', seatId: 'garden-1' },
};

export const given = historyOf(eventPlanDecider);

/**
 * The active plan.
 * @throws if it was deleted or never created
 */
export const standing = (state: PlanState): ActivePlan => {
  if (state.status !== 'active') throw new Error(`the plan is ${state.status}`);
  return state;
};

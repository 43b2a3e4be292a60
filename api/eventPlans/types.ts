import { z } from 'zod';
import { attendeeAnswer } from '../../schema/entities/attendee.ts';
import { eventAnswer } from '../../schema/entities/event.ts';
import { id, time } from '../../schema/entities/fields.ts';
import { floorObjectAnswer } from '../../schema/entities/floorObject.ts';
import { guestField } from '../../schema/entities/guestField.ts';
import { menuAnswer } from '../../schema/entities/menu.ts';
import { roomAnswer } from '../../schema/entities/room.ts';
import { seatAnswer } from '../../schema/entities/seat.ts';
import { seatingRuleAnswer } from '../../schema/entities/seatingRule.ts';
import { tableAnswer } from '../../schema/entities/table.ts';
import '../floorObjects/types.ts';
import '../guestFields/types.ts';
import '../menus/types.ts';
import '../rooms/types.ts';
import { deletePayloadFrom, objectFrom, payloadFrom } from '../graphql/fromZod.ts';
import { ListPage } from '../graphql/page.ts';

const positionToFollow = 'Send it as `after` to follow changes from here.';
const positionReached = 'Send it as `after` to continue from here.';

export const EventStats = objectFrom(
  'EventStats',
  z.object({
    attendees: z.int(),
    checkedIn: z.int(),
    tables: z.int(),
    seats: z.int(),
    assigned: z.int(),
    held: z.int(),
  }),
  {
    description: 'The counts of an event.',
    descriptions: { assigned: 'Seats that are taken.', held: 'People in the holding area.' },
  },
);

export type EventStats = InstanceType<typeof EventStats>;

export const SetAside = objectFrom('SetAside', z.object({ since: time }), {
  description:
    'An internal fault keeps an event from being up to date. It is shown as it was before, and cannot be changed for now.',
  descriptions: { since: 'The time since when changes are not shown.' },
});

export const Event = objectFrom('Event', eventAnswer, {
  description: 'An event that an organiser plans, such as a dinner or a conference.',
  descriptions: {
    isPublic: 'Whether every member may read it.',
    draftOf: 'For a draft: the event that it belongs to. Lists of events leave drafts out.',
    draftName: 'The name of the draft.',
  },
  hides: ['draftRevision', 'draftStartedBy'],
});

export const EventPage = objectFrom(
  'EventPage',
  z.object({ items: z.array(eventAnswer), position: z.string() }),
  { description: 'A page of events.', descriptions: { position: positionToFollow } },
  ListPage,
);

export const EventPlan = objectFrom(
  'EventPlan',
  z.object({
    id,
    position: z.string(),
    event: eventAnswer,
    menu: menuAnswer,
    fields: z.array(guestField),
    attendees: z.array(attendeeAnswer),
    tables: z.array(tableAnswer),
    seats: z.array(seatAnswer),
    rules: z.array(seatingRuleAnswer),
    floorObjects: z.array(floorObjectAnswer),
    room: roomAnswer,
  }),
  {
    description: 'The whole plan for the seating screen, as of `position`.',
    descriptions: {
      position: positionToFollow,
      fields: "The event's custom fields, for those who may see details of its guests.",
      rules: 'For those who may edit the event.',
    },
  },
);

export type EventPlan = InstanceType<typeof EventPlan>;

export const EventPayload = payloadFrom('EventPayload', { event: eventAnswer });
export const DeleteEventPayload = deletePayloadFrom('DeleteEventPayload', {});

export const EventPlanDelta = objectFrom(
  'EventPlanDelta',
  z.object({
    position: z.string(),
    resync: z.boolean(),
    deleted: z.boolean(),
    by: z.array(id),
    event: eventAnswer.nullable(),
    menu: menuAnswer.nullable(),
    fields: z.array(guestField).nullable(),
    room: roomAnswer.nullable(),
    attendees: z.array(attendeeAnswer),
    removedAttendeeIds: z.array(id),
    tables: z.array(tableAnswer),
    removedTableIds: z.array(id),
    seats: z.array(seatAnswer),
    removedSeatIds: z.array(id),
    rules: z.array(seatingRuleAnswer),
    removedRuleIds: z.array(id),
    floorObjects: z.array(floorObjectAnswer),
    removedFloorObjectIds: z.array(id),
    arrangementIds: z.array(id),
  }),
  {
    description:
      'Whole entities for changes, ids for removals. `resync`: too much to list, or too long ago, so query again.',
    descriptions: {
      position: positionReached,
      deleted: 'The event was deleted; this is the last message.',
      menu: 'The whole menu if it has changed, otherwise null.',
      room: 'The whole room if it has changed, otherwise null.',
      fields: 'All custom fields of the event if one has changed, otherwise null.',
      by: 'The members who made the changes, for those who may edit the event.',
      rules: 'Seating rules, for those who may edit the event.',
      arrangementIds: 'Arrangements that were saved, changed or deleted.',
    },
  },
);
export type EventPlanDelta = InstanceType<typeof EventPlanDelta>;

export const EventsDelta = objectFrom(
  'EventsDelta',
  z.object({
    position: z.string(),
    resync: z.boolean(),
    events: z.array(eventAnswer),
    removedEventIds: z.array(id),
  }),
  {
    description: 'Changes to the events that the viewer may see.',
    descriptions: {
      position: positionReached,
      removedEventIds: 'Deleted, or no longer visible.',
    },
  },
);
export type EventsDelta = InstanceType<typeof EventsDelta>;

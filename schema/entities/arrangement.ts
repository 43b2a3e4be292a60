import { z } from 'zod';
import { eventStatuses, everyLayout } from '../vocabulary.ts';
import { id, text, time, timestamps } from './fields.ts';
import { pictureObject } from './floorObject.ts';
import { roomOutline } from './room.ts';

/** A table of a saved state: centre in centimetres, rotation in degrees clockwise. */
const standing = {
  tableId: id,
  name: z.string(),
  layout: z.enum(everyLayout),
  endSeats: z.boolean(),
  x: z.number(),
  y: z.number(),
  rotation: z.number(),
  capacity: z.int(),
};

export const arrangementTable = z.object(standing);
export type ArrangementTable = z.infer<typeof arrangementTable>;

/** A seat of a shared arrangement. x and y are relative to the table's centre. */
export const publicAssignment = z.object({
  seatId: id,
  tableId: id,
  tableName: z.string(),
  position: z.int(),
  x: z.number(),
  y: z.number(),
  attendeeName: text,
});

/** A seat of the snapshot. `attendeeId` is null for an empty one. */
export const arrangementAssignment = publicAssignment.extend({ attendeeId: id.nullable() });
export type ArrangementAssignment = z.infer<typeof arrangementAssignment>;

export const arrangementAnswer = z
  .object({
    id,
    eventId: id,
    name: z.string(),
    description: text,
    tableId: id.nullable(),
    tables: z.array(arrangementTable),
    objects: z.array(pictureObject),
    outline: roomOutline.nullable(),
    assignments: z.array(arrangementAssignment),
    isTemplate: z.boolean(),
    isPublic: z.boolean(),
    showsEvent: z.boolean().meta({
      description: "Whether the public link shows the event's name, date, place and status.",
    }),
    createdByUserId: id,
    ...timestamps,
  })
  .meta({ id: 'Arrangement' });

export type ArrangementRow = z.infer<typeof arrangementAnswer>;

/** The part of an event that its public link shows. */
export const publicEvent = z
  .object({
    name: z.string(),
    startDate: time.nullable(),
    location: text,
    status: z.enum(eventStatuses),
  })
  .meta({ id: 'PublicEvent' });

/** The public content of an arrangement: the room, names and seats only. */
export const publicArrangementAnswer = z
  .object({
    id,
    name: z.string(),
    description: text,
    tables: z.array(arrangementTable),
    objects: z.array(pictureObject),
    outline: roomOutline.optional().meta({ description: 'Only if the room has one.' }),
    assignments: z.array(publicAssignment),
    attendeeCount: z.int(),
    seatCount: z.int(),
    /** Occupied seats in percent, rounded. */
    capacityPercent: z.int(),
    updatedAt: time,
    event: publicEvent
      .optional()
      .meta({ description: 'As it is now. Only if the organiser shows it.' }),
  })
  .meta({ id: 'PublicArrangement' });

export type PublicArrangement = z.infer<typeof publicArrangementAnswer>;

const recorded = {
  position: z.string().nullable(),
  stepId: id.meta({ description: 'The step that undo reverses, if something was recorded.' }),
};

/** An arrangement after a refresh, and the step that refreshed it. */
export const arrangementRefreshedAnswer = arrangementAnswer
  .extend(recorded)
  .meta({ id: 'ArrangementRefreshed' });

/** How far an arrangement is from the present seating. */
const difference = {
  seats: z.int().meta({
    description: 'Seats with another occupant or name, or that exist in only one of the two.',
  }),
  tables: z.int().meta({ description: 'Tables that were added, changed or removed since.' }),
  objects: z.int().meta({
    description:
      'Floor objects that were added, changed or removed since. The outline of the room counts as one.',
  }),
};

export const arrangementDifferenceAnswer = z
  .object(difference)
  .meta({ id: 'ArrangementDifference' });

export type Difference = z.infer<typeof arrangementDifferenceAnswer>;

/** A template in the list of templates: its floor plan, without people. */
export const templateAnswer = z
  .object({
    id,
    eventId: id,
    eventName: z.string(),
    name: z.string(),
    description: text,
    tables: z.array(arrangementTable),
    objects: z.array(pictureObject),
    outline: roomOutline.nullable(),
    updatedAt: time,
  })
  .meta({ id: 'Template' });

export type TemplateRow = z.infer<typeof templateAnswer>;

/** A person in the arrangement who has left the event, by their saved name. */
export const leftSince = z.object({ attendeeId: id, name: z.string() });

export const effect = {
  moved: z.int(),
  toPool: z.int(),
  tablesBack: z.int(),
  tablesChanged: z.int(),
  objectsBack: z.int(),
  objectsChanged: z.int(),
  pinned: z.int(),
  left: z.array(leftSince),
};

export const arrangementEffectAnswer = z.object(effect).meta({ id: 'ArrangementEffect' });

export type Effect = z.infer<typeof arrangementEffectAnswer>;

export const arrangementAppliedAnswer = z
  .object({ ...recorded, ...effect })
  .meta({ id: 'ArrangementApplied' });

export const templateUse = {
  tables: z.int(),
  objects: z.int(),
  seated: z.int(),
  unmatched: z.int().meta({ description: 'Names of the template for which nobody was seated.' }),
  ambiguous: z.int().meta({
    description: 'How many of these names several people have, in the template or in the event.',
  }),
};

/** The result of using a template in an event. */
export type TemplateUsed = z.infer<z.ZodObject<typeof templateUse>>;

export const templateUsedAnswer = z
  .object({ ...recorded, ...templateUse })
  .meta({ id: 'TemplateUsed' });

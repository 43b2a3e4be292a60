import { z } from 'zod';
import { tableLayouts } from '../vocabulary.ts';
import { id, text, time, timestamps } from './fields.ts';

/** A table as it stood at some moment: centre in centimetres, rotation in degrees clockwise. */
const standing = {
  tableId: id,
  name: z.string(),
  layout: z.enum(tableLayouts),
  endSeats: z.boolean(),
  x: z.number(),
  y: z.number(),
  rotation: z.number(),
  capacity: z.int(),
};

export const arrangementTable = z.object(standing);
export type ArrangementTable = z.infer<typeof arrangementTable>;

/** A seat of an arrangement without who it is by id: x and y are relative to the table's centre. */
export const publicAssignment = z.object({
  seatId: id,
  tableId: id,
  tableName: z.string(),
  position: z.int(),
  x: z.number(),
  y: z.number(),
  attendeeName: text,
});

/** One for each seat of the snapshot, empty ones with `attendeeId: null`. */
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
    assignments: z.array(arrangementAssignment),
    isTemplate: z.boolean(),
    isPublic: z.boolean(),
    createdByUserId: id,
    ...timestamps,
  })
  .meta({ id: 'Arrangement' });

export type ArrangementRow = z.infer<typeof arrangementAnswer>;

/** What a guest with the link sees; never more than names and seats. */
export const publicArrangementAnswer = z
  .object({
    id,
    name: z.string(),
    description: text,
    tables: z.array(arrangementTable),
    assignments: z.array(publicAssignment),
    attendeeCount: z.int(),
    seatCount: z.int(),
    /** Taken seats of 100, rounded. */
    capacityPercent: z.int(),
    updatedAt: time,
  })
  .meta({ id: 'PublicArrangement' });

export type PublicArrangement = z.infer<typeof publicArrangementAnswer>;

/** A template as it is chosen from: its floor, and nobody's names. */
export const templateAnswer = z
  .object({
    id,
    eventId: id,
    eventName: z.string(),
    name: z.string(),
    description: text,
    tables: z.array(arrangementTable),
    updatedAt: time,
  })
  .meta({ id: 'Template' });

export type TemplateRow = z.infer<typeof templateAnswer>;

/** Somebody in an arrangement who is no longer in the event, under the name that was saved. */
export const leftSince = z.object({ attendeeId: id, name: z.string() });

export const effect = {
  moved: z.int(),
  toPool: z.int(),
  tablesBack: z.int(),
  tablesChanged: z.int(),
  left: z.array(leftSince),
};

/** What applying an arrangement does to a plan, or would do. */
export const arrangementEffectAnswer = z.object(effect).meta({ id: 'ArrangementEffect' });

export type Effect = z.infer<typeof arrangementEffectAnswer>;

const recorded = {
  position: z.string().nullable(),
  stepId: id.meta({ description: 'What undo takes back, where something was recorded.' }),
};

export const arrangementAppliedAnswer = z
  .object({ ...recorded, ...effect })
  .meta({ id: 'ArrangementApplied' });

export const templateUse = {
  tables: z.int(),
  seated: z.int(),
  unmatched: z.int().meta({ description: 'Names in it by which nobody was seated.' }),
  ambiguous: z.int().meta({
    description: 'Those of them that stand for several people, in it or in the event.',
  }),
};

/** What came of a template, of an event that it was used in. */
export type TemplateUsed = z.infer<z.ZodObject<typeof templateUse>>;

export const templateUsedAnswer = z
  .object({ ...recorded, ...templateUse })
  .meta({ id: 'TemplateUsed' });

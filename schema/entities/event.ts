import { z } from 'zod';
import { eventStatuses } from '../vocabulary.ts';
import { id, text, time, timestamps } from './fields.ts';

export const eventAnswer = z
  .object({
    id,
    name: z.string(),
    description: text,
    startDate: time.nullable(),
    endDate: time.nullable(),
    location: text,
    status: z.enum(eventStatuses),
    isPublic: z.boolean(),
    maxAttendees: z.int().nullable(),
    createdByUserId: id,
    draftOf: id.nullable().meta({ description: 'For a draft: the event that it belongs to.' }),
    draftName: text,
    /** The revision of the event's plan that the draft copied. */
    draftRevision: z.int().nullable(),
    draftStartedBy: id.nullable(),
    ...timestamps,
  })
  .meta({ id: 'Event' });

export type EventRow = z.infer<typeof eventAnswer>;

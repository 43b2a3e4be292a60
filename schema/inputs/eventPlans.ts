import { z } from 'zod';
import { limits } from '../limits.ts';
import { eventStatuses } from '../vocabulary.ts';
import {
  anId,
  commandId,
  commandInput,
  optional,
  optionalText,
  optionalTime,
  requiredText,
} from './text.ts';

/** Specification, section 5, "Event form". */
const eventFields = z.strictObject({
  name: requiredText(limits.eventName, 'Event name is required', 'Name too long'),
  description: optionalText(limits.eventDescription, 'Description too long'),
  startDate: optionalTime,
  endDate: optionalTime,
  location: optionalText(limits.eventLocation, 'Location too long'),
  status: optional(z.enum(eventStatuses)),
  isPublic: optional(z.boolean()),
  maxAttendees: optional(
    z
      .int('Must be a whole number')
      .min(1, 'Must be a positive number')
      .max(1_000_000, 'Must be 1,000,000 or less'),
  ),
});

type Dates = { startDate?: string | null; endDate?: string | null };

const endsAfterItStarts = ({ startDate, endDate }: Dates): boolean =>
  !startDate || !endDate || endDate >= startDate;

const endBeforeStart = { path: ['endDate'], error: 'The end must not be before the start' };

export const createEventInput = eventFields
  .extend({ commandId })
  .refine(endsAfterItStarts, endBeforeStart);

export const editEventInput = eventFields
  .partial()
  .extend({ id: anId, commandId })
  .refine(endsAfterItStarts, endBeforeStart);

export const deleteEventInput = commandInput({ id: anId });

import { z } from 'zod';
import { limits } from '../limits.ts';
import { anId, commandId, commandInput, optional, optionalText, requiredText } from './text.ts';

/** Specification, section 5, "Arrangement save form". */
export const arrangementFields = z.strictObject({
  name: requiredText(
    limits.arrangementName,
    'Name is required',
    'Name must be under 100 characters',
  ),
  description: optionalText(
    limits.arrangementDescription,
    'Description must be under 500 characters',
  ),
});

/** A seat and its occupant as the client saw them. The decider checks them against the plan. */
const givenAssignment = z.strictObject({
  seatId: anId,
  attendeeId: anId.nullish(),
  position: z.int().min(1).nullish(),
  x: z.number().nullish(),
  y: z.number().nullish(),
});

export const saveArrangementInput = arrangementFields.extend({
  eventId: anId,
  tableId: optional(anId),
  assignments: z.array(givenAssignment).max(limits.seatsPerEvent).nullish(),
  isTemplate: optional(z.boolean()),
  isPublic: optional(z.boolean()),
  commandId,
});

export const editArrangementInput = arrangementFields.partial().extend({ id: anId, commandId });

export const arrangementIdInput = commandInput({ id: anId });

/** `of` is the step that refreshed it. */
export const takeBackRefreshInput = commandInput({ id: anId, of: anId });

/** Default name: "Copy of" the original's. */
export const duplicateArrangementInput = arrangementFields
  .pick({ name: true })
  .partial()
  .extend({ id: anId, commandId });

export const useTemplateInput = commandInput({ id: anId, eventId: anId });

import { z } from 'zod';
import { anId, commandId } from './text.ts';

/** Without `stepId`: the caller's own last step. */
export const undoInput = z.strictObject({ eventId: anId, stepId: anId.nullish(), commandId });

export const redoInput = z.strictObject({ eventId: anId, commandId });

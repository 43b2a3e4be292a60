import { z } from 'zod';
import { anId, commandId } from './text.ts';

/** An attendee or a member. Cannot be undone. */
export const eraseInput = z.strictObject({ id: anId, commandId });

export const exportInput = z.strictObject({ id: anId });

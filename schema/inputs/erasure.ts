import { z } from 'zod';
import { anId, commandId } from './text.ts';

/** An attendee or a member. Who asks has confirmed it: it cannot be undone. */
export const eraseInput = z.strictObject({ id: anId, commandId });

export const exportInput = z.strictObject({ id: anId });

import { z } from 'zod';
import { anId, commandInput } from './text.ts';

/** An attendee or a member. Cannot be undone. */
export const eraseInput = commandInput({ id: anId });

export const exportInput = z.strictObject({ id: anId });

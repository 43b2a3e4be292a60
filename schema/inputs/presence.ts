import { z } from 'zod';
import { isIdInPlan } from '../copyIds.ts';
import { scalars } from '../entities/fields.ts';
import { idPattern } from '../ids.ts';
import { maxHeld } from '../presence.ts';
import { anId } from './text.ts';

/**
 * The id of one screen of a member, new each time the screen is opened. Neither it nor the ids of held people
 * are looked up, so their format is checked.
 */
export const clientId = z
  .string()
  .regex(idPattern, 'Must be an id')
  .register(scalars, { scalar: 'ID' });

const heldId = z.string().refine(isIdInPlan, 'Must be an id').register(scalars, { scalar: 'ID' });

export const showPresenceInput = z.strictObject({
  eventId: anId,
  clientId,
  holdingAttendeeIds: z.array(heldId).max(maxHeld),
});

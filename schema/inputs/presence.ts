import { z } from 'zod';
import { scalars } from '../entities/fields.ts';
import { idPattern } from '../ids.ts';
import { maxHeld } from '../presence.ts';
import { anId } from './text.ts';

/** Such ids are not looked up, so their format is checked. */
const id = z.string().regex(idPattern, 'Must be an id').register(scalars, { scalar: 'ID' });

/** The id of one screen of a member, new each time it is opened. */
export const clientId = id;

export const showPresenceInput = z.strictObject({
  eventId: anId,
  clientId,
  holdingAttendeeIds: z.array(id).max(maxHeld),
});

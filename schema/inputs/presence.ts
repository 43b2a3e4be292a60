import { z } from 'zod';
import { scalars } from '../entities/fields.ts';
import { idPattern } from '../ids.ts';
import { mostHeld } from '../presence.ts';
import { anId } from './text.ts';

/** Not looked up, so its shape is all there is to check. */
const id = z.string().regex(idPattern, 'Must be an id').register(scalars, { scalar: 'ID' });

/** One screen of one member; a new one each time that it is opened. */
export const clientId = id;

export const showPresenceInput = z.strictObject({
  eventId: anId,
  clientId,
  holdingAttendeeIds: z.array(id).max(mostHeld),
});

import { z } from 'zod';
import { limits } from '../limits.ts';
import { roomUnits } from '../vocabulary.ts';
import { placeFields } from './tables.ts';
import { anId, planInput } from './text.ts';

const { x, y, rotation } = placeFields.shape;
const { min, max } = limits.outlinePoints;

/** The corners of a room on the floor. */
export const roomOutlineInput = z.strictObject({
  points: z
    .array(z.tuple([x, y]))
    .min(min, `An outline has ${min} corners or more`)
    .max(max, `An outline has ${max} corners or fewer`),
  units: z.enum(roomUnits),
});

/** The picture of a hall on the floor. Without a place its middle is at 0, 0, upright. */
export const roomBackgroundInput = z.strictObject({
  imageId: anId,
  x: x.optional(),
  y: y.optional(),
  cmPerPixel: z.number().min(limits.cmPerPixel.min).max(limits.cmPerPixel.max),
  rotation: rotation.optional(),
  opacity: z.number().min(limits.backgroundOpacity.min).max(limits.backgroundOpacity.max),
});

const ofEvent = planInput({});

const asSeen = (what: string) => ({
  description: `The ${what} as it was before the edit. What others have changed of it since stays so; without it, all is replaced.`,
});

export const setRoomOutlineInput = ofEvent.extend({
  outline: roomOutlineInput.nullable().meta({ description: 'Null removes it.' }),
  seen: roomOutlineInput.nullish().meta(asSeen('outline')),
});

export const setBackgroundInput = ofEvent.extend({
  background: roomBackgroundInput.nullable().meta({ description: 'Null removes it.' }),
  seen: roomBackgroundInput.nullish().meta(asSeen('background')),
});

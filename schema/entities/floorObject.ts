import { z } from 'zod';
import { floorObjectKinds, floorShapes } from '../vocabulary.ts';
import { id, timestamps } from './fields.ts';

export const floorShape = z.object({ type: z.enum(floorShapes) });

export const floorPoint = z.object({ x: z.number(), y: z.number() });

/** Place on the floor: centre in centimetres, rotation in degrees clockwise. */
const standing = {
  kind: z.enum(floorObjectKinds),
  name: z.string(),
  shape: floorShape,
  x: z.number(),
  y: z.number(),
  rotation: z.number(),
};

export const floorObjectAnswer = z
  .object({
    id,
    eventId: id,
    ...standing,
    /** Where distances are measured, relative to the place; null is the middle of the shape. */
    point: floorPoint.nullable(),
    isSolid: z.boolean(),
    createdByUserId: id,
    ...timestamps,
  })
  .meta({ id: 'FloorObject' });

export type FloorObjectRow = z.infer<typeof floorObjectAnswer>;

/** An object as it stands in a compared or past plan. */
export const pictureObject = z.object({ objectId: id, ...standing });
export type PictureObject = z.infer<typeof pictureObject>;

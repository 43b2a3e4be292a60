import { z } from 'zod';
import { floorObjectKinds, floorShapes } from '../vocabulary.ts';
import { id, timestamps } from './fields.ts';

/** A point as [x, y], in centimetres relative to the place of its object or on the floor. */
export const corner = z.tuple([z.number(), z.number()]);
export type Corner = z.infer<typeof corner>;

/** The extent of an object, with the measures of its type. A point has none. */
export type FloorShape =
  | { type: 'point' }
  | { type: 'rect'; width: number; height: number }
  | { type: 'ellipse'; width: number; height: number }
  | { type: 'path'; points: Corner[]; isClosed: boolean; thickness: number };

export const floorShape = z
  .object({
    type: z.enum(floorShapes),
    width: z.number().optional(),
    height: z.number().optional(),
    points: z.array(corner).optional(),
    isClosed: z.boolean().optional(),
    thickness: z.number().optional(),
  })
  .meta({ id: 'FloorShape' });

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

type Shaped<T> = Omit<T, 'shape'> & { shape: FloorShape };

export const floorObjectAnswer = z
  .object({
    id,
    eventId: id,
    ...standing,
    /**
     * The point from which distances are measured, relative to the place; null is the middle of the shape.
     */
    point: floorPoint.nullable(),
    isSolid: z.boolean(),
    createdByUserId: id,
    ...timestamps,
  })
  .meta({ id: 'FloorObject' });

export type FloorObjectRow = Shaped<z.infer<typeof floorObjectAnswer>>;

/** An object in a compared or past plan. */
export const pictureObject = z.object({ objectId: id, ...standing });
export type PictureObject = Shaped<z.infer<typeof pictureObject>>;

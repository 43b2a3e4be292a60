import { z } from 'zod';
import { limits } from '../limits.ts';
import { floorObjectKinds } from '../vocabulary.ts';
import { placeFields } from './tables.ts';
import { anId, commandId, requiredText } from './text.ts';

const { x, y, rotation } = placeFields.shape;

const objectFields = z.strictObject({
  kind: z.enum(floorObjectKinds),
  name: requiredText(limits.floorObjectName, 'Name is required'),
  x,
  y,
});

export const placeFloorObjectInput = objectFields.extend({
  eventId: anId,
  rotation: rotation.nullish(),
  commandId,
});

export const changeFloorObjectInput = objectFields
  .extend({ rotation })
  .partial()
  .extend({ eventId: anId, id: anId, commandId });

export const removeFloorObjectInput = z.strictObject({
  eventId: anId,
  id: anId,
  /** Removes the rules that name it too, in the same step. */
  withRules: z.boolean().nullish(),
  commandId,
});

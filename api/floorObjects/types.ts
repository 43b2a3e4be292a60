import {
  floorObjectAnswer,
  floorPoint,
  floorShape,
  pictureObject,
} from '../../schema/entities/floorObject.ts';
import { deletePayloadFrom, objectFrom, payloadFrom } from '../graphql/fromZod.ts';
import { onFloor } from '../tables/types.ts';

objectFrom('FloorShape', floorShape, { description: 'The extent of an object. A point has none.' });
objectFrom('FloorPoint', floorPoint, {
  description: 'A point relative to the place of an object.',
});

const says = { x: onFloor, y: onFloor, rotation: 'Degrees, clockwise.' };

export const FloorObject = objectFrom('FloorObject', floorObjectAnswer, {
  description: 'What stands in the room besides tables: a stage, a door, a bar.',
  says: {
    ...says,
    point: 'Where distances are measured; null is the middle of the shape.',
    isSolid: 'Whether new tables avoid it.',
  },
});

objectFrom('PictureObject', pictureObject, {
  description: 'An object as it stood at a moment, or in a compared plan.',
  says,
});

export const FloorObjectPayload = payloadFrom('FloorObjectPayload', { object: floorObjectAnswer });
export const RemoveFloorObjectPayload = deletePayloadFrom('RemoveFloorObjectPayload', {});

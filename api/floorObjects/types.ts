import {
  floorObjectAnswer,
  floorPoint,
  floorShape,
  pictureObject,
} from '../../schema/entities/floorObject.ts';
import { floorPointInput, floorShapeInput } from '../../schema/inputs/floorObjects.ts';
import { deletePayloadFrom, inputFrom, objectFrom, payloadFrom } from '../graphql/fromZod.ts';
import { onFloor } from '../tables/types.ts';

const measures = {
  width: 'Of `rect` and `ellipse`, in centimetres.',
  height: 'Of `rect` and `ellipse`, in centimetres.',
  points: 'Of `path`: each as [x, y], relative to the place.',
  isClosed: 'Of `path`: whether it is the edge of an area, rather than a line.',
  thickness: 'Of `path`: of its line, in centimetres.',
};

objectFrom('FloorShape', floorShape, {
  description:
    'The extent of an object. A point has none, and other types lack what is not theirs.',
  descriptions: measures,
});
objectFrom('FloorPoint', floorPoint, {
  description: 'A point relative to the place of an object.',
});

inputFrom('FloorShapeInput', floorShapeInput, {
  description: 'The extent of an object, with the measures of its type.',
  descriptions: measures,
});
inputFrom('FloorPointInput', floorPointInput);

const descriptions = { x: onFloor, y: onFloor, rotation: 'Degrees, clockwise.' };

objectFrom('FloorObject', floorObjectAnswer, {
  description: 'What stands in the room besides tables: a stage, a door, a bar.',
  descriptions: {
    ...descriptions,
    point: 'Where distances are measured; null is the middle of the shape.',
    isSolid: 'Whether new tables avoid it.',
  },
});

objectFrom('PictureObject', pictureObject, {
  description: 'An object as it stood at a moment, or in a compared plan.',
  descriptions,
});

export const FloorObjectPayload = payloadFrom('FloorObjectPayload', { object: floorObjectAnswer });
export const RemoveFloorObjectPayload = deletePayloadFrom('RemoveFloorObjectPayload', {});

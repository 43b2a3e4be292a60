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
  width: 'For `rect` and `ellipse`, in centimetres.',
  height: 'For `rect` and `ellipse`, in centimetres.',
  points: 'For `path`: each as [x, y], relative to the place.',
  isClosed: 'For `path`: whether it is the edge of an area rather than a line.',
  thickness: 'For `path`: the thickness of its line, in centimetres.',
};

objectFrom('FloorShape', floorShape, {
  description:
    'The extent of an object. A point has none, and each type has only its own measures.',
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
  description: 'An object in the room besides tables, such as a stage, a door or a bar.',
  descriptions: {
    ...descriptions,
    point: 'The point from which distances are measured; null for the middle of the shape.',
    isSolid: 'Whether new tables avoid it.',
  },
});

objectFrom('PictureObject', pictureObject, {
  description: 'An object as it was at a moment, or in a compared plan.',
  descriptions,
});

export const FloorObjectPayload = payloadFrom('FloorObjectPayload', { object: floorObjectAnswer });
export const RemoveFloorObjectPayload = deletePayloadFrom('RemoveFloorObjectPayload', {});

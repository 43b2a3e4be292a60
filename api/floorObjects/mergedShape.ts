import type { FloorShape } from '../../schema/entities/floorObject.ts';
import { mergedPart, mergedPoints } from '../planChange/mergedParts.ts';

const isBox = (shape: FloorShape) => shape.type === 'rect' || shape.type === 'ellipse';
const isPath = (shape: FloorShape) => shape.type === 'path';

/**
 * Applies the edits of a shape as seen to the one that is there: measure by measure, or corner by corner. Of shapes
 * with other measures, the edited one replaces all.
 * @throws Refusal CONFLICT where others have added or removed corners in the same place
 */
export const mergedShape = (
  there: FloorShape,
  seen: FloorShape | undefined,
  edited: FloorShape,
): FloorShape => {
  if (!seen) return edited;
  if (isBox(there) && isBox(seen) && isBox(edited))
    return {
      type: mergedPart(there.type, seen.type, edited.type),
      width: mergedPart(there.width, seen.width, edited.width),
      height: mergedPart(there.height, seen.height, edited.height),
    };
  if (isPath(there) && isPath(seen) && isPath(edited))
    return {
      ...edited,
      points: mergedPoints(there.points, seen.points, edited.points),
      isClosed: mergedPart(there.isClosed, seen.isClosed, edited.isClosed),
      thickness: mergedPart(there.thickness, seen.thickness, edited.thickness),
    };
  return edited;
};

import { useState } from 'react';
import { withinFloor } from '../chart/snapping.ts';
import { useHeld } from '../chart/useHeld.ts';
import type { PlacedShape } from './grips.ts';
import { type DrawnObject, type ObjectChanges, shapeInput, shapeOf } from './shapes.ts';

const placedAt = ({ x, y, rotation, shape }: DrawnObject): PlacedShape => ({
  x,
  y,
  rotation,
  shape: shapeOf(shape),
});

/** The fields of a held object that differ from the plan's. */
const changesOf = (object: DrawnObject, to: PlacedShape): ObjectChanges => ({
  ...(to.x !== object.x && { x: to.x }),
  ...(to.y !== object.y && { y: to.y }),
  ...(to.rotation !== object.rotation && { rotation: to.rotation }),
  ...(to.shape !== (object.shape as unknown) && { shape: shapeInput(to.shape) }),
});

/** An object as it is shown while pointer or keys change it, until the plan has the change. */
export const useHeldObject = (
  object: DrawnObject,
  onMoved: (object: DrawnObject, changes: ObjectChanges) => Promise<boolean>,
) => {
  const [held, setHeld] = useState<PlacedShape | null>(null);
  const { hold, put, letGo } = useHeld(setHeld, (to: PlacedShape) => {
    const changes = changesOf(object, to);
    return Object.keys(changes).length > 0 ? onMoved(object, changes) : undefined;
  });
  return {
    at: held ?? placedAt(object),
    hold: ({ x, y, ...to }: PlacedShape, restMs?: number) =>
      hold({ ...to, x: withinFloor(Math.round(x)), y: withinFloor(Math.round(y)) }, restMs),
    put,
    letGo,
  };
};

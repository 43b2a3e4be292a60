import { useState } from 'react';
import { withinFloor } from '../chart/snapping.ts';
import { useHeldValue } from '../chart/useHeldValue.ts';
import type { PlacedShape } from './grips.ts';
import { type DrawnObject, type ObjectChanges, shapeInput, shapeOf } from './shapes.ts';

const placedAt = ({ x, y, rotation, shape }: DrawnObject): PlacedShape => ({
  x,
  y,
  rotation,
  shape: shapeOf(shape),
});

/** The fields of a held object that have changed since it was taken. Others may change the rest meanwhile. */
const changesOf = (from: PlacedShape, to: PlacedShape): ObjectChanges => ({
  ...(to.x !== from.x && { x: to.x }),
  ...(to.y !== from.y && { y: to.y }),
  ...(to.rotation !== from.rotation && { rotation: to.rotation }),
  ...(to.shape !== from.shape && { shape: shapeInput(to.shape), seen: shapeInput(from.shape) }),
});

/** An object as shown while the pointer or keys change it, until the plan has the change. */
export const useHeldObject = (
  object: DrawnObject,
  onMoved: (object: DrawnObject, changes: ObjectChanges) => Promise<boolean>,
) => {
  const [held, setHeld] = useState<PlacedShape | null>(null);
  const at = held ?? placedAt(object);
  const { hold, ...hand } = useHeldValue(at, setHeld, (to, from) => {
    const changes = changesOf(from, to);
    return Object.keys(changes).length > 0 ? onMoved(object, changes) : undefined;
  });
  return {
    ...hand,
    at,
    hold: ({ x, y, ...to }: PlacedShape, restMs?: number) =>
      hold({ ...to, x: withinFloor(Math.round(x)), y: withinFloor(Math.round(y)) }, restMs),
  };
};

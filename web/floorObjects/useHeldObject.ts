import { useRef, useState } from 'react';
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

/** The fields of a held object that were changed since it was taken: others may change the rest meanwhile. */
const changesOf = (from: PlacedShape, to: PlacedShape): ObjectChanges => ({
  ...(to.x !== from.x && { x: to.x }),
  ...(to.y !== from.y && { y: to.y }),
  ...(to.rotation !== from.rotation && { rotation: to.rotation }),
  ...(to.shape !== from.shape && { shape: shapeInput(to.shape) }),
});

/** An object as it is shown while pointer or keys change it, until the plan has the change. */
export const useHeldObject = (
  object: DrawnObject,
  onMoved: (object: DrawnObject, changes: ObjectChanges) => Promise<boolean>,
) => {
  const [held, setHeld] = useState<PlacedShape | null>(null);
  /** As the plan had it when it was taken. */
  const taken = useRef(placedAt(object));
  const { hold, put, letGo, now } = useHeld(setHeld, (to: PlacedShape) => {
    const changes = changesOf(taken.current, to);
    return Object.keys(changes).length > 0 ? onMoved(object, changes) : undefined;
  });
  const take = () => {
    if (now() === null) taken.current = placedAt(object);
  };
  return {
    at: held ?? placedAt(object),
    /** A pointer takes it before it is dragged. */
    take,
    hold: ({ x, y, ...to }: PlacedShape, restMs?: number) => {
      if (restMs !== undefined) take();
      hold({ ...to, x: withinFloor(Math.round(x)), y: withinFloor(Math.round(y)) }, restMs);
    },
    put,
    letGo,
  };
};

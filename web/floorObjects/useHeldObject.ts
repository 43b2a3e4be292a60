import { useEffect, useRef, useState } from 'react';
import { limits } from '../../schema/limits.ts';
import type { PlacedShape } from './grips.ts';
import { type DrawnObject, type ObjectChanges, shapeInput, shapeOf } from './shapes.ts';

const withinFloor = (value: number): number =>
  Math.min(limits.floor, Math.max(-limits.floor, Math.round(value)));

const placedAt = ({ x, y, rotation, shape }: DrawnObject): PlacedShape => ({
  x,
  y,
  rotation,
  shape: shapeOf(shape),
});

/** What differs of an object that was held. */
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
  const latest = useRef<PlacedShape | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const letGo = () => {
    clearTimeout(timer.current);
    latest.current = null;
    setHeld(null);
  };
  const put = () => {
    clearTimeout(timer.current);
    const to = latest.current;
    latest.current = null;
    if (!to) return;
    const changes = changesOf(object, to);
    if (Object.keys(changes).length === 0) return setHeld(null);
    void onMoved(object, changes).then(() => {
      if (!latest.current) setHeld(null);
    });
  };
  const hold = ({ x, y, ...to }: PlacedShape, pauseMs?: number) => {
    latest.current = { ...to, x: withinFloor(x), y: withinFloor(y) };
    setHeld(latest.current);
    clearTimeout(timer.current);
    if (pauseMs !== undefined) timer.current = setTimeout(put, pauseMs);
  };
  return { at: held ?? placedAt(object), hold, put, letGo };
};

import { useGesture } from '@use-gesture/react';
import { type RefObject, useRef } from 'react';
import type { Point } from './types.ts';
import { panned, type Viewport, zoomed } from './viewport.ts';

type View = {
  now: () => Viewport;
  show: (next: Viewport) => void;
  /** Converts a point of the page to one of the element. */
  inElement: (clientX: number, clientY: number) => Point;
};

/**
 * Moves and zooms a view by wheel and by two fingers.
 * @returns whether two fingers are down
 */
export const useViewGestures = (
  target: RefObject<HTMLElement | null>,
  { now, show, inElement }: View,
): (() => boolean) => {
  const isPinching = useRef(false);
  useGesture(
    {
      onWheel: ({ event, delta: [dx, dy], ctrlKey, metaKey }) => {
        event.preventDefault();
        const at = inElement(event.clientX, event.clientY);
        const isZoom = ctrlKey || metaKey;
        show(isZoom ? zoomed(now(), Math.exp(-dy / 400), at) : panned(now(), -dx, -dy));
      },
      onPinch: ({ event, origin: [x, y], movement: [factor], first, last, memo }) => {
        event.preventDefault();
        const before = first || !memo ? { factor: 1, x, y } : memo;
        isPinching.current = !last;
        const closer = zoomed(now(), factor / before.factor, inElement(x, y));
        show(panned(closer, x - before.x, y - before.y));
        return { factor, x, y };
      },
    },
    { target, eventOptions: { passive: false }, pinch: { pinchOnWheel: false } },
  );
  return () => isPinching.current;
};

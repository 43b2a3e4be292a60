import { useGesture } from '@use-gesture/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { TableOnFloor } from './types.ts';
import { useElementSize } from './useElementSize.ts';
import { fitted, panned, revealing, type Viewport, zoomed } from './viewport.ts';

const start: Viewport = { x: -100, y: -100, scale: 0.6 };
const buttonStep = 1.35;

/** What is seen of the floor: fits all tables at first, then follows wheel, pinch and buttons. */
export const useViewport = (
  ref: RefObject<HTMLDivElement | null>,
  tables: readonly TableOnFloor[],
) => {
  const size = useElementSize(ref);
  const [view, setView] = useState(start);
  const wasFitted = useRef(false);
  const all = tables.map(({ table }) => table);

  useEffect(() => {
    if (!size || wasFitted.current || all.length === 0) return;
    wasFitted.current = true;
    setView(fitted(all, size));
  });

  const inElement = (clientX: number, clientY: number) => {
    const box = ref.current?.getBoundingClientRect();
    return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) };
  };
  useGesture(
    {
      onWheel: ({ event, delta: [dx, dy], ctrlKey }) => {
        event.preventDefault();
        const at = inElement(event.clientX, event.clientY);
        const isZoom = ctrlKey || Math.abs(dy) > Math.abs(dx);
        setView((now) => (isZoom ? zoomed(now, Math.exp(-dy / 400), at) : panned(now, -dx, -dy)));
      },
      onPinch: ({ event, origin: [ox, oy], movement: [factor], memo = 1 }) => {
        event.preventDefault();
        setView((now) => zoomed(now, factor / memo, inElement(ox, oy)));
        return factor;
      },
    },
    { target: ref, eventOptions: { passive: false } },
  );

  const middle = () => ({ x: (size?.width ?? 0) / 2, y: (size?.height ?? 0) / 2 });
  return {
    view,
    pan: (dx: number, dy: number) => setView((now) => panned(now, dx, dy)),
    zoomIn: () => setView((now) => zoomed(now, buttonStep, middle())),
    zoomOut: () => setView((now) => zoomed(now, 1 / buttonStep, middle())),
    fit: () => size && setView(fitted(all, size)),
    reveal: (point: { x: number; y: number }) =>
      size && setView((now) => revealing(now, point, size)),
  };
};

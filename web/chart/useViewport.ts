import { useGesture } from '@use-gesture/react';
import {
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { TableOnFloor } from './types.ts';
import { useElementSize } from './useElementSize.ts';
import {
  between,
  drawnAround,
  fitted,
  panned,
  revealing,
  type Size,
  type Viewport,
  zoomed,
} from './viewport.ts';

const start: Viewport = { x: -100, y: -100, scale: 0.6 };
const buttonStep = 1.35;
/** Milliseconds after the last movement until it is drawn anew, sharp and complete. */
const settled = 120;

/** Nearly out of what is drawn around the view, or too coarse. */
const isFar = ({ x, y, scale }: Viewport, { width, height }: Size): boolean => {
  const most = 0.8 * drawnAround;
  return (
    Math.abs(x) > most * width || Math.abs(y) > most * height || scale > 1.6 || scale < 1 / 1.6
  );
};

type Elements = {
  floor: RefObject<HTMLDivElement | null>;
  drawing: RefObject<SVGSVGElement | null>;
};

/** What is seen of the floor: fits all tables at first, then follows wheel, pinch and buttons. */
export const useViewport = (elements: Elements, tables: readonly TableOnFloor[]) => {
  const { floor } = elements;
  const size = useElementSize(floor);
  const { view, now, show, glide } = useGlidingView(elements.drawing, size);
  const wasFitted = useRef(false);
  const all = tables.map(({ table }) => table);

  useLayoutEffect(() => {
    if (!size || wasFitted.current || all.length === 0) return;
    wasFitted.current = true;
    show(fitted(all, size));
  });

  const inElement = (clientX: number, clientY: number) => {
    const box = floor.current?.getBoundingClientRect();
    return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) };
  };
  useGesture(
    {
      onWheel: ({ event, delta: [dx, dy], ctrlKey }) => {
        event.preventDefault();
        const at = inElement(event.clientX, event.clientY);
        const isZoom = ctrlKey || Math.abs(dy) > Math.abs(dx);
        glide(isZoom ? zoomed(now(), Math.exp(-dy / 400), at) : panned(now(), -dx, -dy));
      },
      onPinch: ({ event, origin: [ox, oy], movement: [factor], memo = 1 }) => {
        event.preventDefault();
        glide(zoomed(now(), factor / memo, inElement(ox, oy)));
        return factor;
      },
    },
    { target: floor, eventOptions: { passive: false } },
  );

  const middle = () => ({ x: (size?.width ?? 0) / 2, y: (size?.height ?? 0) / 2 });
  return {
    size,
    /** Not before it is known what of the floor is seen, and how large. */
    isReady: view !== start,
    /** What is drawn. It follows `now` once the movement has settled. */
    view,
    now,
    pan: (dx: number, dy: number) => glide(panned(now(), dx, dy)),
    zoomIn: () => show(zoomed(now(), buttonStep, middle())),
    zoomOut: () => show(zoomed(now(), 1 / buttonStep, middle())),
    fit: () => size && show(fitted(all, size)),
    reveal: (point: { x: number; y: number }) => {
      if (size) show(revealing(now(), point, size));
    },
  };
};

/**
 * A viewport that moves without drawing hundreds of tables at each step: `glide` moves the picture
 * that is there; it is drawn anew when the hand rests, or too coarse by then. `show` draws at once.
 */
const useGlidingView = (drawing: Elements['drawing'], size: Size | undefined) => {
  const [view, setView] = useState(start);
  const target = useRef(start);
  const drawn = useRef(start);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const place = useCallback(() => {
    const { style } = drawing.current ?? {};
    if (!style) return;
    const { x, y, scale } = between(drawn.current, target.current);
    style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
  }, [drawing]);

  useLayoutEffect(() => {
    drawn.current = view;
    place();
  }, [view, place]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = (next: Viewport) => {
    clearTimeout(timer.current);
    target.current = next;
    setView(next);
  };
  const glide = (next: Viewport) => {
    target.current = next;
    place();
    clearTimeout(timer.current);
    const wait = size && isFar(between(drawn.current, next), size) ? 0 : settled;
    timer.current = setTimeout(() => startTransition(() => setView(target.current)), wait);
  };
  return { view, now: () => target.current, show, glide };
};

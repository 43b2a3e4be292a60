import {
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {
  between,
  drawnAround,
  drawnFrom,
  type Size,
  type Viewport,
  viewportBetween,
} from './viewport.ts';

/** The view until the size of the floor is known. */
export const start: Viewport = { x: -100, y: -100, scale: 0.6 };
/** In milliseconds: after this pause in a movement, the picture is drawn again, sharp and complete. */
const settled = 120;
/** In milliseconds: how long an animated movement of the view takes. */
const flightTime = 320;

/** Whether the view has nearly left the drawn area, or its scale differs too much from the picture's. */
const isFar = ({ x, y, scale }: Viewport, { width, height }: Size): boolean => {
  const most = 0.8 * drawnAround;
  return (
    Math.abs(x) > most * width || Math.abs(y) > most * height || scale > 2.2 || scale < 1 / 1.6
  );
};

/**
 * A viewport that moves without drawing hundreds of tables at each step. `glide` moves the existing picture;
 * new areas are drawn when the movement rests, or before they come into view. Only a new scale draws
 * everything again. `show` draws at once.
 */
export const useGlidingView = (picture: RefObject<HTMLElement | null>, size: Size | undefined) => {
  const [{ view, from }, setDrawn] = useState({ view: start, from: start });
  const target = useRef(start);
  const drawn = useRef({ view: start, from: start });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const flight = useRef(0);
  const followers = useRef(new Set<() => void>());

  const place = useCallback(() => {
    const { style } = picture.current ?? {};
    if (!style) return;
    const { x, y, scale } = between(drawn.current.from, target.current);
    style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    for (const follower of followers.current) follower();
  }, [picture]);

  useLayoutEffect(() => {
    drawn.current = { view, from };
    place();
  }, [view, from, place]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      cancelAnimationFrame(flight.current);
    },
    [],
  );

  const draw = () =>
    setDrawn((before) => ({
      view: target.current,
      from: drawnFrom(before.from, target.current, size),
    }));
  const show = (next: Viewport) => {
    cancelAnimationFrame(flight.current);
    clearTimeout(timer.current);
    target.current = next;
    draw();
  };
  const glide = (next: Viewport) => {
    cancelAnimationFrame(flight.current);
    move(next);
  };
  /** Animates to a view; jumps there if reduced motion is preferred. */
  const fly = (next: Viewport) => {
    if (!size || matchMedia('(prefers-reduced-motion: reduce)').matches) return show(next);
    cancelAnimationFrame(flight.current);
    const from = target.current;
    const begun = performance.now();
    const step = (at: number) => {
      const part = Math.min(1, Math.max(0, (at - begun) / flightTime));
      if (part === 1) return show(next);
      move(viewportBetween(from, next, 1 - (1 - part) ** 3, size));
      flight.current = requestAnimationFrame(step);
    };
    flight.current = requestAnimationFrame(step);
  };
  const move = (next: Viewport) => {
    target.current = next;
    place();
    clearTimeout(timer.current);
    const wait = size && isFar(between(drawn.current.view, next), size) ? 0 : settled;
    timer.current = setTimeout(() => startTransition(draw), wait);
  };
  const follow = useCallback((follower: () => void) => {
    followers.current.add(follower);
    return () => void followers.current.delete(follower);
  }, []);
  const now = useCallback(() => target.current, []);
  return { view, from, now, show, glide, fly, follow };
};

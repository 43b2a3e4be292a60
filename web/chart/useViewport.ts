import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { readableFrom } from './detail.ts';
import type { Landmark } from './markers.ts';
import type { Point, TableOnFloor } from './types.ts';
import { useElementSize } from './useElementSize.ts';
import { start, useGlidingView } from './useGlidingView.ts';
import { useViewGestures } from './useViewGestures.ts';
import {
  type Bounds,
  boundsOf,
  bringIntoView,
  type Cover,
  type Covered,
  centred,
  fittedBeside,
  panned,
  revealing,
  type Size,
  type Viewport,
  withRoom,
  zoomed,
} from './viewport.ts';

const buttonStep = 1.35;

/** The area of the floor that the buttons cover. */
const controlsOn = (floor: HTMLElement | null): Cover | undefined => {
  const box = floor?.querySelector('[data-controls]')?.getBoundingClientRect();
  if (!floor || !box) return undefined;
  const { left, top } = floor.getBoundingClientRect();
  return {
    left: box.left - left,
    top: box.top - top,
    right: box.right - left,
    bottom: box.bottom - top,
  };
};

type Elements = {
  floor: RefObject<HTMLDivElement | null>;
  /** The element that moves. */
  picture: RefObject<HTMLElement | null>;
};
/**
 * The visible part of the floor. Fits all tables and landmarks at first, and again when the floor's width
 * changes, until the member moves the view.
 */
export const useViewport = (
  elements: Elements,
  tables: readonly TableOnFloor[],
  landmarks: readonly Landmark[],
) => {
  const { floor } = elements;
  const size = useElementSize(floor);
  const gliding = useGlidingView(elements.picture, size);
  const { view, from, now, show, glide, fly } = gliding;
  const fittedTo = useRef<{ view: Viewport; width: number; hasTables: boolean } | null>(null);
  const hasTables = tables.length > 0;
  const fitAll = (within: Size) => {
    const next = fittedBeside(
      controlsOn(floor.current),
      tables.map(({ table }) => table),
      within,
      landmarks,
    );
    fittedTo.current = { view: next, width: within.width, hasTables };
    show(next);
  };

  const room = useMemo(
    () =>
      tables.length + landmarks.length > 0
        ? boundsOf(
            tables.map(({ table }) => table),
            landmarks,
          )
        : null,
    [tables, landmarks],
  );
  /** Limits a view so that a part of the room stays in it. */
  const kept = (next: Viewport): Viewport => (size && room ? withRoom(next, room, size) : next);

  useLayoutEffect(() => {
    if (!size || (!hasTables && landmarks.length === 0)) return;
    const last = fittedTo.current;
    // The first table is fitted as well.
    const isFirst = !last || (hasTables && !last.hasTables);
    // A panel has changed the width. A view that the member chose stays.
    if (isFirst || (last.view === now() && last.width !== size.width)) fitAll(size);
  });

  const inElement = (clientX: number, clientY: number): Point => {
    const box = floor.current?.getBoundingClientRect();
    return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) };
  };
  const isPinching = useViewGestures(floor, { now, inElement, show: (next) => glide(kept(next)) });

  const middle = () => ({ x: (size?.width ?? 0) / 2, y: (size?.height ?? 0) / 2 });
  return {
    size,
    /** False until the size of the floor, and so the first view, is known. */
    isReady: view !== start,
    /** The drawn viewport. It follows `now` once a movement has settled. */
    view,
    /** The viewport for which the picture was drawn, and from which it is moved. */
    from,
    now,
    /** Calls back at each step of a movement. Returns a function that stops it. */
    follow: gliding.follow,
    isPinching,
    /** The point of the floor under a pointer. */
    pointAt: (clientX: number, clientY: number): Point => {
      const { x, y } = inElement(clientX, clientY);
      const seen = now();
      return { x: seen.x + x / seen.scale, y: seen.y + y / seen.scale };
    },
    pan: (dx: number, dy: number) => glide(kept(panned(now(), dx, dy))),
    zoomIn: () => show(kept(zoomed(now(), buttonStep, middle()))),
    zoomOut: () => show(kept(zoomed(now(), 1 / buttonStep, middle()))),
    fit: () => size && fitAll(size),
    /** Centres the view on a point, moving as in a drag. */
    centre: (point: Point) => size && glide(centred(point, now().scale, size)),
    /** Glides to a point, near enough to read the names there. */
    visit: (point: Point) => {
      if (size) fly(centred(point, Math.max(now().scale, readableFrom), size));
    },
    /**
     * Glides to an area where nothing covers it. With `isNew`, a member who has not moved the view sees the
     * whole room, now with the new area.
     */
    bring: (area: Bounds, covered: Covered, isNew: boolean) => {
      const next = size && bringIntoView(now(), area, size, covered);
      if (!size || !next || next === now()) return;
      if (!isNew || !room || fittedTo.current?.view !== now()) return fly(next);
      const whole = bringIntoView(now(), room, size, covered);
      fittedTo.current = { view: whole, width: size.width, hasTables };
      fly(whole);
    },
    reveal: (point: Point, covered?: Covered) => {
      if (size) show(revealing(now(), point, size, covered));
    },
  };
};

export type FloorView = ReturnType<typeof useViewport>;

import { type TableShape, tableFootprint } from '../../schema/tables/seatLayout.ts';
import { type Landmark, markerOf } from './markers.ts';
import type { Point } from './types.ts';

/**
 * The visible part of the floor: `x`, `y` is the floor's point at the top left, `scale` is in
 * pixels per centimetre.
 */
export type Viewport = { x: number; y: number; scale: number };
export type Size = { width: number; height: number };
type Standing = TableShape & Point & { rotation: number };

export type Bounds = Point & Size;

const scales = { min: 0.02, max: 3 };
const margin = 70;
/** In pixels: the caption below a small table, which keeps its size on screen. */
const captionBelow = 16;

const clamped = (scale: number): number => Math.min(scales.max, Math.max(scales.min, scale));

/**
 * The part of the floor, with a margin, that contains all tables at any rotation and the landmarks, with captions
 * and markers as drawn at a scale.
 */
export const boundsOf = (
  tables: readonly Standing[],
  landmarks: readonly Landmark[] = [],
  scale = 1,
): Bounds => {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const include = ({ x, y }: Point, { width, height }: Size) => {
    left = Math.min(left, x - width / 2);
    right = Math.max(right, x + width / 2);
    top = Math.min(top, y - height / 2);
    bottom = Math.max(bottom, y + height / 2);
  };
  for (const table of tables) {
    const { width, height } = tableFootprint(table);
    include(
      table,
      table.rotation % 180 === 0 ? { width, height } : around(Math.hypot(width, height)),
    );
  }
  for (const landmark of landmarks) {
    const { box } = landmark;
    if (!box) include(landmark, markerOf(landmark, scale));
    else {
      include({ x: box.left, y: box.top }, nothing);
      include({ x: box.right, y: box.bottom }, nothing);
    }
  }
  const free = Math.max(margin, captionBelow / scale);
  return {
    x: left - free,
    y: top - free,
    width: right - left + 2 * free,
    height: bottom - top + 2 * free,
  };
};

const nothing: Size = { width: 0, height: 0 };

const around = (side: number): Size => ({ width: side, height: side });

/** Fits all tables and landmarks into view, at most at natural size. */
export const fitted = (
  tables: readonly Standing[],
  size: Size,
  landmarks: readonly Landmark[] = [],
): Viewport => {
  if (tables.length + landmarks.length === 0) return { x: -300, y: -200, scale: 0.8 };
  const showing = ({ x, y, width, height }: Bounds): Viewport => {
    const scale = clamped(Math.min(size.width / width, size.height / height, 1.15));
    return centred({ x: x + width / 2, y: y + height / 2 }, scale, size);
  };
  // The smaller the scale, the more floor a caption covers, which in turn makes the scale smaller.
  let view = showing(boundsOf(tables, landmarks));
  for (let more = 4; more > 0; more -= 1) view = showing(boundsOf(tables, landmarks, view.scale));
  return view;
};

/** In pixels from the floor's top left: an area that something covers. */
export type Cover = { left: number; top: number; right: number; bottom: number };

/** In centimetres: space for the table's name, which is below it. */
const aroundTable = 30;

const isBeneath = (
  { layout, capacity, endSeats, x, y, rotation }: Standing,
  view: Viewport,
  cover: Cover,
): boolean => {
  const { width, height } = tableFootprint({ layout, capacity, endSeats });
  const turned = rotation % 180 === 0 ? { width, height } : around(Math.hypot(width, height));
  const [across, down] = [turned.width / 2 + aroundTable, turned.height / 2 + aroundTable];
  return (
    (x + across - view.x) * view.scale > cover.left &&
    (x - across - view.x) * view.scale < cover.right &&
    (y + down - view.y) * view.scale > cover.top &&
    (y - down - view.y) * view.scale < cover.bottom
  );
};

/** Like `fitted`, but if the cover would hide a table, fits everything into the largest free part. */
export const fittedBeside = (
  cover: Cover | undefined,
  tables: readonly Standing[],
  size: Size,
  landmarks: readonly Landmark[] = [],
): Viewport => {
  const whole = fitted(tables, size, landmarks);
  if (!cover || !tables.some((table) => isBeneath(table, whole, cover))) return whole;
  const parts = [
    { width: cover.left, height: size.height, top: 0 },
    { width: size.width, height: cover.top, top: 0 },
    { width: size.width, height: size.height - cover.bottom, top: cover.bottom },
  ];
  const views = parts
    .filter(({ width, height }) => width > 0 && height > 0)
    .map(({ top, ...part }) => {
      const { x, y, scale } = fitted(tables, part, landmarks);
      return { x, y: y - top / scale, scale };
    });
  return views.reduce((best, view) => (view.scale > best.scale ? view : best), views[0] ?? whole);
};

export const centred = (point: Point, scale: number, size: Size): Viewport => ({
  x: point.x - size.width / scale / 2,
  y: point.y - size.height / scale / 2,
  scale,
});

/** Zooms around `at` (in pixels): the floor's point there stays in place. */
export const zoomed = ({ x, y, scale }: Viewport, factor: number, at: Point): Viewport => {
  const next = clamped(scale * factor);
  return { x: x + at.x / scale - at.x / next, y: y + at.y / scale - at.y / next, scale: next };
};

/** Pans by pixels. */
export const panned = ({ x, y, scale }: Viewport, dx: number, dy: number): Viewport => ({
  x: x - dx / scale,
  y: y - dy / scale,
  scale,
});

/** Centres a point of the uncovered floor, if it is out of view. */
export const revealing = (
  view: Viewport,
  point: Point,
  size: Size,
  { right = 0, bottom = 0 }: Covered = {},
): Viewport => {
  const px = (point.x - view.x) * view.scale;
  const py = (point.y - view.y) * view.scale;
  const edge = 40;
  const [width, height] = [size.width - right, size.height - bottom];
  const isSeen = px > edge && py > edge && px < width - edge && py < height - edge;
  if (isSeen) return view;
  return centred(point, view.scale, { width, height });
};

/** In pixels: how far something, such as a panel, covers the floor at its edges. */
export type Covered = { right?: number; bottom?: number };

/** In pixels: the margin around an area that is brought into view. */
const edge = 24;

/**
 * The nearest viewport that shows an area where nothing covers it: unchanged if it already does, at the same
 * scale if the area fits, otherwise at one that fits the area.
 */
export const bringIntoView = (
  view: Viewport,
  { x, y, width, height }: Bounds,
  size: Size,
  { right = 0, bottom = 0 }: Covered = {},
): Viewport => {
  const free = {
    width: Math.max(1, size.width - right - 2 * edge),
    height: Math.max(1, size.height - bottom - 2 * edge),
  };
  const scale = clamped(Math.min(view.scale, free.width / width, free.height / height));
  if (scale < view.scale) {
    const middle = { x: x + width / 2, y: y + height / 2 };
    return centred(
      { x: middle.x + right / 2 / scale, y: middle.y + bottom / 2 / scale },
      scale,
      size,
    );
  }
  const along = (at: number, from: number, length: number, room: number): number => {
    const least = from + length - (room + edge) / scale;
    const most = from - edge / scale;
    return Math.min(most, Math.max(least, at));
  };
  const [nextX, nextY] = [
    along(view.x, x, width, free.width),
    along(view.y, y, height, free.height),
  ];
  return nextX === view.x && nextY === view.y ? view : { x: nextX, y: nextY, scale };
};

/**
 * The least part of the view that the room must fill in each direction. Less might be only an empty corner of
 * the room.
 */
const leastSeen = 1 / 3;

/** Moves the viewport back until enough of the room is in view. */
export const withRoom = (view: Viewport, room: Bounds, size: Size): Viewport => {
  const { scale } = view;
  const along = (at: number, from: number, length: number, across: number): number => {
    const seen = Math.min(across * leastSeen, length * scale) / scale;
    return Math.min(from + length - seen, Math.max(from + seen - across / scale, at));
  };
  const x = along(view.x, room.x, room.width, size.width);
  const y = along(view.y, room.y, room.height, size.height);
  return x === view.x && y === view.y ? view : { x, y, scale };
};

/** A viewport between two others; `part` is from 0 to 1. */
export const viewportBetween = (
  from: Viewport,
  to: Viewport,
  part: number,
  size: Size,
): Viewport => {
  const middle = ({ x, y, scale }: Viewport): Point => ({
    x: x + size.width / scale / 2,
    y: y + size.height / scale / 2,
  });
  const [one, other] = [middle(from), middle(to)];
  const scale = from.scale * (to.scale / from.scale) ** part;
  const at = { x: one.x + (other.x - one.x) * part, y: one.y + (other.y - one.y) * part };
  return centred(at, scale, size);
};

/** The translation and scale that make a picture drawn for one viewport look like another. */
export const between = (
  drawn: Viewport,
  now: Viewport,
): { x: number; y: number; scale: number } => ({
  x: (drawn.x - now.x) * now.scale,
  y: (drawn.y - now.y) * now.scale,
  scale: now.scale / drawn.scale,
});

/** How far around the view tables are drawn, as a fraction of the view's sides. */
export const drawnAround = 0.25;
/** How far the drawing extends around the view, so that it can be moved. As in Floor.module.css. */
export const movableBy = 2;

/**
 * The viewport to draw the picture for when `now` is shown. Stays the same as long as moving the picture is
 * enough, so that nothing is drawn twice.
 */
export const drawnFrom = (before: Viewport, now: Viewport, size: Size | undefined): Viewport => {
  if (now.scale !== before.scale || !size) return now;
  const { x, y } = between(before, now);
  const most = 0.8 * (movableBy - drawnAround);
  return Math.abs(x) < most * size.width && Math.abs(y) < most * size.height ? before : now;
};

/** Whether any part of a table is drawn. */
export const isNear = (view: Viewport, size: Size, table: Standing): boolean => {
  const { width, height } = tableFootprint(table);
  const reach = Math.hypot(width, height) / 2;
  const isWithin = (at: number, from: number, length: number) =>
    at + reach > from - length * drawnAround && at - reach < from + length * (1 + drawnAround);
  return (
    isWithin(table.x, view.x, size.width / view.scale) &&
    isWithin(table.y, view.y, size.height / view.scale)
  );
};

import { type TableShape, tableFootprint } from '../../schema/seatLayout.ts';

/** What is seen of the floor: `x`, `y` is the floor's point at the top left, `scale` pixels a cm. */
export type Viewport = { x: number; y: number; scale: number };
export type Size = { width: number; height: number };
type Point = { x: number; y: number };
type Standing = TableShape & Point & { rotation: number };

export type Bounds = Point & Size;

const scales = { min: 0.02, max: 3 };
const margin = 70;

const clamped = (scale: number): number => Math.min(scales.max, Math.max(scales.min, scale));

/** The part of the floor that holds all tables, however they are turned, and a margin. */
export const boundsOf = (tables: readonly Standing[]): Bounds => {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const table of tables) {
    const { width, height } = tableFootprint(table);
    const half = table.rotation % 180 === 0 ? { width, height } : around(Math.hypot(width, height));
    left = Math.min(left, table.x - half.width / 2);
    right = Math.max(right, table.x + half.width / 2);
    top = Math.min(top, table.y - half.height / 2);
    bottom = Math.max(bottom, table.y + half.height / 2);
  }
  return {
    x: left - margin,
    y: top - margin,
    width: right - left + 2 * margin,
    height: bottom - top + 2 * margin,
  };
};

const around = (side: number): Size => ({ width: side, height: side });

/** Brings all tables into view, none larger than life. */
export const fitted = (tables: readonly Standing[], size: Size): Viewport => {
  if (tables.length === 0) return { x: -300, y: -200, scale: 0.8 };
  const { x, y, width, height } = boundsOf(tables);
  const scale = clamped(Math.min(size.width / width, size.height / height, 1.15));
  return centred({ x: x + width / 2, y: y + height / 2 }, scale, size);
};

/** Brings a point of the floor into the middle. */
export const centred = (point: Point, scale: number, size: Size): Viewport => ({
  x: point.x - size.width / scale / 2,
  y: point.y - size.height / scale / 2,
  scale,
});

/** Zooms so that the floor's point under `at` (pixels) stays where it is. */
export const zoomed = ({ x, y, scale }: Viewport, factor: number, at: Point): Viewport => {
  const next = clamped(scale * factor);
  return { x: x + at.x / scale - at.x / next, y: y + at.y / scale - at.y / next, scale: next };
};

/** Moves the floor by pixels. */
export const panned = ({ x, y, scale }: Viewport, dx: number, dy: number): Viewport => ({
  x: x - dx / scale,
  y: y - dy / scale,
  scale,
});

/** Moves the floor so that a point of it is in the middle, where it is out of view. */
export const revealing = (view: Viewport, point: Point, size: Size): Viewport => {
  const px = (point.x - view.x) * view.scale;
  const py = (point.y - view.y) * view.scale;
  const edge = 40;
  const isSeen = px > edge && py > edge && px < size.width - edge && py < size.height - edge;
  if (isSeen) return view;
  return centred(point, view.scale, size);
};

/** How a picture drawn for one viewport must be moved and scaled to look as in another. */
export const between = (
  drawn: Viewport,
  now: Viewport,
): { x: number; y: number; scale: number } => ({
  x: (drawn.x - now.x) * now.scale,
  y: (drawn.y - now.y) * now.scale,
  scale: now.scale / drawn.scale,
});

/** How far around the view tables are drawn too, as a part of its sides. */
export const drawnAround = 0.25;
/** How far the drawing reaches around the view, so that it can be moved; as in Floor.module.css. */
export const movableBy = 2;

/**
 * From which viewport the picture is drawn once `now` is seen. It is the same one as long as the
 * picture need only be moved: what is drawn already is then not drawn again.
 */
export const drawnFrom = (before: Viewport, now: Viewport, size: Size | undefined): Viewport => {
  if (now.scale !== before.scale || !size) return now;
  const { x, y } = between(before, now);
  const most = 0.8 * (movableBy - drawnAround);
  return Math.abs(x) < most * size.width && Math.abs(y) < most * size.height ? before : now;
};

/** Whether any of a table is drawn. */
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

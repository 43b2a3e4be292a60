import { type TableShape, tableFootprint } from '../../schema/seatLayout.ts';

/** What is seen of the floor: `x`, `y` is the floor's point at the top left, `scale` pixels a cm. */
export type Viewport = { x: number; y: number; scale: number };
export type Size = { width: number; height: number };
type Point = { x: number; y: number };
type Standing = TableShape & Point & { rotation: number };

const scales = { min: 0.05, max: 3 };
const margin = 70;

const clamped = (scale: number): number => Math.min(scales.max, Math.max(scales.min, scale));

/** Brings all tables into view, none larger than life. */
export const fitted = (tables: readonly Standing[], size: Size): Viewport => {
  if (tables.length === 0) return { x: -300, y: -200, scale: 0.8 };
  const reach = tables.map((table) => {
    const { width, height } = tableFootprint(table);
    const half = table.rotation % 180 === 0 ? { width, height } : around(Math.hypot(width, height));
    return { x: table.x, y: table.y, half };
  });
  const left = Math.min(...reach.map(({ x, half }) => x - half.width / 2)) - margin;
  const right = Math.max(...reach.map(({ x, half }) => x + half.width / 2)) + margin;
  const top = Math.min(...reach.map(({ y, half }) => y - half.height / 2)) - margin;
  const bottom = Math.max(...reach.map(({ y, half }) => y + half.height / 2)) + margin;
  const wanted = Math.min(size.width / (right - left), size.height / (bottom - top), 1.15);
  const scale = clamped(wanted);
  return {
    x: (left + right) / 2 - size.width / scale / 2,
    y: (top + bottom) / 2 - size.height / scale / 2,
    scale,
  };
};

const around = (side: number): Size => ({ width: side, height: side });

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
  return {
    ...view,
    x: point.x - size.width / view.scale / 2,
    y: point.y - size.height / view.scale / 2,
  };
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

/** How far around the view it is drawn too, as a part of its sides; as in Floor.module.css. */
export const drawnAround = 0.25;

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

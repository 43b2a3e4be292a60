import { limits } from '../limits.ts';
import type { Place } from '../planFacts.ts';
import {
  boundsOf as boundsOfAreas,
  boxAround,
  isWhollyWithin,
  overlap,
  type Polygon,
  rectangleAt,
} from '../rooms/floorGeometry.ts';
import {
  aisle,
  type Box,
  boxOf,
  rounded,
  type Standing,
  type TableShape,
  tableFootprint,
} from './seatLayout.ts';

/** The room around new tables. All lengths are in centimetres. */
export type RoomToFill = {
  /** The existing tables, in the order of the plan. They stay. */
  standing: readonly Standing[];
  /** Areas on which no table may be. */
  solid?: readonly Polygon[];
  /** The outline of the room. Absent or null if it has no bounds. */
  outline?: Polygon | null;
};

export type RowsWanted = {
  /** Default: as many as fit the outline; without one, rows of equal length, about 1.5 × √n. */
  perRow?: number | null;
  /** The gap between two tables with their chairs. Default: an aisle. */
  gap?: number | null;
  /** The centre of the first table. Default: within the outline, or below all existing tables. */
  at?: Point | null;
};

type Point = { x: number; y: number };
type Step = { x: number; y: number };

/** Tables have at least this much space, so that rows of different tables align. */
const leastStep: Step = { x: 420, y: 380 };
/** Rows of chairs are closer together. */
const chairRows = 100;
/** A first row grows to this many tables before the next one begins. */
const firstRow = 5;
/** Areas closer than this count as overlapping. */
const leastApart = aisle / 4;

/**
 * Places for new tables in rows: at equal steps from left to right and from top to bottom, with gaps only
 * where something is in the way. A table that does not fit the outline is placed below it. The result depends
 * only on the input. If the floor is full, places may be outside of it.
 */
export const rowsFor = (
  shapes: readonly TableShape[],
  room: RoomToFill,
  wanted: RowsWanted = {},
): Place[] => {
  const step = stepOf(shapes, wanted.gap);
  const bounds = room.outline ? boundsOf(room.outline) : null;
  const columns = wanted.perRow ?? columnsFor(shapes.length, step, bounds);
  const first = wanted.at ?? firstPlace(shapes, room, { step, columns, bounds });
  const isFree = freeIn(room, Math.min(leastApart, wanted.gap ?? leastApart));
  const places: Place[] = [];
  for (let cell = 0; places.length < shapes.length; cell += 1) {
    const shape = shapes[places.length] as TableShape;
    const x = first.x + (cell % columns) * step.x;
    const y = first.y + Math.floor(cell / columns) * step.y;
    const isBeyond = y > limits.floor;
    if (isBeyond || isFree({ x, y, ...tableFootprint(shape) })) places.push({ x, y, rotation: 0 });
  }
  return places;
};

/**
 * The place of one more table: in the row of the last table, or in a new row if that row is as long as the
 * longest. If that is outside of the room, the first free place in it.
 */
export const nextPlace = (
  shape: TableShape,
  standing: readonly Standing[],
  room: Omit<RoomToFill, 'standing'> = {},
): Place => {
  const filled = { ...room, standing };
  const last = standing.at(-1)?.place;
  if (!last) return only(rowsFor([shape], filled));
  const rows = rowsOf(standing);
  const row = rows.find(({ y }) => isSameRow(y, last.y)) ?? { y: last.y, xs: [last.x] };
  const step = usualStep(shape, rows, row);
  const columns = room.outline ? columnsFor(1, step, boundsOf(room.outline)) : columnsOf(rows, row);
  const isFree = freeIn(filled, leastApart);
  const free = beside(row, step, columns).find((place) =>
    isFree({ ...place, ...tableFootprint(shape) }),
  );
  if (free) return { ...free, rotation: 0 };
  const below = only(
    cellsFrom({ x: Math.min(...row.xs), y: row.y + step.y }, { shape, step, columns, isFree }),
  );
  const isOutside = room.outline && !isInRoom(room.outline, { ...below, ...tableFootprint(shape) });
  const inside = isOutside ? freeSpot(tableFootprint(shape), filled) : null;
  if (inside) return { ...inside, rotation: 0 };
  if (below.y <= limits.floor) return below;
  const top = { x: Math.min(...row.xs), y: Math.min(...rows.map(({ y }) => y)) };
  const across = Math.max(1, Math.floor((limits.floor - top.x) / step.x));
  return only(cellsFrom(top, { shape, step, columns: across, isFree }));
};

/** How many places are tried across a room, and as many down it. */
const spots = 24;

/**
 * The first place in the room for a rectangle at which nothing is in its way: along the upper wall, from the
 * middle outwards, then further down. Null if there is none, or no outline.
 */
export const freeSpot = (
  { width, height }: { width: number; height: number },
  room: RoomToFill,
): Point | null => {
  if (!room.outline) return null;
  const { left, right, top, bottom } = boundsOf(room.outline);
  const [across, down] = [right - left - width, bottom - top - height];
  if (across < 0 || down < 0) return null;
  const middle = (left + right) / 2;
  const isFree = freeIn(room, leastApart);
  for (let row = 0; row <= spots; row += 1)
    for (let step = 0; step <= spots; step += 1) {
      const outwards = Math.ceil(step / 2) * (step % 2 === 0 ? 1 : -1);
      const x = Math.round(middle + (outwards / spots) * across);
      const y = Math.round(top + height / 2 + (row / spots) * down);
      if (isFree({ x, y, width, height })) return { x, y };
    }
  return null;
};

type Row = { y: number; xs: number[] };

/**
 * The longest that the last row may become: as long as the others. Once there are more than twice as many
 * rows as tables in a row, twice as long, so that a room that grows table by table also grows in width.
 */
const columnsOf = (rows: readonly Row[], last: Row): number => {
  const others = rows.filter((row) => row !== last).map(({ xs }) => xs.length);
  if (others.length === 0) return Math.max(firstRow, last.xs.length);
  const longest = Math.max(...others);
  return Math.max(rows.length > 2 * longest ? 2 * longest : longest, last.xs.length);
};

const isSameRow = (y: number, other: number): boolean => Math.abs(y - other) < 1;

const rowsOf = (standing: readonly Standing[]): Row[] => {
  const rows = new Map<number, Row>();
  for (const { place } of standing) {
    const key = Math.round(place.y);
    const row = rows.get(key) ?? { y: place.y, xs: [] };
    row.xs.push(place.x);
    rows.set(key, row);
  }
  return [...rows.values()].sort((one, other) => one.y - other.y);
};

/** The step of the last rows, if the table fits. */
const usualStep = (shape: TableShape, rows: readonly Row[], row: Row): Step => {
  const own = stepOf([shape], null);
  const { width, height } = tableFootprint(shape);
  const xs = row.xs.toSorted((one, other) => one - other);
  const across = Math.min(...xs.slice(1).map((x, index) => x - (xs[index] as number)));
  const above = rows.findLast(({ y }) => y < row.y && !isSameRow(y, row.y));
  const down = above ? row.y - above.y : own.y;
  const fits = (step: number, size: number, usual: number) =>
    step >= size + leastApart && step <= 2 * usual ? step : usual;
  return { x: fits(across, width, own.x), y: fits(down, height, own.y) };
};

/** The places to the right of a row, up to this number of columns. */
const beside = ({ y, xs }: Row, step: Step, columns: number): Point[] => {
  const last = Math.max(...xs);
  return Array.from({ length: Math.max(0, columns - xs.length) }, (_, index) => ({
    x: last + (index + 1) * step.x,
    y,
  })).filter(({ x }) => x <= limits.floor);
};

type Cells = { shape: TableShape; step: Step; columns: number; isFree: (box: Box) => boolean };

/** The first free cell from a place on, row by row. If the floor is full, the first cell beyond it. */
const cellsFrom = (from: Point, { shape, step, columns, isFree }: Cells): Place[] => {
  for (let cell = 0; ; cell += 1) {
    const x = from.x + (cell % columns) * step.x;
    const y = from.y + Math.floor(cell / columns) * step.y;
    if (y > limits.floor || isFree({ x, y, ...tableFootprint(shape) }))
      return [{ x, y, rotation: 0 }];
  }
};

const only = (places: readonly Place[]): Place => places[0] ?? { x: 0, y: 0, rotation: 0 };

/** Equal steps for all these tables. */
const stepOf = (shapes: readonly TableShape[], gap: number | null | undefined): Step => {
  const sizes = shapes.map(tableFootprint);
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  if (gap !== null && gap !== undefined) return { x: width + gap, y: height + gap };
  const x = Math.max(leastStep.x, width + aisle);
  if (shapes.every(({ layout }) => layout === 'row')) return { x, y: chairRows };
  return { x, y: Math.max(leastStep.y, height + aisle) };
};

const columnsFor = (count: number, step: Step, bounds: Bounds | null): number => {
  if (bounds) return Math.max(1, Math.floor((bounds.right - bounds.left) / step.x));
  const most = Math.max(1, Math.round(1.5 * Math.sqrt(count)));
  // Six tables stand in two rows of three, rather than in one of four and one of two.
  return Math.ceil(count / Math.ceil(count / most));
};

type Grid = { step: Step; columns: number; bounds: Bounds | null };

const firstPlace = (
  shapes: readonly TableShape[],
  { standing }: RoomToFill,
  { step, columns, bounds }: Grid,
): Point => {
  const sizes = shapes.map(tableFootprint);
  const height = Math.max(...sizes.map((size) => size.height));
  if (bounds) {
    const middle = (bounds.left + bounds.right) / 2;
    return {
      x: middle - ((columns - 1) / 2) * step.x,
      y: bounds.top + aisle / 2 + height / 2,
    };
  }
  if (standing.length === 0) return { x: 0, y: 0 };
  const boxes = standing.map(boxOf);
  const bottom = Math.max(...boxes.map((box) => box.y + box.height / 2));
  const left = Math.min(...boxes.map((box) => box.x - box.width / 2));
  const first = tableFootprint(shapes[0] as TableShape);
  return {
    x: rounded(left + first.width / 2),
    y: Math.ceil(bottom + Math.max(step.y - height, aisle) + height / 2),
  };
};

type Bounds = ReturnType<typeof boundsOfAreas>;

const boundsOf = (outline: Polygon): Bounds => boundsOfAreas([outline]);

/**
 * The most comparisons for all places together: more than realistic rooms need. If walls left no space on a
 * whole floor, each of hundreds of thousands of places would be compared with each of thousands of walls.
 */
const mostLookedAt = 10_000_000;
/** The cost of comparing an area, per corner, in comparisons of boxes. */
const perCorner = 20;

/**
 * Whether a table fits a place: nothing is in the way, and it is completely within the room. Once the
 * comparisons are used up, the floor counts as full.
 */
export const freeIn = ({ standing, solid = [], outline }: RoomToFill, apart: number) => {
  const taken = standing.map(boxOf);
  const inTheWay = solid.map((area) => ({ area, around: boxAround(area) }));
  const bottom = outline ? boundsOf(outline).bottom : 0;
  let left = mostLookedAt;
  return (box: Box): boolean => {
    if (left <= 0) return false;
    left -= taken.length + inTheWay.length;
    if (taken.some((other) => isClose(box, other, apart))) return false;
    const roomy = rectangle(box, apart);
    const isOn = ({ area, around }: (typeof inTheWay)[number]): boolean => {
      if (left <= 0 || !isClose(box, around, apart)) return false;
      left -= perCorner * area.length;
      return overlap(area, roomy);
    };
    if (inTheWay.some(isOn) || left <= 0) return false;
    // There are no walls below the room.
    if (!outline || box.y > bottom + box.height / 2) return true;
    left -= perCorner * outline.length;
    return isInRoom(outline, box);
  };
};

const isInRoom = (outline: Polygon, box: Box): boolean =>
  isWhollyWithin(outline, rectangle(box, 0));

const rectangle = ({ x, y, width, height }: Box, apart: number): Polygon =>
  rectangleAt({ width: width + 2 * apart, height: height + 2 * apart }, { x, y, rotation: 0 });

const isClose = (a: Box, b: Box, apart: number): boolean =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 + apart &&
  Math.abs(a.y - b.y) < (a.height + b.height) / 2 + apart;

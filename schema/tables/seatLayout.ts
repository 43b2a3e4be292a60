import type { Place } from '../planFacts.ts';
import { roomLimits } from '../rooms/roomLimits.ts';
import { isExtendedLayout, type TableLayout } from '../vocabulary.ts';

/**
 * Seat geometry. All lengths are in centimetres; x grows to the right and y downwards. A seat's x and
 * y are relative to its table's centre, before the table's rotation (degrees, clockwise).
 */
export type TableShape = { layout: TableLayout; capacity: number; endSeats: boolean };
export type SeatSpot = { position: number; x: number; y: number };
export type Extent = { width: number; height: number };

/** The distance of neighbouring seats along an edge. */
const seatPitch = 62;
/** The distance from the table's edge to a chair's centre. */
const chairDistance = 30;
const tableDepth = 90;
const smallestRadius = 55;
/** Half the width of a chair. */
const chairRadius = 22;
export const aisle = 120;
/** The distance of chairs in a row without a table, and the space for legs. */
const chairPitch = 55;
const legRoom = 20;
/** The smallest radius of a half round, and the number of lines that draw its arc. */
const smallestHalf = 75;
const arcLines = 24;
/** The depth of the tables that form a U, and the free width between its legs. */
const legDepth = 75;
const withinU = 120;

/** A length in centimetres, rounded to a millimetre. Adding 0 turns -0 into 0. */
export const rounded = (value: number): number => Math.round(value * 10) / 10 + 0;

/** Layouts with two long sides and space for a seat at each end. */
const layoutsWithEnds: ReadonlySet<TableLayout> = new Set(['rectangular', 'oval', 'longTable']);

/** End seats need two long sides and a minimum capacity (specification, section 9). */
export const mayHaveEndSeats = (layout: TableLayout, capacity: number): boolean =>
  layoutsWithEnds.has(layout) && capacity >= roomLimits.endSeatsFrom;

/** New tables have end seats if they are rectangular and large enough. */
export const startsWithEndSeats = (layout: TableLayout, capacity: number): boolean =>
  layout === 'rectangular' && mayHaveEndSeats(layout, capacity);

/** The capacities that a layout may have: from `min` to `max`, in steps of `step`. */
export const capacitiesOf = (layout: TableLayout): { min: number; max: number; step: number } =>
  isExtendedLayout(layout)
    ? roomLimits.extendedCapacity[layout]
    : { min: roomLimits.tableCapacity.min, max: roomLimits.tableCapacity.max, step: 1 };

const sides = ({ capacity, endSeats }: TableShape) => {
  const along = capacity - (endSeats ? 2 : 0);
  return { top: Math.ceil(along / 2), bottom: Math.floor(along / 2) };
};

/** The seats of a U: the same number on each leg, the rest at its head. */
const sidesOfU = (capacity: number) => {
  const third = Math.max(2, Math.round(capacity / 3));
  const head = (capacity - third) % 2 === 0 ? third : third + 1;
  return { head, leg: (capacity - head) / 2 };
};

/**
 * The size of a tabletop without chairs, whose middle is the table's centre. A circle's width and height are
 * its diameter. The flat side of a half round is its upper edge. A U is open at the bottom. A row has no top,
 * so its size is that of its chairs.
 */
export const tableExtent = (shape: TableShape): Extent => {
  switch (shape.layout) {
    case 'circular': {
      const radius = Math.max(
        smallestRadius,
        (shape.capacity * seatPitch) / (2 * Math.PI) - chairDistance / 2,
      );
      return { width: rounded(radius * 2), height: rounded(radius * 2) };
    }
    case 'halfRound': {
      const radius = radiusOfHalf(shape.capacity);
      return { width: rounded(radius * 2), height: rounded(radius) };
    }
    case 'uShape': {
      const { head, leg } = sidesOfU(shape.capacity);
      return {
        width: Math.max(2 * legDepth + withinU, head * seatPitch + 16),
        height: Math.max(legDepth + withinU / 2, leg * seatPitch + 16),
      };
    }
    case 'row':
      return { width: shape.capacity * chairPitch, height: 2 * chairRadius };
    default: {
      const stretch = shape.layout === 'oval' ? 1.15 : 1;
      const longest = Math.max(1, sides(shape).top);
      return {
        width: rounded(Math.max(tableDepth, longest * seatPitch * stretch + 16)),
        height: shape.layout === 'oval' ? rounded(tableDepth * 1.2) : tableDepth,
      };
    }
  }
};

const radiusOfHalf = (capacity: number): number =>
  Math.max(smallestHalf, (capacity * seatPitch) / Math.PI - chairDistance / 2);

/**
 * The corners of a tabletop that is neither round nor a rectangle, in order around its centre; null for other
 * tops. Short lines draw the arc of a half round.
 */
export const topCorners = (shape: TableShape): { x: number; y: number }[] | null => {
  const { width, height } = tableExtent(shape);
  const [right, bottom] = [width / 2, height / 2];
  if (shape.layout === 'halfRound') {
    const radius = width / 2;
    return Array.from({ length: arcLines + 1 }, (_, index) => {
      const angle = (index / arcLines) * Math.PI;
      return {
        x: rounded(radius * Math.cos(angle)),
        y: rounded(radius * Math.sin(angle) - bottom),
      };
    });
  }
  if (shape.layout !== 'uShape') return null;
  const [inner, head] = [right - legDepth, legDepth - bottom];
  return [
    { x: -right, y: -bottom },
    { x: right, y: -bottom },
    { x: right, y: bottom },
    { x: inner, y: bottom },
    { x: inner, y: head },
    { x: -inner, y: head },
    { x: -inner, y: bottom },
    { x: -right, y: bottom },
  ];
};

/** In centimetres: how high a name in several lines is. */
const nameHeight = 34;
/** In centimetres: the width that every table's name may have, however small or turned the table is. */
export const leastNameWidth = 95;

/** How far a direction along the table is along the floor, and how far it is upright. */
const slopeOf = ({ rotation }: { rotation: number }) => {
  const angle = (rotation * Math.PI) / 180;
  return [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))] as const;
};

/**
 * How far below a table's centre its name is, before rotation: on the head of a U, and above the chairs of a
 * row, clear of them also if the row is turned, since names are upright.
 */
export const nameBelowCentre = (table: TableShape & { rotation: number }): number => {
  if (table.layout === 'uShape') return (legDepth - tableExtent(table).height) / 2;
  if (table.layout !== 'row') return 0;
  const [along, upright] = slopeOf(table);
  return -chairRadius * (1 + 1.2 * along) - (leastNameWidth / 2) * upright;
};

/**
 * In centimetres: how wide a table's name may be that stays on its top, or clear of the chairs of a row. Names
 * are upright, also on a table that is turned.
 */
export const nameWidth = (table: TableShape & { rotation: number }): number => {
  const { width, height } = tableExtent(table);
  const [along, upright] = slopeOf(table);
  if (upright < 0.01 || table.layout === 'circular') return width;
  const below = 2 * Math.abs(nameBelowCentre(table));
  const depth = table.layout === 'row' ? below - 2 * chairRadius : height - below;
  return Math.min(
    (depth - nameHeight * along) / upright,
    (width - nameHeight * upright) / Math.max(along, 0.01),
  );
};

/** The size of a table with its chairs, before rotation. */
export const tableFootprint = (shape: TableShape): Extent => {
  const { width, height } = tableExtent(shape);
  if (shape.layout === 'row') return { width, height: height + legRoom };
  const chairs = 2 * (chairDistance + chairRadius);
  return { width: width + chairs, height: height + chairs };
};

/**
 * The seats of a table, positions from 1. Circular: evenly on the circle, clockwise from the top.
 * Half round: along the arc from left to right. U: up the left leg, along its head, down the right
 * leg. Row: from left to right. Otherwise: the top from left to right, the right end seat, the bottom
 * from right to left, the left end seat.
 */
export const seatsOf = (shape: TableShape): SeatSpot[] => {
  const { width, height } = tableExtent(shape);
  switch (shape.layout) {
    case 'circular':
      return circle(shape.capacity, width / 2 + chairDistance);
    case 'halfRound':
      return halfCircle(shape.capacity, width / 2 + chairDistance, height);
    case 'uShape':
      return aroundU(shape.capacity, { width, height });
    case 'row':
      return spotsAt(spread(shape.capacity, chairPitch).map((x) => ({ x, y: 0 })));
    default:
      return alongSides(shape, { width, height });
  }
};

const spotsAt = (points: readonly { x: number; y: number }[]): SeatSpot[] =>
  points.map(({ x, y }, index) => ({ position: index + 1, x: rounded(x), y: rounded(y) }));

/** Offsets around 0 at equal distances, ascending. */
const spread = (count: number, pitch: number): number[] =>
  Array.from({ length: count }, (_, index) => (index - (count - 1) / 2) * pitch);

const halfCircle = (count: number, radius: number, height: number): SeatSpot[] =>
  spotsAt(
    Array.from({ length: count }, (_, index) => {
      const angle = Math.PI * (1 - (index + 0.5) / count);
      return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) - height / 2 };
    }),
  );

const aroundU = (capacity: number, { width, height }: Extent): SeatSpot[] => {
  const { head, leg } = sidesOfU(capacity);
  const [beside, above] = [width / 2 + chairDistance, height / 2 + chairDistance];
  const along = spread(leg, seatPitch);
  return spotsAt([
    ...along.toReversed().map((y) => ({ x: -beside, y })),
    ...spread(head, seatPitch).map((x) => ({ x, y: -above })),
    ...along.map((y) => ({ x: beside, y })),
  ]);
};

const alongSides = (shape: TableShape, { width, height }: Extent): SeatSpot[] => {
  const { top, bottom } = sides(shape);
  const edge = height / 2 + chairDistance;
  const end = width / 2 + chairDistance;
  const spots = [
    ...row(top, shape, width).map((x) => ({ x, y: -yOnSide(shape, x, width, edge) })),
    ...(shape.endSeats ? [{ x: end, y: 0 }] : []),
    ...row(bottom, shape, width)
      .reverse()
      .map((x) => ({ x, y: yOnSide(shape, x, width, edge) })),
    ...(shape.endSeats ? [{ x: -end, y: 0 }] : []),
  ];
  return spotsAt(spots);
};

const circle = (count: number, radius: number): SeatSpot[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
    return {
      position: index + 1,
      x: rounded(radius * Math.cos(angle)),
      y: rounded(radius * Math.sin(angle)),
    };
  });

const row = (count: number, { layout }: TableShape, width: number): number[] => {
  const pitch =
    layout === 'oval' ? Math.min(seatPitch, (width * 0.86) / Math.max(1, count)) : seatPitch;
  return spread(count, pitch);
};

/** The chairs of an oval table are on an ellipse, at chair distance from the table's edge. */
const yOnSide = ({ layout }: TableShape, x: number, width: number, edge: number): number =>
  layout === 'oval' ? edge * Math.sqrt(1 - (x / (width / 2 + chairDistance)) ** 2) : edge;

export type Standing = TableShape & { place: Place };
export type Box = { x: number; y: number; width: number; height: number };

/** The floor area of a placed table. A rotated table takes a square. */
export const boxOf = ({ place, ...shape }: Standing): Box => {
  const { width, height } = tableFootprint(shape);
  const reach = Math.hypot(width, height);
  const isStraight = place.rotation % 180 === 0;
  return {
    x: place.x,
    y: place.y,
    width: isStraight ? width : reach,
    height: isStraight ? height : reach,
  };
};

/** Whether two areas are closer than a quarter of an aisle. */
export const overlaps = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 + aisle / 4 &&
  Math.abs(a.y - b.y) < (a.height + b.height) / 2 + aisle / 4;

import { onFloor } from '../rooms/onFloor.ts';
import { type TableShape, tableExtent } from '../tables/seatLayout.ts';
import type { Frame } from './floorParts.ts';

type Point = { x: number; y: number };

/** A name on two lines: the first name, and the rest. */
export const nameLines = (name: string): string[] => {
  const [first = '', ...others] = name.split(/\s+/).filter(Boolean);
  return [first, others.join(' ')].filter(Boolean);
};

/** A name on two lines whose longer one is as short as possible. */
export const evenLines = (name: string, widthOf: (line: string) => number): string[] => {
  const words = name.split(/\s+/).filter(Boolean);
  let best = { lines: nameLines(name), width: Number.POSITIVE_INFINITY };
  for (let first = 1; first < words.length; first += 1) {
    const lines = [words.slice(0, first).join(' '), words.slice(first).join(' ')];
    const width = Math.max(...lines.map(widthOf));
    if (width < best.width) best = { lines, width };
  }
  return best.lines;
};

export type Side = 'above' | 'below' | 'left' | 'right';

/** The direction away from the table, before it is turned. */
const awayFrom = (seat: Point, table: TableShape): Point => {
  const { width, height } = tableExtent(table);
  switch (table.layout) {
    case 'circular':
      return seat;
    case 'halfRound':
      // The centre of the arc is the middle of the flat side.
      return { x: seat.x, y: seat.y + height / 2 };
    case 'uShape':
      return Math.abs(seat.x) > width / 2 ? { x: seat.x, y: 0 } : { x: 0, y: -1 };
    case 'row':
      return { x: 0, y: 1 };
    default:
      return Math.abs(seat.y) < 1 ? seat : { x: 0, y: seat.y };
  }
};

/**
 * The sine of the angle from which on names are above or below their chairs. On a side or arc that is any
 * steeper, the next chair would cover a name beside its chair.
 */
const upright = 0.72;

/** The side of a chair on which its name is: away from the table, at any rotation. */
export const sideOf = (seat: Point, table: TableShape & { rotation: number }): Side => {
  const away = onFloor(awayFrom(seat, table), { x: 0, y: 0, rotation: table.rotation });
  const length = Math.hypot(away.x, away.y) || 1;
  if (Math.abs(away.y) / length >= upright) return away.y < 0 ? 'above' : 'below';
  return away.x < 0 ? 'left' : 'right';
};

/**
 * A chair on the floor, and the side of its name; null for an empty chair.
 * @param wanted the width of the name in usual letters, in centimetres
 */
export type NamedChair = Point & { side: Side | null; wanted: number };

/** In centimetres of the floor. Lines of names are 12.5 apart, and those above a chair begin 20 above it. */
const radius = 19;
const fromChair = 25;
const apart = 4;
/** Half of the two lines, which are just clear of the chairs beside their own; and with a margin. */
const halfLines = 12.5;
const halfName = 15;
const halfAcross = 30;
const middleAbove = 32;
/** In centimetres: the least width for a name, which holds a few letters. */
const leastRoom = 14;
/** In centimetres: the most for a name with nothing near it. */
const mostRoom = 150;

const rowHeight = 80;
const rowOf = (y: number): number => Math.floor(y / rowHeight);

type Direction = 'left' | 'right';
const isBeside = (side: Side | null): side is Direction => side === 'left' || side === 'right';

/** In centimetres: from a chair down to the middle of its name. */
const middleOf = (side: Side | null): number => {
  if (side === 'above') return -middleAbove;
  return side === 'below' ? middleAbove : 0;
};

/** What ends a name besides chairs and other names: what stands there, and the edges of the paper. */
export type Surroundings = { standing: readonly Frame[]; left: number; right: number };

/** In centimetres: the way from a point to what stands there, or to an edge. */
const wayFrom = (
  { x, y }: Point,
  direction: Direction,
  { standing, left, right }: Surroundings,
): number => {
  const isRight = direction === 'right';
  const distances = standing
    .filter((frame) => frame.y < y + halfName && frame.y + frame.height > y - halfName)
    .map((frame) => (isRight ? frame.x - x : x - frame.x - frame.width))
    // What stands around the chair itself, such as its table, is no end.
    .filter((away) => away > 0);
  return Math.min(...distances, isRight ? right - x : x - left);
};

/**
 * Creates a function that returns the available width of a chair's name, in centimetres. Beyond the usual
 * width, a name ends before whatever else is there. Names that face each other share the space between them;
 * one above or below its chair may also use what its neighbour leaves.
 */
export const roomsOfNames = (chairs: readonly NamedChair[], around: Surroundings) => {
  const rows = new Map<number, NamedChair[]>();
  for (const chair of chairs) {
    const row = rows.get(rowOf(chair.y));
    if (row) row.push(chair);
    else rows.set(rowOf(chair.y), [chair]);
  }
  const near = (y: number) => [-1, 0, 1].flatMap((row) => rows.get(rowOf(y) + row) ?? []);

  const beside = (chair: NamedChair, side: Direction, usual: number): number => {
    const { x, y } = chair;
    const [facing, sign] = side === 'right' ? (['left', 1] as const) : (['right', -1] as const);
    let room = mostRoom;
    for (const other of near(y)) {
      const away = (other.x - x) * sign;
      if (away < 1) continue;
      const down = other.y - y;
      if (Math.abs(down) < 2 * halfName && other.side === facing)
        room = Math.min(room, (away - 2 * fromChair - apart) / 2);
      else if (Math.abs(down) < radius + halfName)
        room = Math.min(room, away - fromChair - radius - apart);
      const isAcross = other.side !== null && !isBeside(other.side);
      if (isAcross && Math.abs(down + middleOf(other.side)) < 2 * halfName)
        room = Math.min(room, away - fromChair - halfAcross - apart);
    }
    if (room <= usual) return Math.max(leastRoom, room);
    return Math.max(usual, Math.min(room, wayFrom(chair, side, around) - fromChair - apart));
  };

  const across = (chair: NamedChair, usual: number): number => {
    if (chair.wanted <= usual) return usual;
    const middle = { x: chair.x, y: chair.y + middleOf(chair.side) };
    let half = mostRoom / 2;
    for (const other of near(middle.y)) {
      if (other.x === chair.x && other.y === chair.y) continue;
      const away = Math.abs(other.x - middle.x) - apart;
      const down = other.y - middle.y;
      if (Math.abs(down) < radius + halfLines) half = Math.min(half, away - radius);
      if (Math.abs(down + middleOf(other.side)) >= 2 * halfName) continue;
      if (!isBeside(other.side)) half = Math.min(half, Math.max(away / 2, away - other.wanted / 2));
      else if (other.side === (other.x < middle.x ? 'right' : 'left'))
        half = Math.min(half, away - fromChair - other.wanted);
    }
    if (2 * half <= usual) return usual;
    const ways = [wayFrom(middle, 'left', around), wayFrom(middle, 'right', around)];
    return Math.max(usual, 2 * Math.min(half, Math.min(...ways) - apart));
  };

  return (chair: NamedChair, usual: number): number =>
    isBeside(chair.side) ? beside(chair, chair.side, usual) : across(chair, usual);
};

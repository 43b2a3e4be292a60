import { onFloor } from '../rooms/onFloor.ts';
import { type TableShape, tableExtent } from '../tables/seatLayout.ts';
import type { Frame } from './floorParts.ts';

type Point = { x: number; y: number };

/** A name on two lines: the first name, and the rest. */
export const nameLines = (name: string): string[] => {
  const [first = '', ...others] = name.split(/\s+/).filter(Boolean);
  return [first, others.join(' ')].filter(Boolean);
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

/** A chair on the floor, and the side of its name; null for an empty chair. */
export type NamedChair = Point & { side: Side | null };

/** In centimetres of the floor. Lines of names are 12.5 apart, and those above a chair begin 20 above it. */
const radius = 19;
const fromChair = 25;
const apart = 4;
const halfName = 15;
const halfAcross = 30;
const middleAbove = 32;
/** In centimetres: the least width for a name, which holds a few letters. */
const leastRoom = 14;

const rowHeight = 80;
const rowOf = (y: number): number => Math.floor(y / rowHeight);

/** What ends a name beside a chair besides other chairs: what stands there, and the edges of the paper. */
export type Surroundings = { standing: readonly Frame[]; left: number; right: number };

/** In centimetres: the most for a name beside a chair with nothing beside it. */
const mostBeside = 150;

/** In centimetres: how far a name beside a chair can reach before it meets what stands there, or an edge. */
const reachOf = ({ x, y, side }: NamedChair, { standing, left, right }: Surroundings): number => {
  const isRight = side === 'right';
  const distances = standing
    .filter((frame) => frame.y < y + halfName && frame.y + frame.height > y - halfName)
    .map((frame) => (isRight ? frame.x - x : x - frame.x - frame.width))
    // What stands around the chair itself, such as its table, is no end.
    .filter((away) => away > 0);
  return Math.min(...distances, isRight ? right - x : x - left) - fromChair - apart;
};

/**
 * Creates a function that returns the available width of a chair's name, in centimetres. A name beside a
 * chair ends before the next chair and its name. Two names that face each other share the space between their
 * chairs. Beyond the usual width, it also ends before whatever else is there.
 * @param usual the width of a name above or below its chair
 */
export const roomsBeside = (chairs: readonly NamedChair[], usual: number, around: Surroundings) => {
  const rows = new Map<number, NamedChair[]>();
  for (const chair of chairs) {
    const row = rows.get(rowOf(chair.y));
    if (row) row.push(chair);
    else rows.set(rowOf(chair.y), [chair]);
  }
  return (chair: NamedChair): number => {
    const { x, y, side } = chair;
    if (side !== 'left' && side !== 'right') return usual;
    const [facing, sign] = side === 'right' ? (['left', 1] as const) : (['right', -1] as const);
    let room = mostBeside;
    for (const row of [-1, 0, 1])
      for (const other of rows.get(rowOf(y) + row) ?? []) {
        const away = (other.x - x) * sign;
        if (away < 1) continue;
        const down = other.y - y;
        if (Math.abs(down) < 2 * halfName && other.side === facing)
          room = Math.min(room, (away - 2 * fromChair - apart) / 2);
        else if (Math.abs(down) < radius + halfName)
          room = Math.min(room, away - fromChair - radius - apart);
        const across = other.side === 'above' ? -middleAbove : middleAbove;
        const isAcross = other.side === 'above' || other.side === 'below';
        if (isAcross && Math.abs(down + across) < 2 * halfName)
          room = Math.min(room, away - fromChair - halfAcross - apart);
      }
    if (room <= usual) return Math.max(leastRoom, room);
    return Math.max(usual, Math.min(room, reachOf(chair, around)));
  };
};

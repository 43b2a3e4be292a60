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
const middleAbove = 34;
const halfAbove = 13;
/** In centimetres: the least width for a name, which holds a few letters. */
const leastRoom = 14;

/** In centimetres: chairs that are farther from each other than a row do not limit each other's names. */
const rowHeight = 100;
const rowOf = (y: number): number => Math.floor(y / rowHeight);

/** What ends a name besides other chairs: what stands there, and the edges of the paper. */
export type Surroundings = { standing: readonly Frame[]; left: number; right: number };

/** In centimetres: the most for a name with nothing beside it. */
const mostRoom = 150;

/** Whether a name's lines are centred above or below their chair. */
const isCentred = ({ side }: NamedChair): boolean => side === 'above' || side === 'below';

/** The middle of a centred name's lines. */
const middleOf = ({ y, side }: NamedChair): number =>
  side === 'above' ? y - middleAbove : y + middleAbove;

/** Whether something that stands there is as high as a name whose lines have this middle. */
const isLevelWith = (middle: number, half: number) => (frame: Frame) =>
  frame.y < middle + half && frame.y + frame.height > middle - half;

/** In centimetres: how far a name beside a chair can reach before it meets what stands there, or an edge. */
const reachOf = ({ x, y, side }: NamedChair, { standing, left, right }: Surroundings): number => {
  const isRight = side === 'right';
  const distances = standing
    .filter(isLevelWith(y, halfName))
    .map((frame) => (isRight ? frame.x - x : x - frame.x - frame.width))
    // What stands around the chair itself, such as its table, is no end.
    .filter((away) => away > 0);
  return Math.min(...distances, isRight ? right - x : x - left) - fromChair - apart;
};

/**
 * A name beside its chair ends before the next chair and its name. Two names that face each other share the
 * space between their chairs. Beyond the usual width, it also ends before whatever else is there.
 */
const roomBeside = (
  chair: NamedChair,
  others: readonly NamedChair[],
  usual: number,
  around: Surroundings,
): number => {
  const { x, y, side } = chair;
  const [facing, sign] = side === 'right' ? (['left', 1] as const) : (['right', -1] as const);
  let room = mostRoom;
  for (const other of others) {
    const away = (other.x - x) * sign;
    if (away < 1) continue;
    const down = Math.abs(other.y - y);
    if (down < 2 * halfName && other.side === facing)
      room = Math.min(room, (away - 2 * fromChair - apart) / 2);
    else if (down < radius + halfName) room = Math.min(room, away - fromChair - radius - apart);
    if (isCentred(other) && Math.abs(middleOf(other) - y) < 2 * halfName)
      room = Math.min(room, away - fromChair - halfAcross - apart);
  }
  if (room <= usual) return Math.max(leastRoom, room);
  return Math.max(usual, Math.min(room, reachOf(chair, around)));
};

/**
 * A name above or below its chair has the usual width. It is wider where it meets no chair, no name and nothing
 * else. Two such names share the space between them; one that faces a name beside a chair leaves it its space.
 */
const roomAcross = (
  chair: NamedChair,
  others: readonly NamedChair[],
  usual: number,
  { standing, left, right }: Surroundings,
): number => {
  const { x } = chair;
  const middle = middleOf(chair);
  let half = Math.min(mostRoom / 2, x - left - apart, right - x - apart);
  for (const other of others) {
    const away = Math.abs(other.x - x);
    if (away < 1) continue;
    if (Math.abs(other.y - middle) < radius + halfAbove)
      half = Math.min(half, away - radius - apart);
    if (isCentred(other)) {
      if (Math.abs(middleOf(other) - middle) < 2 * halfAbove)
        half = Math.min(half, (away - apart) / 2);
    } else if (Math.abs(other.y - middle) < halfName + halfAbove) {
      const isFacing = other.side === (other.x > x ? 'left' : 'right');
      if (isFacing) half = Math.min(half, usual / 2);
    }
  }
  for (const frame of standing.filter(isLevelWith(middle, halfAbove))) {
    const away = Math.max(frame.x - x, x - frame.x - frame.width);
    // What stands around the chair itself is no end.
    if (away > 0) half = Math.min(half, away - apart);
  }
  return Math.max(usual, 2 * half);
};

/**
 * Creates a function that returns the available width of a chair's name, in centimetres.
 * @param usual the least width of a name above or below its chair
 */
export const seatNameRooms = (
  chairs: readonly NamedChair[],
  usual: number,
  around: Surroundings,
) => {
  const rows = new Map<number, NamedChair[]>();
  for (const chair of chairs) {
    const row = rows.get(rowOf(chair.y));
    if (row) row.push(chair);
    else rows.set(rowOf(chair.y), [chair]);
  }
  return (chair: NamedChair): number => {
    const others = [-1, 0, 1].flatMap((row) => rows.get(rowOf(chair.y) + row) ?? []);
    const roomOf = isCentred(chair) ? roomAcross : roomBeside;
    return chair.side === null ? usual : roomOf(chair, others, usual, around);
  };
};

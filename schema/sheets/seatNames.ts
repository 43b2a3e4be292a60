import { onFloor } from '../rooms/onFloor.ts';
import { type TableShape, tableExtent } from '../tables/seatLayout.ts';

type Point = { x: number; y: number };

/** A name on two lines: the first name, and the rest. */
export const nameLines = (name: string): string[] => {
  const [first = '', ...others] = name.split(/\s+/).filter(Boolean);
  return [first, others.join(' ')].filter(Boolean);
};

export type Side = 'above' | 'below' | 'left' | 'right';

/** Away from the table, before it is turned. */
const awayFrom = (seat: Point, table: TableShape): Point => {
  const { width, height } = tableExtent(table);
  switch (table.layout) {
    case 'circular':
      return seat;
    case 'halfRound':
      // The centre of its arc is the middle of its flat side.
      return { x: seat.x, y: seat.y + height / 2 };
    case 'uShape':
      return Math.abs(seat.x) > width / 2 ? { x: seat.x, y: 0 } : { x: 0, y: -1 };
    case 'row':
      return { x: 0, y: 1 };
    default:
      return Math.abs(seat.y) < 1 ? seat : { x: 0, y: seat.y };
  }
};

/** The side of a chair for its name: away from the table at any rotation. */
export const sideOf = (seat: Point, table: TableShape & { rotation: number }): Side => {
  const away = onFloor(awayFrom(seat, table), { x: 0, y: 0, rotation: table.rotation });
  const length = Math.hypot(away.x, away.y) || 1;
  if (Math.abs(away.y) / length >= 0.5) return away.y < 0 ? 'above' : 'below';
  return away.x < 0 ? 'left' : 'right';
};

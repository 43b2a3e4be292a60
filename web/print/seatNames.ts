import type { TableLayout } from '../../schema/vocabulary.ts';
import { shortened } from '../chart/names.ts';
import { onFloor } from '../chart/nearestSeat.ts';

type Point = { x: number; y: number };
type Turning = { layout: TableLayout; rotation: number };

/** Letters that fit beside a chair without reaching its neighbour's. */
const mostLetters = 10;

/** A name in two lines: the first name, and what follows it. */
export const nameLines = (name: string): string[] => {
  const [first = '', ...others] = name.split(/\s+/).filter(Boolean);
  return [first, others.join(' ')].filter(Boolean).map((line) => shortened(line, mostLetters));
};

export type Side = 'above' | 'below' | 'left' | 'right';

/** On which side of a chair its name stands: away from the table, however the table is turned. */
export const sideOf = (seat: Point, { layout, rotation }: Turning): Side => {
  const isAtEnd = layout !== 'circular' && Math.abs(seat.y) < 1;
  const along = layout === 'circular' || isAtEnd ? seat : { x: 0, y: seat.y };
  const away = onFloor(along, { x: 0, y: 0, rotation });
  const length = Math.hypot(away.x, away.y) || 1;
  if (Math.abs(away.y) / length >= 0.5) return away.y < 0 ? 'above' : 'below';
  return away.x < 0 ? 'left' : 'right';
};

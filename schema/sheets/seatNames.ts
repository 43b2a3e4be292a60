import { onFloor } from '../onFloor.ts';
import type { TableLayout } from '../vocabulary.ts';

type Point = { x: number; y: number };
type Turning = { layout: TableLayout; rotation: number };

/** A name on two lines: the first name, and the rest. */
export const nameLines = (name: string): string[] => {
  const [first = '', ...others] = name.split(/\s+/).filter(Boolean);
  return [first, others.join(' ')].filter(Boolean);
};

export type Side = 'above' | 'below' | 'left' | 'right';

/** The side of a chair for its name: away from the table at any rotation. */
export const sideOf = (seat: Point, { layout, rotation }: Turning): Side => {
  const isAtEnd = layout !== 'circular' && Math.abs(seat.y) < 1;
  const along = layout === 'circular' || isAtEnd ? seat : { x: 0, y: seat.y };
  const away = onFloor(along, { x: 0, y: 0, rotation });
  const length = Math.hypot(away.x, away.y) || 1;
  if (Math.abs(away.y) / length >= 0.5) return away.y < 0 ? 'above' : 'below';
  return away.x < 0 ? 'left' : 'right';
};

import type { ChartTable } from './types.ts';
import { isNear, type Size, type Viewport } from './viewport.ts';

/**
 * How much of a table is drawn: all its seats as a few shapes, its seats, initials and role marks,
 * short names, and whole ones.
 */
export type Detail = 'dots' | 'seats' | 'initials' | 'names' | 'fullNames';

/** Pixels a centimetre. What could not be read or pressed is not drawn: from here on, it can. */
const from = { captions: 0.15, seats: 0.25, initials: 0.35, names: 0.75, fullNames: 1.4 };
/** From so many tables on, those out of view are not drawn, and seats far away are no buttons. */
const many = 100;

type Seen = {
  view: Viewport;
  size: Size | undefined;
  /** How many tables there are. */
  count: number;
  /** The Tab key goes to it, or to one of its seats. */
  hasTabStop: boolean;
};

/** Null where the table is not drawn at all. */
export const detailOf = (table: ChartTable, seen: Seen): Detail | null => {
  const { view, size, count, hasTabStop } = seen;
  if (size && !isNear(view, size, table)) return count < many || hasTabStop ? 'seats' : null;
  if (view.scale < from.seats && count >= many && !hasTabStop) return 'dots';
  if (view.scale < from.initials) return 'seats';
  if (view.scale < from.names) return 'initials';
  return view.scale < from.fullNames ? 'names' : 'fullNames';
};

/** What is written at a table that is small on the screen: only how full it is, or its name too. */
type Caption = { scale: number; withName: boolean };

/** Null where name and count stand on the tables. */
export const captionOf = ({ scale }: Viewport): Caption | null =>
  scale < from.initials ? { scale, withName: scale >= from.captions } : null;

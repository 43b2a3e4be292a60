import type { ChartTable } from './types.ts';
import { isNear, type Size, type Viewport } from './viewport.ts';

/** How much of a table is drawn: it alone, its seats, initials and role marks, and names. */
export type Detail = 'table' | 'seats' | 'initials' | 'names';

/** Pixels a centimetre. What could not be read is not written: from here on, it can. */
const from = { captions: 0.15, initials: 0.35, names: 0.75 };
/** From so many tables on, those out of view are drawn without their seats. */
const many = 100;

type Seen = {
  view: Viewport;
  size: Size | undefined;
  /** How many tables there are. */
  count: number;
  /** The Tab key goes to one of its seats. */
  hasTabSeat: boolean;
};

export const detailOf = (table: ChartTable, seen: Seen): Detail => {
  const { view, size, count, hasTabSeat } = seen;
  if (size && !isNear(view, size, table)) return count < many || hasTabSeat ? 'seats' : 'table';
  if (view.scale < from.initials) return 'seats';
  return view.scale < from.names ? 'initials' : 'names';
};

/** The scale for names below the tables: null where they stand on them, or have no room. */
export const captionScaleOf = ({ scale }: Viewport): number | null =>
  scale >= from.captions && scale < from.initials ? scale : null;

import type { ChartTable } from './types.ts';
import { isNear, type Size, type Viewport } from './viewport.ts';

/**
 * The level of detail of a table: all seats in a few shapes; single seats; initials and role
 * marks; short names; full names.
 */
export type Detail = 'dots' | 'seats' | 'initials' | 'names' | 'fullNames';

/**
 * In pixels per centimetre: the scales from which counts, names and so on can be read, and seats pressed.
 */
const from = { counts: 0.15, seats: 0.25, initials: 0.55, names: 0.9, fullNames: 1.4 };
/** In pixels per centimetre: the scale from which names are readable. */
export const readableFrom = from.names;

/** From this number of tables on, tables out of view are not drawn, and distant seats are not buttons. */
const many = 100;

type Seen = {
  view: Viewport;
  size: Size | undefined;
  /** The number of tables. */
  count: number;
  /** Whether the table or one of its seats is the tab stop. */
  hasTabStop: boolean;
};

/** The detail in which to draw a table; null if it is not drawn. */
export const detailOf = (table: ChartTable, seen: Seen): Detail | null => {
  const { view, size, count, hasTabStop } = seen;
  if (size && !isNear(view, size, table)) return count < many || hasTabStop ? 'seats' : null;
  if (view.scale < from.seats && count >= many && !hasTabStop) return 'dots';
  if (view.scale < from.initials) return 'seats';
  if (view.scale < from.names) return 'initials';
  return view.scale < from.fullNames ? 'names' : 'fullNames';
};

/** Whether the marks of a seat are too small to be read. */
export const isFar = (scale: number): boolean => scale < from.initials;

/** The caption of a table that is small on screen: its name, and its occupancy if `withCount`. */
type Caption = { scale: number; withCount: boolean };

/** Null at a scale at which name and count fit on the tables. */
export const captionOf = ({ scale }: Viewport): Caption | null =>
  scale < from.initials ? { scale, withCount: scale >= from.counts } : null;

/** The number of letters that fit below a table, `width` cm wide, without touching the next table's. */
export const lettersBelow = (width: number, scale: number): number =>
  Math.floor(((width + 90) * scale) / 6);

/** Fewer tables need no map, and narrower floors (in pixels) have no space for one. */
const mapped = { fewest: 30, narrowest: 640 };

/** Whether a map of the whole room lies over the floor. */
export const hasMinimap = (count: number, size: Size | undefined): boolean =>
  count >= mapped.fewest && size !== undefined && size.width >= mapped.narrowest;

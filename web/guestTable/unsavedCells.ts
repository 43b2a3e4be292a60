import { atom } from 'jotai';
import type { Validated } from '../attendees/panel/editedFields.ts';
import type { ListedAttendee } from '../eventPlans/detail/planLists.ts';
import type { CellChange } from './columns.ts';
import type { CellKey } from './useGridFocus.ts';

export type EditedCell = {
  /** The editor's value: its text, or the chosen option. */
  typed: string;
  /** The guest as they were when the edit began. */
  from: ListedAttendee;
  /** The change to make to the guest, given the guest at the time of saving. */
  changeOf: (guest: ListedAttendee) => Validated<CellChange>;
};

/** An edit that could not be saved, with the reason and the guest's event. */
export type UnsavedCell = EditedCell & { problem: string; eventId: string };

export type UnsavedRow = Readonly<Record<string, UnsavedCell>>;

export type UnsavedCells = Readonly<Record<string, UnsavedRow>>;

/** By guest. Outlives the guest list, which other screens replace. */
export const unsavedCellsAtom = atom<UnsavedCells>({});

export const hasUnsavedCellsAtom = atom((get) => Object.keys(get(unsavedCellsAtom)).length > 0);

/**
 * Sets an unsaved cell; undefined removes it, because it was saved or given up. Other rows stay the same
 * objects.
 */
export const withCell = (
  cells: UnsavedCells,
  { line, column }: CellKey,
  cell: UnsavedCell | undefined,
): UnsavedCells => {
  const { [line]: row = {}, ...otherRows } = cells;
  const { [column]: before, ...others } = row;
  if (!cell && !before) return cells;
  const next = cell ? { ...others, [column]: cell } : others;
  return Object.keys(next).length > 0 ? { ...otherRows, [line]: next } : otherRows;
};

/** Removes the cells of people who are no longer guests of the event. */
export const withoutRemoved = (
  cells: UnsavedCells,
  eventId: string,
  guestIds: ReadonlySet<string>,
): UnsavedCells => {
  const isRemoved = ([line, row]: [string, UnsavedRow]) =>
    !guestIds.has(line) && Object.values(row).some((cell) => cell.eventId === eventId);
  const rows = Object.entries(cells);
  const kept = rows.filter((row) => !isRemoved(row));
  return kept.length < rows.length ? Object.fromEntries(kept) : cells;
};

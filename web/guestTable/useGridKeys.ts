import type { KeyboardEvent, RefObject } from 'react';
import type { ListedAttendee } from '../eventPlans/detail/planLists.ts';
import { type At, cellAfter } from './gridKeys.ts';
import type { RowActions } from './rows.ts';
import type { ActiveCell, CellKey } from './useGridFocus.ts';

type Options = {
  grid: RefObject<HTMLElement | null>;
  lineKeys: readonly string[];
  columnIds: readonly string[];
  /** In pixels. */
  rowHeight: number;
  active: ActiveCell;
  focusAt: (at: At) => void;
  readOnly: boolean;
  guestIn: (cell: CellKey) => ListedAttendee | undefined;
  /** Starts editing a cell. Returns whether it can be edited. */
  begin: (cell: CellKey) => boolean;
  hasSelection: boolean;
  on: RowActions;
};

/** The grid's keyboard commands while no cell is edited, as a key handler. */
export const useGridKeys = (options: Options) => {
  const { active, readOnly, on } = options;

  const select = (isRange: boolean): boolean => {
    const guest = options.guestIn(active);
    if (readOnly || !guest) return false;
    on.select(guest.attendee.id, isRange);
    return true;
  };
  const selectMany = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean => {
    if (readOnly) return false;
    if (key === 'a' && (ctrlKey || metaKey)) on.selectAll();
    else if (key === 'Escape' && options.hasSelection) on.clear();
    else return false;
    return true;
  };
  const move = (event: KeyboardEvent): boolean => {
    const { grid, lineKeys, columnIds, rowHeight } = options;
    const page = Math.floor((grid.current?.clientHeight ?? 0) / rowHeight) - 2;
    const size = { rows: lineKeys.length, cols: columnIds.length, page: Math.max(1, page) };
    const to = cellAfter(event, active, size);
    if (to) options.focusAt(to);
    return to !== undefined;
  };
  return (event: KeyboardEvent) => {
    const { key, shiftKey, target } = event;
    const isControl = target instanceof HTMLButtonElement || target instanceof HTMLInputElement;
    const isDone =
      move(event) ||
      ((key === 'Enter' || key === 'F2') && !isControl && options.begin(active)) ||
      (key === ' ' && !isControl && select(shiftKey)) ||
      selectMany(event);
    if (isDone) event.preventDefault();
  };
};

import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { ListedAttendee } from '../eventPlans/detail/planLists.ts';
import type { GuestColumn } from './columns.ts';
import type { At } from './gridKeys.ts';
import type { FocusMove } from './rows.ts';
import { type EditedCell, unsavedCellsAtom, withCell } from './unsavedCells.ts';
import type { ActiveCell, CellKey } from './useGridFocus.ts';
import { useSaveCell } from './useSaveCell.ts';

type Options = {
  eventId: string;
  columns: readonly GuestColumn[];
  lineKeys: readonly string[];
  columnIds: readonly string[];
  readOnly: boolean;
  guestIn: (cell: CellKey) => ListedAttendee | undefined;
  active: ActiveCell;
  focusAt: (at: At) => void;
  /** Called with the guest when editing of a cell begins, and with null when it ends. */
  onEditing: (attendeeId: string | null) => void;
};

/** The cell that is being edited, if any. A finished edit is saved, and the focus moves on. */
export const useCellEditing = (options: Options) => {
  const { columns, lineKeys, columnIds, guestIn, active } = options;
  const [cell, setCell] = useState<CellKey | null>(null);
  const save = useSaveCell(options.eventId);
  const setUnsaved = useSetAtom(unsavedCellsAtom);

  /** Returns whether the cell can be edited. */
  const begin = (next: CellKey | undefined): boolean => {
    const isEditable =
      !options.readOnly &&
      next &&
      guestIn(next) &&
      columns.find(({ id }) => id === next.column)?.edit;
    if (isEditable) {
      setCell(next);
      options.onEditing(next.line);
    }
    return Boolean(isEditable);
  };
  const within = ({ row, col }: At): At => ({
    row: Math.min(lineKeys.length - 1, row),
    col: Math.max(0, Math.min(columnIds.length - 1, col)),
  });
  const finish = (edited: EditedCell | null, way: FocusMove) => {
    const column = columns.find(({ id }) => id === cell?.column);
    const guest = cell ? guestIn(cell) : undefined;
    const row = cell ? lineKeys.indexOf(cell.line) : active.row;
    flushSync(() => setCell(null));
    const to = after({ row, col: active.col }, way);
    if (to) options.focusAt(within(to));
    options.onEditing(null);
    if (edited && guest && column) void save(guest, column, edited);
    // Giving up an edit also drops what could not be saved before.
    else if (cell) setUnsaved((all) => withCell(all, cell, undefined));
  };
  return { cell, begin, finish };
};

/** The cell to focus after an edit; undefined if the focus has already moved elsewhere. */
const after = ({ row, col }: At, way: FocusMove): At | undefined => {
  switch (way) {
    case 'stay':
      return { row, col };
    case 'down':
      return { row: row + 1, col };
    case 'right':
      return { row, col: col + 1 };
    case 'left':
      return { row, col: col - 1 };
    case 'away':
      return undefined;
  }
};

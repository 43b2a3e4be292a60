import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** A cell by the keys of its row and its column. */
export type CellKey = { line: string; column: string };

/** The cell with the tab stop, and its indexes among all rows and columns. */
export type ActiveCell = CellKey & { row: number; col: number };

export const cellOf = (element: EventTarget | null): CellKey | undefined => {
  if (!(element instanceof Element)) return undefined;
  const column = element.closest<HTMLElement>('[data-column]')?.dataset.column;
  const line = element.closest<HTMLElement>('[data-line]')?.dataset.line;
  return line && column ? { line, column } : undefined;
};

type GridFocus = {
  grid: RefObject<HTMLElement | null>;
  /** The keys of all rows, the header's first. */
  lineKeys: readonly string[];
  columnIds: readonly string[];
};

/**
 * The roving tabindex of a grid of thousands of rows. The tab stop follows its row as rows come and go. If
 * its row disappears, the tab stop and the focus pass to the row in its place. If a cell has a control, the
 * control is focused instead of the cell.
 */
export const useGridFocus = ({ grid, lineKeys, columnIds }: GridFocus) => {
  const [active, setActive] = useState({ line: '', row: 1, column: 'name' });
  const hasFocus = useRef(false);
  const found = active.line ? lineKeys.indexOf(active.line) : -1;
  // Notes the row's place, in case the row disappears and the next one takes it.
  if (found >= 0 && found !== active.row) setActive({ ...active, row: found });
  const row = found >= 0 ? found : Math.max(0, Math.min(active.row, lineKeys.length - 1));
  const col = Math.max(0, columnIds.indexOf(active.column));
  const line = lineKeys[row] ?? '';
  const column = columnIds[col] ?? '';

  const focusCell = (cell: CellKey) => {
    const inRow = `[data-line="${CSS.escape(cell.line)}"]`;
    const there =
      grid.current?.querySelector<HTMLElement>(
        `${inRow} [data-column="${CSS.escape(cell.column)}"]`,
      ) ?? grid.current?.querySelector<HTMLElement>(`${inRow} [data-column]`);
    (there?.querySelector<HTMLElement>('button, input') ?? there)?.focus();
  };

  // Removing the focused element fires no focusin, so it does not count as leaving the grid. Tab does, even
  // if nothing on the page receives the focus.
  useEffect(() => {
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Tab') hasFocus.current = false;
    };
    const follow = ({ target }: Event) => {
      hasFocus.current = grid.current?.contains(target as Node) ?? false;
    };
    document.addEventListener('focusin', follow);
    document.addEventListener('pointerdown', follow);
    document.addEventListener('keydown', leave, { capture: true });
    return () => {
      document.removeEventListener('focusin', follow);
      document.removeEventListener('pointerdown', follow);
      document.removeEventListener('keydown', leave, { capture: true });
    };
  }, [grid]);

  useEffect(() => {
    if (hasFocus.current && document.activeElement === document.body) focusCell({ line, column });
  });

  return {
    active: { line, column, row, col } satisfies ActiveCell,
    /** Renders the cell before focusing it, because it may have been outside the virtualised range. */
    focusAt: (to: { row: number; col: number }) => {
      const next = { line: lineKeys[to.row] ?? '', column: columnIds[to.col] ?? '' };
      flushSync(() => setActive({ ...next, row: to.row }));
      focusCell(next);
    },
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const cell = cellOf(target);
      if (cell && (cell.line !== active.line || cell.column !== active.column))
        setActive({ ...cell, row: lineKeys.indexOf(cell.line) });
    },
  };
};

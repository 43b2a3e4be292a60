/** A cell by the index of its row, where the header is 0, and the index of its column. */
export type At = { row: number; col: number };
export type GridSize = {
  rows: number;
  cols: number;
  /** The number of rows in view. */
  page: number;
};

const within = (value: number, count: number): number => Math.max(0, Math.min(count - 1, value));

/** The cell to which a key moves, by the grid pattern of WAI-ARIA; undefined for other keys. */
export const cellAfter = (
  { key, ctrlKey, metaKey }: { key: string; ctrlKey: boolean; metaKey: boolean },
  { row, col }: At,
  { rows, cols, page }: GridSize,
): At | undefined => {
  const isFar = ctrlKey || metaKey;
  const to = (nextRow: number, nextCol: number): At => ({
    row: within(nextRow, rows),
    col: within(nextCol, cols),
  });
  switch (key) {
    case 'ArrowDown':
      return to(row + 1, col);
    case 'ArrowUp':
      return to(row - 1, col);
    case 'ArrowRight':
      return to(row, col + 1);
    case 'ArrowLeft':
      return to(row, col - 1);
    case 'PageDown':
      return to(row + page, col);
    case 'PageUp':
      return to(row - page, col);
    case 'Home':
      return to(isFar ? 0 : row, 0);
    case 'End':
      return to(isFar ? rows - 1 : row, cols - 1);
    default:
      return undefined;
  }
};

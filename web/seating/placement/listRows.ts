import type { TableView } from '../planView.ts';

/** A row of the list: a table's heading or one of its seats. Its id is that of the table or seat. */
export type ListRow = { id: string; tableIndex: number };

export const rowsOf = (tables: readonly TableView[]): ListRow[] =>
  tables.flatMap(({ table, seats }, tableIndex) =>
    [table, ...seats].map(({ id }) => ({ id, tableIndex })),
  );

/** The row that a key moves to; undefined for other keys. */
export const rowAfter = (
  rows: readonly ListRow[],
  from: string | undefined,
  key: string,
): ListRow | undefined => {
  const at = rows.findIndex(({ id }) => id === from);
  const headings = () =>
    rows.filter((row, index) => row.tableIndex !== rows[index - 1]?.tableIndex);
  switch (key) {
    case 'ArrowDown':
      return rows[at + 1];
    case 'ArrowUp':
      return rows[at - 1];
    case 'Home':
      return rows[0];
    case 'End':
      return rows.at(-1);
    case 'PageDown':
      return headings().find(({ tableIndex }) => tableIndex > (rows[at]?.tableIndex ?? -1));
    case 'PageUp': {
      const table = rows[at]?.tableIndex ?? 0;
      const own = headings()[table];
      return own?.id === from ? headings()[table - 1] : own;
    }
    default:
      return undefined;
  }
};

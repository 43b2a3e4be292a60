import type { TableView } from '../planView.ts';

/** In pixels, as in ListView.module.css. */
const height = { heading: 48, seat: 44, gap: 20 };

export const heightOf = (view: TableView | undefined): number =>
  height.heading + height.gap + (view?.seats.length ?? 0) * height.seat;

/** The scroll offset that puts a table's heading, or one of its seats, in the middle of the list. */
export const scrolledTo = (
  tables: readonly TableView[],
  { index, rowId }: { index: number; rowId: string },
  listHeight: number,
): number => {
  const seat = tables[index]?.seats.findIndex(({ id }) => id === rowId) ?? -1;
  const above = tables.slice(0, index).reduce((sum, table) => sum + heightOf(table), 0);
  const within = height.gap + (seat < 0 ? 0 : height.heading + seat * height.seat);
  return above + within - (listHeight - height.seat) / 2;
};

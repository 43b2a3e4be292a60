import type { GuestColumn } from './columns.ts';
import { byName, type Grouping, groupings, type Sorting } from './lines.ts';

export type TableView = {
  /** The chosen columns of all events; null until the member chooses. */
  columns: readonly string[] | null;
  grouping: Grouping;
  sorting: Sorting;
};

export const usualView: TableView = { columns: null, grouping: 'none', sorting: byName };

const isText = (value: unknown): value is string => typeof value === 'string';

/** Reads a stored view. Parts that cannot be read get their defaults. */
export const viewFrom = (stored: string | null): TableView => {
  let found: Partial<Record<keyof TableView, unknown>>;
  try {
    found = JSON.parse(stored ?? '{}') ?? {};
  } catch {
    return usualView;
  }
  const { columns, sorting } = found;
  const { column, direction } = (sorting ?? {}) as Partial<Sorting>;
  return {
    columns: Array.isArray(columns) ? columns.filter(isText) : null,
    grouping: groupings.find((one) => one === found.grouping) ?? usualView.grouping,
    sorting:
      isText(column) && (direction === 'ascending' || direction === 'descending')
        ? { column, direction }
        : byName,
  };
};

/** The columns to show, out of all that exist. */
export const shownColumns = (
  all: readonly GuestColumn[],
  { columns }: TableView,
): readonly GuestColumn[] =>
  all.filter(({ id, isUsual }) => id === 'name' || (columns ? columns.includes(id) : isUsual));

/**
 * The view with a column shown or hidden. Columns of other events, such as those of their courses, stay
 * chosen.
 */
export const withColumn = (
  view: TableView,
  all: readonly GuestColumn[],
  id: string,
  isShown: boolean,
): TableView => {
  const before = view.columns ?? shownColumns(all, view).map((column) => column.id);
  const others = before.filter((one) => one !== id);
  return { ...view, columns: isShown ? [...others, id] : others };
};

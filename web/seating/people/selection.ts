/** The selected people, in the order of their selection. */
export type Selection = ReadonlySet<string>;

export const nobody: Selection = new Set();

/** Adds everybody from one row to the other, in list order. */
export const withRange = (
  selection: Selection,
  list: readonly string[],
  from: string,
  to: string,
): Selection => {
  const [a, b] = [list.indexOf(from), list.indexOf(to)];
  if (b < 0) return selection;
  const start = a < 0 ? b : a;
  const between = list.slice(Math.min(start, b), Math.max(start, b) + 1);
  return new Set([...selection, ...(start > b ? between.toReversed() : between)]);
};

/** Removes people who are gone. Returns the same set if nobody is gone. */
export const among = (selection: Selection, there: (id: string) => boolean): Selection => {
  const staying = [...selection].filter(there);
  return staying.length === selection.size ? selection : new Set(staying);
};

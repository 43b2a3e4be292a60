/** Several people who are chosen together, in the order in which they were. */
export type Selection = ReadonlySet<string>;

export const nobody: Selection = new Set();

export const toggled = (selection: Selection, id: string): Selection => {
  const next = new Set(selection);
  if (!next.delete(id)) next.add(id);
  return next;
};

/** With everybody from one to the other, as they stand in the list. */
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

/** Without those who are not there any more; the same set where nobody has gone. */
export const among = (selection: Selection, there: (id: string) => boolean): Selection => {
  const staying = [...selection].filter(there);
  return staying.length === selection.size ? selection : new Set(staying);
};

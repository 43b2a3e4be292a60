/** An entry of an edited list. `key` is its id, or a key made by the form for a new entry. */
export type Keyed = { key: string };

/** Moves an entry one place. Returns the list unchanged if the entry is already at that end. */
export const movedIn = <T extends Keyed>(
  list: readonly T[],
  key: string,
  by: -1 | 1,
): readonly T[] => {
  const from = list.findIndex((entry) => entry.key === key);
  const entry = list[from];
  const to = from + by;
  if (!entry || to < 0 || to >= list.length) return list;
  const others = list.filter((one) => one !== entry);
  return [...others.slice(0, to), entry, ...others.slice(to)];
};

export const changedIn = <T extends Keyed>(
  list: readonly T[],
  key: string,
  change: NoInfer<Partial<T>>,
): T[] => list.map((entry) => (entry.key === key ? { ...entry, ...change } : entry));

export const removedFrom = <T extends Keyed>(list: readonly T[], key: string): T[] =>
  list.filter((entry) => entry.key !== key);

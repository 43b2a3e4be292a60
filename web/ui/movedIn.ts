/** The list with one entry one place earlier or later; as it is where there is no such place. */
export const movedIn = <T extends { key: string }>(
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

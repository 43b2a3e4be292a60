/** The values sorted by id, so that equal values have equal JSON; null if there are none. */
export const sortedById = <T>(
  entries: Iterable<readonly [string, T]>,
): Record<string, T> | null => {
  const sorted = [...entries].sort(([one], [other]) => (one < other ? -1 : 1));
  return sorted.length > 0 ? Object.fromEntries(sorted) : null;
};

/** The values by id, in the order of ids, so that equal ones are equal as JSON; null of none. */
export const sortedById = <T>(
  entries: Iterable<readonly [string, T]>,
): Record<string, T> | null => {
  const sorted = [...entries].sort(([one], [other]) => (one < other ? -1 : 1));
  return sorted.length > 0 ? Object.fromEntries(sorted) : null;
};

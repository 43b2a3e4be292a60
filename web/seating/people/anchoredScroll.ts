/**
 * The new scroll offset of a list with rows of equal height after people came or went. Keeps the first
 * visible person in place, or the next remaining one if that person left. A list at its top stays there and
 * shows arrivals.
 */
export const anchoredScroll = (
  before: readonly string[],
  after: readonly string[],
  scrollTop: number,
  rowHeight: number,
): number => {
  if (scrollTop <= 0) return 0;
  const top = Math.floor(scrollTop / rowHeight);
  const places = new Map(after.map((id, index) => [id, index]));
  for (let index = top; index < before.length; index += 1) {
    const place = places.get(before[index] ?? '');
    if (place !== undefined) return place * rowHeight + (scrollTop - top * rowHeight);
  }
  return scrollTop;
};

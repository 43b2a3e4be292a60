/**
 * Where a list of rows of one height is to be scrolled to, so that who stood at the top of what was
 * seen still does, although others came or went above. Where they went themselves, the next of them
 * who stayed. A list at its beginning stays there, and shows who came.
 */
export const keptScroll = (
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

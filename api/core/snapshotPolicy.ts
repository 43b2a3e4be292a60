/** A stream leaves a snapshot behind every so many revisions. */
export const snapshotEvery = 500n;
/** As many of the latest are all kept. */
const dense = 20;
/** Of those before, the distance to the next one is at most this part of their age. */
const fraction = 8;

/** Revisions are counted in stretches of `snapshotEvery`. */
const stretchOf = (revision: bigint): number => Number((revision + 1n) / snapshotEvery);

/** Whether a stretch of the stream ends on the way from one revision to another. */
export const endsStretch = (from: bigint, to: bigint): boolean => stretchOf(from) < stretchOf(to);

/** Every one, every second, every fourth …, the older the fewer; a kept one was always to be kept. */
const strideAt = (age: number): number =>
  age < dense ? 1 : 2 ** Math.floor(Math.log2(age / fraction));

/**
 * Whether a snapshot is worth keeping in a stream that goes as far as `head`. As the stream grows,
 * the number of those that are grows with its logarithm, and from any moment it is not far back to
 * the nearest: a seventh of the moment's age, and a stretch where that is less.
 */
export const isWorthKeeping = (revision: bigint, head: bigint): boolean => {
  const stretch = stretchOf(revision);
  return stretch % strideAt(stretchOf(head) - stretch) === 0;
};

/** Those of the kept that are not worth it any more, and the later ones of one stretch. */
export const surplusOf = (kept: readonly bigint[], head: bigint): bigint[] => {
  const stretches = new Set<number>();
  const inOrder = [...kept].sort((one, other) => (one < other ? -1 : 1));
  return inOrder.filter((revision) => {
    const stretch = stretchOf(revision);
    const isFirst = !stretches.has(stretch);
    stretches.add(stretch);
    return !isFirst || !isWorthKeeping(revision, head);
  });
};

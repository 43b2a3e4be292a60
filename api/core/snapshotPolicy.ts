/** The revisions between two snapshots. */
export const snapshotEvery = 500n;
/** The number of latest snapshots that are all kept. */
const dense = 20;
/** The distance between older snapshots is at most their age divided by this. */
const fraction = 8;

/** The stretch of a revision. A stretch is `snapshotEvery` revisions long. */
const stretchOf = (revision: bigint): number => Number((revision + 1n) / snapshotEvery);

/** Whether a stretch ends between two revisions. */
export const endsStretch = (from: bigint, to: bigint): boolean => stretchOf(from) < stretchOf(to);

/**
 * The stride between kept snapshots: 1, 2, 4 …, larger with age. A snapshot that is kept at some age was kept
 * at every younger age.
 */
const strideAt = (age: number): number =>
  age < dense ? 1 : 2 ** Math.floor(Math.log2(age / fraction));

/**
 * Whether to keep a snapshot of a stream that ends at `head`. The number of kept snapshots grows with the
 * logarithm of the stream's length. From any moment, the nearest earlier snapshot is at most one stretch or a
 * seventh of the moment's age away.
 */
export const isWorthKeeping = (revision: bigint, head: bigint): boolean => {
  const stretch = stretchOf(revision);
  return stretch % strideAt(stretchOf(head) - stretch) === 0;
};

/** One snapshot at the end of a stretch, and one of a moment in it that is read repeatedly. */
const mostOfStretch = 2;

/** The snapshots to delete: not worth keeping, or beyond the first two of their stretch. */
export const surplusOf = (kept: readonly bigint[], head: bigint): bigint[] => {
  const stretches = new Map<number, number>();
  const inOrder = [...kept].sort((one, other) => (one < other ? -1 : 1));
  return inOrder.filter((revision) => {
    const stretch = stretchOf(revision);
    const before = stretches.get(stretch) ?? 0;
    stretches.set(stretch, before + 1);
    return before >= mostOfStretch || !isWorthKeeping(revision, head);
  });
};

/** The revisions between two snapshots. */
export const snapshotEvery = 500n;
/** This many of the latest snapshots are all kept. */
const dense = 20;
/** Older snapshots are at most this fraction of their age apart. */
const fraction = 8;

/** Revisions are counted in stretches of `snapshotEvery`. */
const stretchOf = (revision: bigint): number => Number((revision + 1n) / snapshotEvery);

/** Whether a stretch ends between two revisions. */
export const endsStretch = (from: bigint, to: bigint): boolean => stretchOf(from) < stretchOf(to);

/** 1, 2, 4 …: the older, the fewer are kept. Each kept one was kept at every younger age. */
const strideAt = (age: number): number =>
  age < dense ? 1 : 2 ** Math.floor(Math.log2(age / fraction));

/**
 * Whether to keep a snapshot of a stream that ends at `head`. The number of kept snapshots grows with
 * the logarithm of the stream. The nearest one before a moment is at most a seventh of the moment's
 * age away, or one stretch.
 */
export const isWorthKeeping = (revision: bigint, head: bigint): boolean => {
  const stretch = stretchOf(revision);
  return stretch % strideAt(stretchOf(head) - stretch) === 0;
};

/** For a stretch: the snapshot at its end, and one of a moment that is read again and again. */
const mostOfStretch = 2;

/** The snapshots to delete: no longer worth keeping, or neither the first nor the second of their stretch. */
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

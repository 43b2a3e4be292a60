/** What the two-part advisory locks of snapshots begin with; the number means nothing. */
export const snapshotLocks = 1_702_194_315;

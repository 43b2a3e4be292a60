/** The first key of the advisory locks of snapshots. The number is arbitrary. */
export const snapshotLocks = 1_702_194_315;

export type SocketLimits = {
  socketsPerMember: number;
  subscriptionsPerSocket: number;
  /** Messages, pings and pongs that a client may send within ten seconds. */
  messagesPerTenSeconds: number;
  /** The largest message of a client in bytes. It must fit a subscription's document with its fragments. */
  messageBytes: number;
  /** The most frames of one message. Browsers send one. */
  fragments: number;
  /** A new socket must send `connection_init` within this time, in milliseconds. */
  initTimeoutMs: number;
  /** Interval of pings in milliseconds. A client that misses one is disconnected. */
  heartbeatMs: number;
  /** The most bytes that wait for a client to read. Beyond that, one resync replaces the deltas. */
  waitingBytes: number;
  /** The most changes that wait while a subscription catches up. Beyond that, one resync replaces them. */
  waitingChanges: number;
  /**
   * The subscriptions that a process opens at a time. Each sends a few queries, so this is far below the size
   * of the pools, which others use too.
   */
  openingAtATime: number;
};

export const socketLimits: SocketLimits = {
  socketsPerMember: 20,
  subscriptionsPerSocket: 20,
  messagesPerTenSeconds: 200,
  messageBytes: 32 * 1024,
  fragments: 64,
  initTimeoutMs: 3_000,
  heartbeatMs: 15_000,
  waitingBytes: 256 * 1024,
  waitingChanges: 1_000,
  openingAtATime: 8,
};

/** Close codes of graphql-transport-ws. 4403 also means that a right was lost while connected. */
export const closeCodes = {
  goingAway: 1001,
  tryAgain: 1012,
  invalid: 4400,
  forbidden: 4403,
  tooMany: 4429,
  failed: 4500,
} as const;

/** What one client may take of the server through sockets. */
export type SocketLimits = {
  socketsPerMember: number;
  subscriptionsPerSocket: number;
  /** Messages that a client may send within ten seconds. */
  messagesPerTenSeconds: number;
  /** The largest message a client may send, in bytes: a subscription's document with its fragments. */
  messageBytes: number;
  /** Within this time a new socket must have sent `connection_init`, in milliseconds. */
  initTimeoutMs: number;
  /** A client that answers no ping for this long is gone, in milliseconds. */
  heartbeatMs: number;
  /** What may wait to be read by a client, in bytes; past it deltas give way to one resync. */
  waitingBytes: number;
  /** Changes that may wait while a subscription catches up; past it they give way to one resync. */
  waitingChanges: number;
  /**
   * Subscriptions of a process that are opened at a time, each of which asks the database a few
   * questions. Far fewer than its pools have connections: others ask, too.
   */
  openingAtATime: number;
};

export const socketLimits: SocketLimits = {
  socketsPerMember: 20,
  subscriptionsPerSocket: 20,
  messagesPerTenSeconds: 200,
  messageBytes: 32 * 1024,
  initTimeoutMs: 3_000,
  heartbeatMs: 15_000,
  waitingBytes: 256 * 1024,
  waitingChanges: 1_000,
  openingAtATime: 8,
};

/** Close codes of graphql-transport-ws; 4403 also says that a right was lost while connected. */
export const closeCodes = {
  goingAway: 1001,
  tryAgain: 1012,
  forbidden: 4403,
  tooMany: 4429,
  failed: 4500,
} as const;

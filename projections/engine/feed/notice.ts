import type { Position } from '../../../schema/domainEvents.ts';

/** The channel that tells other processes that the read models have moved. */
export const channel = 'read_models';

/** What is told of a batch, so that a process reads its entries only where somebody there follows. */
export type Notice = {
  from: Position;
  position: Position;
  /** The feed's floor as the batch found it. */
  floor: Position;
  writer: string;
  /** Null where they are too many to tell. */
  topics: readonly string[] | null;
};

/** PostgreSQL takes less than 8,000 bytes. */
const mostBytes = 7_500;

/** A notice as it is sent. */
export const payloadOf = (notice: Notice): string => {
  const payload = JSON.stringify(notice);
  if (Buffer.byteLength(payload) <= mostBytes) return payload;
  return JSON.stringify({ ...notice, topics: null });
};

/** Undefined for any other payload: a rebuild's, or one of an older version. */
export const noticeIn = (payload: string): Notice | undefined =>
  payload.startsWith('{') ? JSON.parse(payload) : undefined;

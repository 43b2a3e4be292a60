import type { Position } from '../../../schema/domainEvents.ts';

/** The channel that tells other processes that the read models have moved. */
export const channel = 'read_models';

/** The facts of a batch. A process reads its entries only if somebody there follows a topic. */
export type Notice = {
  from: Position;
  position: Position;
  /** The feed's floor as the batch found it. */
  floor: Position;
  writer: string;
  /** Null if there are too many for a notice. */
  topics: readonly string[] | null;
};

/** PostgreSQL's limit for a notice is just under 8,000 bytes. */
const mostBytes = 7_500;

/** The payload of a notice. */
export const payloadOf = (notice: Notice): string => {
  const payload = JSON.stringify(notice);
  if (Buffer.byteLength(payload) <= mostBytes) return payload;
  return JSON.stringify({ ...notice, topics: null });
};

/**
 * The notice in a payload. Undefined for any other payload, such as a rebuild's or one of an older version.
 */
export const noticeIn = (payload: string): Notice | undefined =>
  payload.startsWith('{') ? JSON.parse(payload) : undefined;

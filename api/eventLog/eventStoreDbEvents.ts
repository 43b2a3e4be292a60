import {
  type Position as LogPosition,
  type ReadPosition,
  type ResolvedEvent,
  START,
} from '@eventstore/db-client';
import type { Position } from '../../schema/domainEvents.ts';
import { type StoredEvent, startPosition } from '../../schema/ports/eventLog.ts';

/** The fields of a stored event that reads and subscriptions share. */
export type StoreRecord = Pick<
  NonNullable<ResolvedEvent['event']>,
  'id' | 'streamId' | 'revision' | 'type' | 'data' | 'metadata' | 'position'
>;

/** Servers send -1 as an unsigned number, and the like, for an unknown position. */
const noPosition = 2n ** 63n;

/** Whether a position is known. For an empty log, servers report an unknown one. */
export const isPlace = ({ commit }: LogPosition): boolean => commit < noPosition;

/** A log position as text: the commit position with 20 digits, so that positions sort as text. */
export const toPosition = ({ commit }: LogPosition): Position => String(commit).padStart(20, '0');

/** Reverses `toPosition`. */
export const fromPosition = (position: Position): ReadPosition => {
  if (position === startPosition) return START;
  const commit = BigInt(position);
  return { commit, prepare: commit };
};

/** A record's position. @throws Error if the server sent none */
export const positionOf = ({ position, id }: StoreRecord): Position => {
  if (!position || !isPlace(position)) throw new Error(`No position for event ${id}`);
  return toPosition(position);
};

/**
 * Whether the product wrote a record, because other applications may use streams with our prefixes. Any part
 * of our metadata suffices, so that our own unreadable events are not skipped.
 */
export const isOwn = ({ metadata }: StoreRecord): boolean =>
  typeof metadata === 'object' &&
  metadata !== null &&
  (['shape', 'commandId'] as const).some((name) => name in metadata);

/**
 * Converts a record to the stored event of the port.
 * @throws Error if the server sent no position
 */
export const toStoredEvent = (record: StoreRecord): StoredEvent => {
  const { id, streamId: stream, revision, type, data, metadata } = record;
  return { id, stream, revision, position: positionOf(record), type, data, metadata };
};

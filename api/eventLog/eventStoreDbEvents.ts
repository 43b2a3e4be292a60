import {
  type Position as LogPosition,
  type ReadPosition,
  type ResolvedEvent,
  START,
} from '@eventstore/db-client';
import type { Position } from '../../schema/domainEvents.ts';
import { type StoredEvent, startPosition } from '../../schema/ports/eventLog.ts';

/** What reads, pages and subscriptions have in common of an event of the store. */
export type StoreRecord = Pick<
  NonNullable<ResolvedEvent['event']>,
  'id' | 'streamId' | 'revision' | 'type' | 'data' | 'metadata' | 'position'
>;

/** Servers send numbers from here on where they know no position: -1, without its sign. */
const noPosition = 2n ** 63n;

/** Whether it says where in the log something is. On an empty log a server reports a place that it is not. */
export const isPlace = ({ commit }: LogPosition): boolean => commit < noPosition;

/** Commit positions, with 20 digits so that they sort as text. */
export const toPosition = ({ commit }: LogPosition): Position => String(commit).padStart(20, '0');

export const fromPosition = (position: Position): ReadPosition => {
  if (position === startPosition) return START;
  const commit = BigInt(position);
  return { commit, prepare: commit };
};

export const positionOf = ({ position, id }: StoreRecord): Position => {
  if (!position || !isPlace(position)) throw new Error(`No position for event ${id}`);
  return toPosition(position);
};

/**
 * Whether the product wrote it: another application may have streams whose names begin like ours. What
 * carries any of our metadata is ours, also where the rest of it cannot be read.
 */
export const isOwn = ({ metadata }: StoreRecord): boolean =>
  typeof metadata === 'object' &&
  metadata !== null &&
  (['shape', 'commandId'] as const).some((name) => name in metadata);

export const toStoredEvent = (record: StoreRecord): StoredEvent => {
  const { id, streamId: stream, revision, type, data, metadata } = record;
  return { id, stream, revision, position: positionOf(record), type, data, metadata };
};

import {
  type Position as LogPosition,
  type ReadPosition,
  type ResolvedEvent,
  START,
} from '@eventstore/db-client';
import { codec, decodeOrTellWhy, type StoredEvent } from '../../schema/codec.ts';
import type { Position, RecordedEvent } from '../../schema/domainEvents.ts';
import { type EventFilter, startPosition } from '../core/eventLog.ts';

/** What reads, pages and subscriptions have in common of an event of the store. */
export type StoreRecord = Pick<
  NonNullable<ResolvedEvent['event']>,
  'id' | 'streamId' | 'revision' | 'type' | 'data' | 'metadata' | 'position'
>;

/** Sent by servers before 22.6 in place of a position. */
const noPosition = 2n ** 64n - 1n;

/** Commit positions, with 20 digits so that they sort as text. */
export const toPosition = ({ commit }: LogPosition): Position => String(commit).padStart(20, '0');

export const fromPosition = (position: Position): ReadPosition => {
  if (position === startPosition) return START;
  const commit = BigInt(position);
  return { commit, prepare: commit };
};

export const positionOf = ({ position, id }: StoreRecord): Position => {
  if (!position || position.commit === noPosition) {
    throw new Error(`No position for event ${id}: EventStoreDB 22.6 or later is needed`);
  }
  return toPosition(position);
};

export const isSystemEvent = ({ type, streamId }: StoreRecord): boolean =>
  type.startsWith('$') || streamId.startsWith('$');

export const matches = (filter: EventFilter | undefined, record: StoreRecord): boolean =>
  filter?.streamPrefixes?.some((prefix) => record.streamId.startsWith(prefix)) ?? true;

export const decoded = (record: StoreRecord, decode = codec.decode): RecordedEvent => {
  const { id, streamId, revision, type, data } = record;
  const metadata = record.metadata as StoredEvent['metadata'];
  return decode(
    { type, data, metadata },
    { id, stream: streamId, revision, position: positionOf(record) },
  );
};

export const decodedOrUnreadable = (record: StoreRecord): RecordedEvent =>
  decoded(record, decodeOrTellWhy);

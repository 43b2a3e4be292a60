import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import {
  type Credentials,
  type EventStoreDBClient,
  NO_STREAM,
  NotLeaderError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { streamPrefixes as productPrefixes } from '../../schema/ids.ts';
import type { EventFilter, EventStore } from '../../schema/ports/eventLog.ts';
import { parseEventStoreDbAddress } from '../eventStoreDbAddress.ts';
import { createEventStoreDbAppend } from './eventStoreDbAppend.ts';
import { createClient, credentialsOf, refuseOldServer } from './eventStoreDbClient.ts';
import { createHeadFinder, readAllPage, readPosition, readStream } from './eventStoreDbReads.ts';
import { describeFailure } from './eventStoreDbRefusal.ts';
import { followEventStoreDb } from './eventStoreDbSubscription.ts';
import { within } from './within.ts';

/** The server's limit of 1 MiB (up to version 25.0), less room for type names, ids and framing. */
const maxAppendBytes = 1024 * 1024 - 64 * 1024;
const startTimeoutMs = 5_000;
const longestCloseMs = 2_000;

/**
 * The event store in EventStoreDB 23.10 or later, which reports when a subscription has caught up. Other
 * applications may use the same server, so only streams with `streamPrefixes` are read. Appends do not use
 * the client's batch append, in which one error rejects all pending appends and a late answer ends the
 * process; passing credentials with each call turns it off.
 * @throws EventLogError LOG_UNAVAILABLE without an answer; LOG_UNUSABLE with the reason
 */
export const createEventStoreDbEventStore = async ({
  connectionString,
  streamPrefixes = productPrefixes,
}: {
  connectionString: string;
  streamPrefixes?: readonly string[];
}): Promise<EventStore> => {
  const address = parseEventStoreDbAddress(connectionString);
  const client = createClient(address);
  const credentials = credentialsOf(address);
  const own = (filter?: EventFilter) => filter?.streamPrefixes ?? streamPrefixes;
  const closing = new AbortController();
  const close = async () => {
    closing.abort();
    await within(longestCloseMs, client.dispose()).catch(() => undefined);
  };
  try {
    await within(startTimeoutMs, refuseOldServer(address, client));
    const logId = await within(
      startTimeoutMs,
      atLeader(() => logIdOf(client, credentials)),
    );
    const head = createHeadFinder(client, streamPrefixes);
    return {
      store: `eventStoreDb:${logId}`,
      maxAppendBytes,
      append: createEventStoreDbAppend(client, credentials, maxAppendBytes),
      readStream: (stream, options) => readStream(client, stream, options),
      positionAt: (stream, revision) => readPosition(client, stream, revision),
      readAll: ({ filter, ...options }) => readAllPage(client, own(filter), options),
      subscribeAll: ({ signal, filter, ...options }) =>
        followEventStoreDb(client, own(filter), {
          ...options,
          signal: AbortSignal.any([signal, closing.signal]),
        }),
      head,
      close,
    };
  } catch (cause) {
    await close();
    throw await describeFailure(address, cause);
  }
};

/** Repeats a call once if it reached a follower. The client then calls the leader. */
const atLeader = <T>(ask: () => Promise<T>): Promise<T> =>
  ask().catch(async (error: unknown) => {
    if (!(error instanceof NotLeaderError)) throw error;
    await turn();
    return ask();
  });

const identityStream = 'eventLogIdentity';

/** The id of this log, kept in the metadata of a stream of its own. The first process creates it. */
const logIdOf = async (
  client: EventStoreDBClient,
  credentials: Credentials | undefined,
): Promise<string> => {
  const { metadata } = await client.getStreamMetadata<{ logId: string }>(identityStream, {
    requiresLeader: true,
  });
  if (metadata?.logId) return metadata.logId;
  await client
    .setStreamMetadata(
      identityStream,
      { logId: randomUUID() },
      { expectedRevision: NO_STREAM, credentials, requiresLeader: true },
    )
    .catch((error: unknown) => {
      if (!(error instanceof WrongExpectedVersionError)) throw error;
    });
  return logIdOf(client, credentials);
};

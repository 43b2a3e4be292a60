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
import { createHeadFinder, readAllPage, readStream } from './eventStoreDbReads.ts';
import { whyRefused } from './eventStoreDbRefusal.ts';
import { followEventStoreDb } from './eventStoreDbSubscription.ts';
import { within } from './within.ts';

/** The server takes 1 MiB (up to version 25.0); the rest is for type names, ids and framing. */
const maxAppendBytes = 1024 * 1024 - 64 * 1024;
const startTimeoutMs = 5_000;
const longestCloseMs = 2_000;

/**
 * The event log in EventStoreDB, version 23.10 or later (which says when a subscription has caught
 * up). Other applications may keep their streams in the same store: of all streams, only those whose
 * names begin with `streamPrefixes` are read. Appends go one by one, not through the client's batch
 * append: that shares one list of pending appends between all streams of the process, where an error
 * of one rejects all of them, and a late answer to one of those ends the process. Credentials on the
 * call switch it off.
 * @throws EventLogError LOG_UNAVAILABLE where the server does not answer, LOG_UNUSABLE saying why it
 * cannot be used.
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
    throw await whyRefused(address, cause);
  }
};

/** Asks once more where a follower was asked first: the client then goes to the leader it named. */
const atLeader = <T>(ask: () => Promise<T>): Promise<T> =>
  ask().catch(async (error: unknown) => {
    if (!(error instanceof NotLeaderError)) throw error;
    await turn();
    return ask();
  });

const identityStream = 'eventLogIdentity';

/** The id of this log, kept as metadata of a stream of its own and made by whoever comes first. */
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

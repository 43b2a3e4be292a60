import { randomUUID } from 'node:crypto';
import {
  type Credentials,
  EventStoreDBClient,
  NO_STREAM,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { type EventLog, EventLogError } from '../core/eventLog.ts';
import { createEventStoreDbAppend } from './eventStoreDbAppend.ts';
import { createHeadFinder, readAllPage, readStream } from './eventStoreDbReads.ts';
import { followEventStoreDb } from './eventStoreDbSubscription.ts';
import { within } from './within.ts';

/** The server takes 1 MiB (up to version 25.0); the rest is for type names, ids and framing. */
const maxAppendBytes = 1024 * 1024 - 64 * 1024;
const startTimeoutMs = 10_000;
const longestCloseMs = 2_000;

/**
 * The event log in EventStoreDB, version 23.10 or later (which says when a subscription has caught
 * up). Appends go one by one, not through the client's batch append: that shares one list of
 * pending appends between all streams of the process, where an error of one rejects all of them,
 * and a late answer to one of those ends the process. Credentials on the call switch it off.
 * @throws EventLogError LOG_UNAVAILABLE where the server does not answer.
 */
export const createEventStoreDbEventLog = async ({
  connectionString,
}: {
  connectionString: string;
}): Promise<EventLog> => {
  const client = EventStoreDBClient.connectionString(connectionString);
  const credentials = credentialsIn(connectionString);
  const closing = new AbortController();
  const close = async () => {
    closing.abort();
    await within(longestCloseMs, client.dispose()).catch(() => undefined);
  };
  try {
    const logId = await within(startTimeoutMs, logIdOf(client, credentials));
    const head = createHeadFinder(client);
    return {
      store: `eventStoreDb:${logId}`,
      maxAppendBytes,
      append: createEventStoreDbAppend(client, credentials, maxAppendBytes),
      readStream: (stream, options) => readStream(client, stream, options),
      readAll: (options) => readAllPage(client, options),
      subscribeAll: ({ signal, ...options }) =>
        followEventStoreDb(client, {
          ...options,
          signal: AbortSignal.any([signal, closing.signal]),
        }),
      head,
      close,
    };
  } catch (cause) {
    await close();
    throw new EventLogError('LOG_UNAVAILABLE', 'EventStoreDB cannot be reached', { cause });
  }
};

/**
 * Those of the connection string, given with each append. Without any, an insecure server gets a
 * placeholder, which the client leaves out; a secure one is then reached by a certificate.
 */
const credentialsIn = (connectionString: string): Credentials | undefined => {
  const [, username, password] = /^[^:]+:\/\/([^:/@]+):([^@]+)@/.exec(connectionString) ?? [];
  if (username !== undefined && password !== undefined) {
    return { username: decodeURIComponent(username), password: decodeURIComponent(password) };
  }
  return /[?&]tls=false/i.test(connectionString) ? { username: 'none', password: '' } : undefined;
};

const identityStream = 'eventLogIdentity';

/** The id of this log, kept as metadata of a stream of its own and made by whoever comes first. */
const logIdOf = async (
  client: EventStoreDBClient,
  credentials: Credentials | undefined,
): Promise<string> => {
  const { metadata } = await client.getStreamMetadata<{ logId: string }>(identityStream);
  if (metadata?.logId) return metadata.logId;
  await client
    .setStreamMetadata(
      identityStream,
      { logId: randomUUID() },
      { expectedRevision: NO_STREAM, credentials },
    )
    .catch((error: unknown) => {
      if (!(error instanceof WrongExpectedVersionError)) throw error;
    });
  return logIdOf(client, credentials);
};

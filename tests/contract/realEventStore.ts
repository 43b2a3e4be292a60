import {
  StreamDeletedError,
  StreamNotFoundError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { createEventStoreDbEventStore } from '../../api/eventLog/eventStoreDb.ts';
import { createClient, credentialsOf } from '../../api/eventLog/eventStoreDbClient.ts';
import { parseEventStoreDbAddress } from '../../api/eventStoreDbAddress.ts';
import { startPosition } from '../../schema/ports/eventLog.ts';
import { suitePrefix } from './newEvents.ts';
import { openSuiteLog } from './subjects.ts';

/** @throws Error if the store holds a planner's log, because the suite must not run beside one. */
export const refusePlannersStore = async (url: string): Promise<void> => {
  const log = await createEventStoreDbEventStore({ connectionString: url });
  const isEmpty = (await log.head()) === startPosition;
  await log.close();
  if (!isEmpty) throw new Error('This store holds the log of a planner: name another one.');
};

const page = 1_000;

/**
 * Deletes all streams of the suite. Their events are listed until the server scavenges, so a later run
 * may find some that are already deleted.
 */
export const removeSuiteStreams = async (url: string): Promise<void> => {
  const log = await openSuiteLog(url);
  const streams = new Set<string>();
  for (let after = startPosition, atHead = false; !atHead; ) {
    const read = await log.readAll({ after, max: page });
    for (const { stream } of read.events) streams.add(stream);
    ({ next: after, atHead } = read);
  }
  await log.close();
  const address = parseEventStoreDbAddress(url);
  const client = createClient(address);
  const options = { credentials: credentialsOf(address), requiresLeader: true };
  for (const stream of streams) {
    if (!stream.startsWith(suitePrefix)) continue;
    await client.deleteStream(stream, options).catch((error: unknown) => {
      if (!isGone(error)) throw error;
    });
  }
  await client.dispose();
};

const isGone = (error: unknown): boolean =>
  [StreamDeletedError, StreamNotFoundError, WrongExpectedVersionError].some(
    (kind) => error instanceof kind,
  );

import { EventStoreDBClient, FORWARDS, START } from '@eventstore/db-client';
import type { LogEvent } from './logEvent.ts';

const page = 1_000;

/** Reads the whole event log, with a client of the harness's own. */
export const readEventStore = async (connectionString: string): Promise<LogEvent[]> => {
  const client = EventStoreDBClient.connectionString(connectionString);
  const events: LogEvent[] = [];
  try {
    const all = client.readAll({
      direction: FORWARDS,
      fromPosition: START,
      maxCount: page * 1_000,
    });
    for await (const { event } of all) {
      if (!event || event.type.startsWith('$') || event.streamId.startsWith('$')) continue;
      events.push({
        id: event.id,
        stream: event.streamId,
        revision: Number(event.revision),
        type: event.type,
        data: event.data as LogEvent['data'],
        metadata: event.metadata as LogEvent['metadata'],
      });
    }
  } finally {
    await client.dispose();
  }
  return events;
};

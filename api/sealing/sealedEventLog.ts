import type { RecordedEvent } from '../../schema/domainEvents.ts';
import { erasedBy } from '../../schema/personalFields.ts';
import { sealedGrowth } from '../core/appendBytes.ts';
import type { EventLog } from '../core/eventLog.ts';
import { openedItems } from './openedItems.ts';
import type { PersonKeys } from './personKeys.ts';
import { open, peopleIn, peopleSealedIn, seal } from './sealing.ts';

/** The most events that wait for one query of keys. */
const page = 500;

/**
 * A log that seals what is personal in what is appended, with a key for each person, and opens it
 * for who reads (docs/decisions/0012). Whatever store is below, it holds no personal plain text.
 */
export const sealedEventLog = (log: EventLog, keys: PersonKeys): EventLog => {
  /** Once an erasure was read, nothing of that person is: also where the key is still on its way out. */
  const openAll = async (events: readonly RecordedEvent[]): Promise<RecordedEvent[]> => {
    for (const event of events) {
      const erased = erasedBy(event);
      if (erased !== undefined) keys.forget(erased);
    }
    const people = peopleSealedIn(events);
    const known = keys.remembered(people) ?? (await keys.read(people));
    return events.map((event) => open(event, known));
  };

  return {
    ...log,
    maxAppendBytes: Math.floor(log.maxAppendBytes / sealedGrowth),
    append: async (stream, events, options) => {
      const people = peopleIn(events);
      const known = keys.remembered(people) ?? (await keys.readOrMake(people));
      const sealed = events.map((event) => seal(event, known));
      return log.append(stream, sealed, options);
    },
    async *readStream(stream, options) {
      let waiting: RecordedEvent[] = [];
      for await (const event of log.readStream(stream, options)) {
        waiting.push(event);
        if (waiting.length < page) continue;
        yield* await openAll(waiting);
        waiting = [];
      }
      yield* await openAll(waiting);
    },
    readAll: async (options) => {
      const found = await log.readAll(options);
      return { ...found, events: await openAll(found.events) };
    },
    subscribeAll: (options) =>
      openedItems(log.subscribeAll(options), openAll, (event) =>
        Boolean(keys.remembered(peopleSealedIn([event]))),
      ),
  };
};

import { unreadable } from '../../schema/codec.ts';
import type { RecordedEvent } from '../../schema/domainEvents.ts';
import { erasedBy } from '../../schema/personalFields.ts';
import type { EventLog } from '../../schema/ports/eventLog.ts';
import { sealedGrowth } from '../core/appendBytes.ts';
import { openedItems } from './openedItems.ts';
import type { PersonKeys } from './personKeys.ts';
import { open, peopleSealedIn, peopleIn as peopleToSeal, seal } from './sealing.ts';

/** The most events that wait for one query of keys. */
const page = 500;

/**
 * A log that seals what is personal in what is appended, with a key for each person, and opens it
 * for who reads (docs/decisions/0012). Whatever store is below, it holds no personal plain text.
 */
export const sealedEventLog = (log: EventLog, keys: PersonKeys): EventLog => {
  /** Once an erasure was read, nothing of that person is: also where the key is still on its way out. */
  const peopleIn = (events: readonly RecordedEvent[]): Set<string> => {
    for (const event of events) {
      const erased = erasedBy(event);
      if (erased !== undefined) keys.forget(erased);
    }
    return peopleSealedIn(events);
  };
  const keysOf = async (people: Set<string>) =>
    keys.remembered(people) ?? (await keys.read(people));

  const openAll = async (events: readonly RecordedEvent[]): Promise<RecordedEvent[]> => {
    const known = await keysOf(peopleIn(events));
    return events.map((event) => open(event, known));
  };

  /** For readers of the whole log: what cannot be opened says why, and all else is opened. */
  const openEach = async (events: readonly RecordedEvent[]): Promise<RecordedEvent[]> => {
    if (!events.some(isUnreadable)) {
      // Where it fails, the events are opened one by one to find out which of them cannot be.
      const opened = await openAll(events).catch(() => undefined);
      if (opened) return opened;
    }
    const opened: RecordedEvent[] = [];
    for (const event of events) opened.push(isUnreadable(event) ? event : await openOne(event));
    return opened;
  };
  const openOne = async (event: RecordedEvent): Promise<RecordedEvent> => {
    const people = outcomeOf(() => peopleIn([event]));
    if ('cause' in people) return unreadable(event, people.cause);
    const known = await keysOf(people.value);
    const opened = outcomeOf(() => open(event, known));
    return 'cause' in opened ? unreadable(event, opened.cause) : opened.value;
  };

  return {
    ...log,
    maxAppendBytes: Math.floor(log.maxAppendBytes / sealedGrowth),
    append: async (stream, events, options) => {
      const people = peopleToSeal(events);
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
      return { ...found, events: await openEach(found.events) };
    },
    subscribeAll: (options) =>
      openedItems(
        log.subscribeAll(options),
        openEach,
        (event) => isUnreadable(event) || Boolean(keys.remembered(peopleSealedIn([event]))),
      ),
  };
};

const isUnreadable = (event: RecordedEvent): boolean => event.unreadable !== undefined;

const outcomeOf = <T>(work: () => T): { value: T } | { cause: unknown } => {
  try {
    return { value: work() };
  } catch (cause) {
    return { cause };
  }
};

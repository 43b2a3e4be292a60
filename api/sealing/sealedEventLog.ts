import { type Codec, codec as productCodec } from '../../schema/codec.ts';
import type { LoggedEvent, RecordedEvent } from '../../schema/domainEvents.ts';
import { erasedBy } from '../../schema/personalFields.ts';
import type { EventStore, LogWithReferences, StoredEvent } from '../../schema/ports/eventLog.ts';
import { sealedGrowth } from '../core/appendBytes.ts';
import { createJustSealed } from './justSealed.ts';
import { openedItems } from './openedItems.ts';
import type { KeyOf, PersonKeys } from './personKeys.ts';
import {
  open,
  openOriginOnAccess,
  peopleSealedIn,
  peopleIn as peopleToSeal,
  seal,
} from './sealing.ts';

type Recorded = RecordedEvent<LoggedEvent>;

/** The most events of one query for keys. */
const page = 500;

/**
 * The event log over a store of opaque events. Appends encode events, then seal personal fields with a
 * key for each person (docs/decisions/0012). Reads open events, then decode them, so that upcasters
 * see personal fields (docs/decisions/0033).
 */
export const sealedEventLog = (
  store: EventStore,
  keys: PersonKeys,
  codec: Codec = productCodec,
): LogWithReferences => {
  const justSealed = createJustSealed();
  keys.onDestroyed(justSealed.clear);
  let isFollowed = false;
  /**
   * The people whose keys the events need. An erasure among the events drops that person's key from memory,
   * in case it is not destroyed yet.
   */
  const peopleIn = (events: readonly StoredEvent[]): Set<string> => {
    for (const event of events) {
      if (erasedBy(event as unknown as LoggedEvent) === undefined) continue;
      // An erasure has no sealed fields. One that cannot be decoded erases nobody.
      const erased = erasedBy(codec.decode(event));
      if (erased !== undefined) keys.forget(erased);
    }
    return peopleSealedIn(events);
  };
  const keysOf = async (people: Set<string>) =>
    keys.remembered(people) ?? (await keys.read(people));

  const recorded = (event: StoredEvent, known: KeyOf): Recorded =>
    openOriginOnAccess(codec.decode(open(event, known, justSealed)), known);

  const recordedAll = async (events: readonly StoredEvent[]): Promise<Recorded[]> => {
    const known = await keysOf(peopleIn(events));
    return events.map((event) => recorded(event, known));
  };

  /** For readers of the whole log: an unreadable event carries its error, and all others are read. */
  const recordedEach = async (events: readonly StoredEvent[]): Promise<Recorded[]> => {
    // On failure, reading one by one finds the unreadable events.
    const all = await recordedAll(events).catch(() => undefined);
    if (all) return all;
    const each: Recorded[] = [];
    for (const event of events) each.push(await recordedOne(event));
    return each;
  };
  const recordedOne = async (event: StoredEvent): Promise<Recorded> => {
    const people = outcomeOf(() => peopleIn([event]));
    if ('cause' in people) return unreadable(event, people.cause);
    const known = await keysOf(people.value);
    const outcome = outcomeOf(() => recorded(event, known));
    return 'cause' in outcome ? unreadable(event, outcome.cause) : outcome.value;
  };

  return {
    ...store,
    maxAppendBytes: Math.floor(store.maxAppendBytes / sealedGrowth),
    append: async (stream, events, options) => {
      const people = peopleToSeal(events);
      const known = keys.remembered(people) ?? (await keys.readOrMake(people));
      const just = isFollowed ? justSealed : undefined;
      const sealed = events.map((event) =>
        seal({ id: event.id, ...codec.encode(event) }, known, just),
      );
      return store.append(stream, sealed, options);
    },
    async *readStream(stream, options) {
      let waiting: StoredEvent[] = [];
      for await (const event of store.readStream(stream, options)) {
        waiting.push(event);
        if (waiting.length < page) continue;
        yield* await recordedAll(waiting);
        waiting = [];
      }
      yield* await recordedAll(waiting);
    },
    readAll: async (options) => {
      const found = await store.readAll(options);
      return { ...found, events: await recordedEach(found.events) };
    },
    subscribeAll: (options) => {
      isFollowed = true;
      return openedItems(store.subscribeAll(options), recordedEach, (event) =>
        Boolean(keys.remembered(peopleSealedIn([event]))),
      );
    },
  };
};

const unreadable = (event: StoredEvent, cause: unknown): Recorded =>
  ({
    ...event,
    metadata: event.metadata ?? {},
    unreadable: cause instanceof Error ? cause : new Error(String(cause)),
  }) as Recorded;

const outcomeOf = <T>(work: () => T): { value: T } | { cause: unknown } => {
  try {
    return { value: work() };
  } catch (cause) {
    return { cause };
  }
};

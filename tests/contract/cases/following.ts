import { expect, it } from 'vitest';
import type { EventStore, StoredEvent, SubscriptionItem } from '../../../schema/ports/eventLog.ts';
import { idsOf, newEvents, newStream } from '../newEvents.ts';
import type { Subject } from '../subjects.ts';

type Options = Omit<Parameters<EventStore['subscribeAll']>[0], 'signal'>;

/** The events of a subscription until `isEnough`. */
export const follow = async <Read = StoredEvent>(
  log: {
    subscribeAll: (
      options: Options & { signal: AbortSignal },
    ) => AsyncIterable<SubscriptionItem<Read>>;
  },
  options: Options,
  isEnough: (item: SubscriptionItem<Read>, items: readonly SubscriptionItem<Read>[]) => boolean,
): Promise<SubscriptionItem<Read>[]> => {
  const items: SubscriptionItem<Read>[] = [];
  const over = new AbortController();
  for await (const item of log.subscribeAll({ ...options, signal: over.signal })) {
    items.push(item);
    if (isEnough(item, items)) over.abort();
  }
  return items;
};

const eventsOf = (items: readonly SubscriptionItem<StoredEvent>[]) =>
  items.flatMap((item) => (item.kind === 'event' ? [item.event] : []));

export const followingCases = (subject: () => Subject): void => {
  it('sends existing events, reports that it has caught up, then sends new ones', async () => {
    const { log } = subject();
    const after = await log.head();
    const before = newEvents(3);
    const later = newEvents(2);
    const { position } = await log.append(newStream(), before, { expected: 'noStream' });
    const items = await follow(log, { after }, (item, all) => {
      if (item.kind === 'caughtUp') {
        log.append(newStream(), later, { expected: 'noStream' }).catch(() => undefined);
      }
      return eventsOf(all).length === 5;
    });
    expect(idsOf(eventsOf(items))).toEqual(idsOf([...before, ...later]));
    const caughtUp = items.findIndex(({ kind }) => kind === 'caughtUp');
    expect(eventsOf(items.slice(0, caughtUp))).toHaveLength(3);
    expect(items[caughtUp]).toEqual({ kind: 'caughtUp', position });
    expect(items.filter(({ kind }) => kind === 'caughtUp')).toHaveLength(1);
  });

  it('sends checkpoints only after everything before them', async () => {
    const { log } = subject();
    const after = await log.head();
    for (let n = 0; n < 60; n += 1) {
      await log.append(newStream(), newEvents(20), { expected: 'noStream' });
    }
    const end = await log.head();
    const items = await follow(
      log,
      { after },
      (item) => item.kind === 'checkpoint' && item.position >= end,
    );
    expect(eventsOf(items)).toHaveLength(1_200);
    let last = after;
    for (const { kind, position } of items) {
      expect(kind === 'event' ? position > last : position >= last).toBe(true);
      last = position;
    }
  });

  it('continues exactly after the given position, whichever it is', async () => {
    const { log } = subject();
    const after = await log.head();
    const events = newEvents(6);
    await log.append(newStream(), events, { expected: 'noStream' });
    const untilSixth = (_: unknown, all: readonly SubscriptionItem<StoredEvent>[]) =>
      eventsOf(all).at(-1)?.id === events[5]?.id;
    const first = await follow(log, { after }, (_, all) => eventsOf(all).length === 3);
    const position = eventsOf(first)[2]?.position;
    const rest = await follow(log, { after: position }, untilSixth);
    expect(idsOf([...eventsOf(first), ...eventsOf(rest)])).toEqual(idsOf(events));
  });

  it('sends only the streams of a prefix, with checkpoints that advance past all others', async () => {
    const { log } = subject();
    const after = await log.head();
    const wanted = newStream('wanted');
    const events = newEvents(2);
    const { position } = await log.append(wanted, events, { expected: 'noStream' });
    await log.append(newStream('other'), newEvents(100), { expected: 'noStream' });
    const items = await follow(
      log,
      { after, filter: { streamPrefixes: [wanted] } },
      (item) => item.kind === 'checkpoint' && item.position > position,
    );
    expect(idsOf(eventsOf(items))).toEqual(idsOf(events));
  });

  it("is notified of another process's appends", async () => {
    const { log, another } = subject();
    const after = await log.head();
    const events = newEvents(1);
    const items = await follow(log, { after }, ({ kind }) => {
      if (kind === 'caughtUp') {
        another.append(newStream(), events, { expected: 'noStream' }).catch(() => undefined);
      }
      return kind === 'event';
    });
    expect(idsOf(eventsOf(items))).toEqual(idsOf(events));
  });

  it('ends when told to, while nothing happens', async () => {
    const { log } = subject();
    const items = await follow(log, { after: await log.head() }, ({ kind }) => kind === 'caughtUp');
    expect(eventsOf(items)).toEqual([]);
  });
};

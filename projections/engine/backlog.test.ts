import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { RecordedEvent } from '../../schema/domainEvents.ts';
import {
  type EventLog,
  type SubscriptionItem,
  startPosition,
} from '../../schema/ports/eventLog.ts';
import { Backlog } from './backlog.ts';

const eventAt = (n: number) =>
  ({
    position: `${n}`.padStart(20, '0'),
    metadata: { commandId: `command ${n}` },
  }) as unknown as RecordedEvent;
const item = (n: number): SubscriptionItem => {
  const event = eventAt(n);
  return { kind: 'event', event, position: event.position };
};

const backlogOf = (subscribeAll: EventLog['subscribeAll'], { max = 10 } = {}) => {
  const stopping = new AbortController();
  const log = { subscribeAll } as unknown as EventLog;
  return { stopping, backlog: new Backlog(log, startPosition, stopping.signal, max) };
};

it('returns everything available at once, with its start and end', async () => {
  const { backlog } = backlogOf(async function* () {
    yield item(1);
    yield item(2);
    await new Promise(() => undefined);
  });
  expect(await backlog.take()).toEqual({
    from: startPosition,
    position: item(2).position,
    events: [eventAt(1), eventAt(2)],
  });
});

/** The positions of the events of each take. */
const taken = async (events: readonly RecordedEvent[], takes: number) => {
  const { backlog } = backlogOf(async function* () {
    for (const event of events) yield { kind: 'event', event, position: event.position };
    await new Promise(() => undefined);
  });
  const batches: number[][] = [];
  for (let n = 0; n < takes; n += 1)
    batches.push((await backlog.take())?.events.map(({ position }) => Number(position)) ?? []);
  return { batches, backlog };
};
/** A part of a list of people. */
const listAt = (n: number, people: number, commandId = `command ${n}`) =>
  ({
    ...eventAt(n),
    data: { attendees: Array(people).fill({}) },
    metadata: { commandId },
  }) as unknown as RecordedEvent;

it('takes a large command apart from the small ones around it', async () => {
  const list = [listAt(3, 8, 'list'), listAt(4, 8, 'list')];
  const events = [eventAt(1), eventAt(2), ...list, eventAt(5), eventAt(6)];
  const { batches, backlog } = await taken(events, 2);
  expect(batches).toEqual([
    [1, 2],
    [3, 4],
  ]);
  expect(backlog.waitingSince).not.toBeNull();
  expect((await backlog.take())?.from).toBe(eventAt(4).position);
  expect(backlog.waitingSince).toBeNull();
});

it('takes small commands together, as far as they list no more than allowed', async () => {
  const { batches } = await taken([listAt(1, 3), listAt(2, 3), listAt(3, 3), eventAt(4)], 2);
  expect(batches).toEqual([
    [1, 2],
    [3, 4],
  ]);
});

it('reads no further ahead than allowed', async () => {
  let read = 0;
  const { backlog } = backlogOf(
    async function* () {
      for (read = 1; read <= 100; read += 1) yield item(read);
    },
    { max: 3 },
  );
  await backlog.take();
  await pause(0);
  expect(read).toBeLessThanOrEqual(6);
  expect(backlog.size).toBe(3);
});

it('reads no further ahead than the copy of a plan', async () => {
  const { backlog } = backlogOf(async function* () {
    for (let n = 1; n <= 4; n += 1) {
      const copy = { ...eventAt(n), type: 'PlanCopied' } as RecordedEvent;
      yield n % 2 === 0 ? { ...item(n), event: copy } : item(n);
    }
    await new Promise(() => undefined);
  });
  expect((await backlog.take())?.position).toBe(item(2).position);
  expect((await backlog.take())?.position).toBe(item(4).position);
});

it('reads no further than the copy of a plan that waits behind others', async () => {
  const copyAt = (n: number) => ({ ...listAt(n, 20), type: 'PlanCopied' }) as RecordedEvent;
  const { batches, backlog } = await taken([eventAt(1), copyAt(2), copyAt(3)], 1);
  await pause(0);
  expect(batches).toEqual([[1]]);
  expect(backlog.size).toBe(1);
});

it("passes on the log's failure after the events before it", async () => {
  const { backlog } = backlogOf(async function* () {
    yield item(1);
    throw new Error('unreadable');
  });
  expect((await backlog.take())?.events).toHaveLength(1);
  await expect(backlog.take()).rejects.toThrow('unreadable');
});

it('ends at once when told to, even if the log does not answer', async () => {
  const { stopping, backlog } = backlogOf(() => ({
    [Symbol.asyncIterator]: () => ({ next: () => new Promise(() => undefined) }),
  }));
  const taken = backlog.take();
  stopping.abort();
  expect(await taken).toBeUndefined();
});

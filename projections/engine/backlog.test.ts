import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { RecordedEvent } from '../../schema/domainEvents.ts';
import {
  type EventLog,
  type SubscriptionItem,
  startPosition,
} from '../../schema/ports/eventLog.ts';
import { Backlog } from './backlog.ts';

const eventAt = (n: number) => ({ position: `${n}`.padStart(20, '0') }) as unknown as RecordedEvent;
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

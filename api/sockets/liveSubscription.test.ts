import { describe, expect, it } from 'vitest';
import { at } from '../../tests/harness/fakeFeed.ts';
import type { Delta, Sink } from './liveStream.ts';
import { LiveSubscription } from './liveSubscription.ts';
import type { Outbox } from './outbox.ts';
import type { SharedOperation } from './sharedOperation.ts';

/** A client that reads when the test lets it. */
const reader = () => {
  const sent: string[] = [];
  let isFull = false;
  let drain = () => {};
  const outbox = {
    offer: (frame: Buffer) => {
      // The frame's header is two bytes, because messages are short here.
      if (!isFull) sent.push(JSON.parse(String(frame.subarray(2))).payload);
      return !isFull;
    },
    drained: () =>
      new Promise<void>((resolve) => {
        drain = resolve;
      }),
  };
  return {
    outbox: outbox as unknown as Outbox,
    sent,
    stopReading: () => {
      isFull = true;
    },
    readOn: () => {
      isFull = false;
      drain();
    },
  };
};

const described = (n: number): Delta => ({ position: at(n), resync: false });
const nameOf = ({ position, resync }: Delta) => `${resync ? 'resync' : 'told'} ${Number(position)}`;

const begin = async (
  client: ReturnType<typeof reader>,
  payloadOf: (delta: Delta) => Buffer | Promise<Buffer> = written,
  maxPending = 100,
) => {
  let sink: Sink<Delta> | undefined;
  let isClosed = false;
  const stream = {
    view: { resync: (position: string) => ({ position, resync: true }) },
    run: (given: Sink<Delta>) => {
      sink = given;
    },
    close: () => {
      isClosed = true;
    },
  };
  const operation = { payloadOf } as unknown as SharedOperation;
  const open = async () => stream;
  const live = new LiveSubscription('one', client.outbox, operation, open, maxPending);
  const ended = live.next();
  await settled();
  if (!sink) throw new Error('not running');
  return { live, ended, sink, isClosed: () => isClosed };
};

const written = (delta: Delta) => Buffer.from(JSON.stringify(nameOf(delta)));
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the messages of one subscriber', () => {
  it('stay in order even if one takes longer than the next', async () => {
    const client = reader();
    const finish: (() => void)[] = [];
    const { sink } = await begin(client, (delta) =>
      delta.position === at(3)
        ? written(delta)
        : new Promise((resolve) => finish.push(() => resolve(written(delta)))),
    );
    for (const n of [1, 2, 3]) sink.deliver(described(n));
    finish[1]?.();
    await settled();
    expect(client.sent).toEqual([]);
    finish[0]?.();
    await settled();
    expect(client.sent).toEqual(['told 1', 'told 2', 'told 3']);
    sink.deliver(described(3));
    expect(client.sent).toHaveLength(4);
  });

  it('are one resync, at the last position, for everything missed by being slow', async () => {
    const client = reader();
    const { sink } = await begin(client);
    sink.deliver(described(1));
    client.stopReading();
    for (const n of [2, 3, 4]) sink.deliver(described(n));
    await settled();
    client.readOn();
    await settled();
    sink.deliver(described(5));
    expect(client.sent).toEqual(['told 1', 'resync 4', 'told 5']);
  });

  it('are one resync if more would wait than allowed', async () => {
    const client = reader();
    let finish = () => {};
    const { sink } = await begin(
      client,
      (delta) =>
        delta.position === at(1)
          ? new Promise((resolve) => {
              finish = () => resolve(written(delta));
            })
          : written(delta),
      2,
    );
    for (const n of [1, 2, 3, 4]) sink.deliver(described(n));
    finish();
    await settled();
    expect(client.sent).toEqual(['resync 4']);
  });

  it('end with the refusal once the right is lost', async () => {
    const client = reader();
    let finish = () => {};
    const slow = (delta: Delta) =>
      new Promise<Buffer>((resolve) => {
        finish = () => resolve(written(delta));
      });
    const { sink, ended } = await begin(client, slow);
    sink.deliver(described(1));
    sink.end(new Error('no longer'));
    finish();
    await expect(ended).rejects.toThrow('no longer');
    await settled();
    expect(client.sent).toEqual([]);
  });

  it('include everything that was accepted before a friendly end', async () => {
    const client = reader();
    let finish = () => {};
    const slow = (delta: Delta) =>
      new Promise<Buffer>((resolve) => {
        finish = () => resolve(written(delta));
      });
    const { sink, ended } = await begin(client, slow);
    sink.deliver(described(1));
    sink.end();
    await settled();
    finish();
    expect(await ended).toEqual({ done: true, value: undefined });
    expect(client.sent).toEqual(['told 1']);
  });

  it('end with the client, and so does the stream', async () => {
    const client = reader();
    const { live, ended, sink, isClosed } = await begin(client);
    await live.return();
    expect(await ended).toEqual({ done: true, value: undefined });
    expect(isClosed()).toBe(true);
    sink.deliver(described(1));
    expect(client.sent).toEqual([]);
  });
});

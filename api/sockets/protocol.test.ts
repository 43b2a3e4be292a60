import { EventEmitter } from 'node:events';
import { buildSchema } from 'graphql';
import { describe, expect, it, type Mock, vi } from 'vitest';
import { fakeFeed } from '../../tests/harness/fakeFeed.ts';
import type { Application } from '../application.ts';
import { createExecutor } from '../graphql/executor.ts';
import type { Connection } from './connections.ts';
import { type SocketLimits, socketLimits } from './limits.ts';
import { LiveStream } from './liveStream.ts';
import { createProtocol } from './protocol.ts';

const view = {
  topic: 'eventPlan:e',
  deltaOf: () => undefined,
  resync: (position: string) => ({ position, resync: true }),
};

/** Lets the next authorisation wait until the returned function is called. */
const holdOnce = (authorise: Mock<() => Promise<undefined>>): (() => void) => {
  let pass: () => void = () => undefined;
  authorise.mockReturnValueOnce(
    new Promise((resolve) => {
      pass = () => resolve(undefined);
    }),
  );
  return () => pass();
};

const setUp = (limits: Partial<SocketLimits> = {}) => {
  const { feed, listeners } = fakeFeed();
  const authorise = vi.fn(async () => undefined);
  const schema = buildSchema(`
    type Query { none: String }
    type Subscription { told: Told! }
    type Told { position: String! }
  `);
  const field = schema.getSubscriptionType()?.getFields().told;
  if (field) field.subscribe = () => LiveStream.open(feed, { ...view, authorise }, null);
  const protocol = createProtocol({
    app: { feed } as unknown as Application,
    schema,
    execute: createExecutor(schema),
    report: () => ({ message: '', extensions: {} }),
    production: true,
    limits: { ...socketLimits, ...limits },
  });
  /** The messages in the order in which the server sends them. */
  const sent: string[] = [];

  const connect = async (memberId: string) => {
    const socket = Object.assign(new EventEmitter(), {
      protocol: 'graphql-transport-ws',
      OPEN: 1,
      readyState: 1,
      close: vi.fn(() => {
        socket.readyState = 2;
      }),
    });
    const outbox = { send: (text: string) => sent.push(`${memberId}: ${JSON.parse(text).type}`) };
    protocol.serve({
      socket,
      outbox,
      who: { requestId: 'r', viewer: { id: memberId, role: 'user' } },
    } as unknown as Connection);
    const send = (message: object) => socket.emit('message', JSON.stringify(message));
    send({ type: 'connection_init' });
    await expect.poll(() => sent.pop()).toBe(`${memberId}: connection_ack`);
    return {
      socket,
      send,
      subscribe: (id: string) =>
        send({ id, type: 'subscribe', payload: { query: 'subscription { told { position } }' } }),
      complete: (id: string) => send({ id, type: 'complete' }),
      leave: () => socket.emit('close', 1000, ''),
    };
  };
  return { connect, sent, listeners, authorise };
};

/** Waits until the queued work is done. */
const turns = async (count = 50) => {
  for (let n = 0; n < count; n += 1) await new Promise((resolve) => setImmediate(resolve));
};

describe('many messages of one client at once', () => {
  it('delay no other member: one message is handled in each turn of the event loop', async () => {
    const { connect, sent } = setUp();
    const [ada, bob] = [await connect('ada'), await connect('bob')];
    for (let n = 0; n < 30; n += 1) ada.send({ type: 'ping' });
    bob.send({ type: 'ping' });
    await turns();
    expect(sent.slice(0, 2).sort()).toEqual(['ada: pong', 'bob: pong']);
    expect(sent).toHaveLength(31);
  });

  it('are answered in order', async () => {
    const { connect, sent } = setUp();
    const ada = await connect('ada');
    ada.send({ type: 'ping' });
    ada.send({ id: '1', type: 'subscribe', payload: { query: '{' } });
    ada.send({ type: 'ping' });
    await turns();
    expect(sent).toEqual(['ada: pong', 'ada: error', 'ada: pong']);
  });

  it.each(['ping', 'pong'])('may not exceed the limit, even as %ss', async (frame) => {
    const { connect } = setUp({ messagesPerTenSeconds: 10 });
    const { socket } = await connect('ada');
    for (let n = 0; n < 10; n += 1) socket.emit(frame);
    expect(socket.close).toHaveBeenCalledWith(4429, 'Too many messages');
  });
});

describe('a subscription', () => {
  it('leaves no listener, even if its id is used again at once', async () => {
    const { connect, listeners } = setUp();
    const ada = await connect('ada');
    for (let n = 0; n < 5; n += 1) {
      ada.subscribe('one');
      ada.complete('one');
    }
    ada.subscribe('one');
    await turns();
    expect(listeners()).toBe(1);
    ada.leave();
    await turns();
    expect(listeners()).toBe(0);
  });

  it('leaves no listener if it was completed while it was opened', async () => {
    const { connect, listeners, authorise } = setUp();
    const pass = holdOnce(authorise);
    const ada = await connect('ada');
    ada.subscribe('one');
    ada.complete('one');
    ada.subscribe('one');
    await turns();
    pass();
    await turns();
    expect(listeners()).toBe(1);
    ada.leave();
    await turns();
    expect(listeners()).toBe(0);
  });

  it('is not opened if it was completed while it waited', async () => {
    const { connect, authorise } = setUp({ openingAtATime: 1 });
    const pass = holdOnce(authorise);
    const ada = await connect('ada');
    ada.subscribe('one');
    ada.subscribe('two');
    await turns();
    ada.complete('two');
    await turns();
    pass();
    await turns();
    expect(authorise).toHaveBeenCalledOnce();
  });

  it('is not started on a closing socket', async () => {
    const { connect, listeners } = setUp();
    const ada = await connect('ada');
    ada.subscribe('one');
    ada.subscribe('two');
    ada.socket.close();
    ada.leave();
    ada.subscribe('three');
    await turns();
    expect(listeners()).toBe(0);
  });
});

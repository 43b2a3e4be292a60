import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { createClient } from 'graphql-ws';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { Refusal } from '../../schema/refusal.ts';
import { at, fakeFeed } from '../../tests/harness/fakeFeed.ts';
import { openSocket, refusedUpgrade, silentSocket } from '../../tests/harness/socketClient.ts';
import type { Application } from '../application.ts';
import { createExecutor } from '../graphql/executor.ts';
import type { SocketContext } from './connections.ts';
import type { SocketLimits } from './limits.ts';
import { LiveStream } from './liveStream.ts';
import { mountSockets } from './mount.ts';

const topic = 'eventPlan:e';
const origin = 'https://planner.example';
const query = 'subscription ($after: String) { told(after: $after) { position resync text } }';
const ada: SocketContext = {
  requestId: 'r1',
  sessionId: 'session-1',
  viewer: { id: 'ada', role: 'user' },
};

const executions = vi.fn();

const schemaOver = (answer: ReturnType<typeof fakeFeed>, authorise: () => Promise<void>) => {
  const schema: GraphQLSchema = buildSchema(`
    type Query { secret: String }
    type Mutation { change: String }
    type Subscription { told(after: String): Told! }
    type Told { position: String! resync: Boolean! text: String }
  `);
  const field = schema.getSubscriptionType()?.getFields().told;
  if (!field) throw new Error('no field');
  const texts = new Map<string, object>();
  field.subscribe = (_root, { after }) =>
    LiveStream.open(
      answer.feed,
      {
        topic,
        authorise,
        deltaOf: ({ position, patch }) => {
          const delta = texts.get(position) ?? { position, resync: false, ...patch };
          texts.set(position, delta);
          return delta as { position: string; resync: boolean };
        },
        resync: (position) => ({ position, resync: true }),
      },
      after,
    );
  field.resolve = (delta) => {
    executions();
    return delta;
  };
  return schema;
};

type Setting = {
  who?: SocketContext;
  limits?: Partial<SocketLimits>;
  activeUsers?: { id: string; role: string }[];
  authorise?: () => Promise<void>;
};

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  executions.mockClear();
});

const setUp = async ({ who = ada, limits, activeUsers = [], authorise }: Setting = {}) => {
  const told = fakeFeed();
  const http = createServer();
  const rows = { select: () => rows, whereIn: () => rows, where: async () => activeUsers };
  const app = { feed: told.feed, read: () => rows } as unknown as Application;
  const schema = schemaOver(told, authorise ?? (async () => undefined));
  let endSession = (_id: string | null) => {};
  const log = { error: vi.fn() };
  const sockets = mountSockets(http, app, schema, createExecutor(schema), {
    path: '/graphql',
    isAllowedOrigin: (asked) => asked === origin,
    contextOf: async () => who,
    onSessionEnded: (listener) => {
      endSession = listener;
      return () => undefined;
    },
    production: true,
    log,
    limits: { initTimeoutMs: 10_000, ...limits },
  });
  await once(http.listen(0, '127.0.0.1'), 'listening');
  const { port } = http.address() as AddressInfo;
  stops.push(async () => {
    await sockets.stop();
    await new Promise((resolve) => http.close(resolve));
  });
  return {
    url: `ws://127.0.0.1:${port}/graphql`,
    sockets,
    log,
    told,
    endSession: (id: string | null) => endSession(id),
    say: (n: number, text = '') =>
      told.publish({ position: at(n), topic, patch: { text } as object }),
  };
};

/** Subscribes a client, and waits until the server runs its subscription. */
const follow = async (url: string, listeners: () => number, id = 'one') => {
  const client = await openSocket(url, { origin });
  const before = listeners();
  await client.init();
  client.subscribe(id, query);
  await expect.poll(() => listeners()).toBe(before + 1);
  return client;
};

describe('opening a socket', () => {
  it('is refused for the origin of another site, none (null), or a cookie without one', async () => {
    const { url } = await setUp();
    expect(await refusedUpgrade(url, { origin: 'https://evil.example' })).toBe(403);
    expect(await refusedUpgrade(url, { origin: 'null' })).toBe(403);
    expect(await refusedUpgrade(url, { cookie: 'sid=stolen' })).toBe(403);
  });

  it('works on one path only', async () => {
    const { url } = await setUp();
    expect(await refusedUpgrade(`${url}/other`, { origin })).toBe(404);
  });

  it('closes with 4403 for a signed-out member', async () => {
    const { url } = await setUp({ who: { requestId: 'r', viewer: null } });
    const client = await openSocket(url, { origin, cookie: 'sid=ended' });
    expect(await client.closed).toBe(4403);
  });

  it('is refused for strangers without a cookie', async () => {
    const { url } = await setUp({ who: { requestId: 'r', viewer: null } });
    expect(await refusedUpgrade(url, { origin })).toBe(401);
  });

  it('cuts a signed-out client that does not close its side', async () => {
    const { url } = await setUp({ who: { requestId: 'r', viewer: null } });
    const silent = await silentSocket(url, { origin, cookie: 'sid=ended' });
    expect(await silent.cutOff).toBe(true);
  });

  it("closes a member's sockets beyond the limit", async () => {
    const { url, sockets } = await setUp({ limits: { socketsPerMember: 2 } });
    const first = await openSocket(url, { origin });
    const second = await openSocket(url, { origin });
    const third = await openSocket(url, { origin });
    expect(await third.closed).toBe(4429);
    expect(first.socket.readyState).toBe(WebSocket.OPEN);
    second.socket.close();
    await expect.poll(() => sockets.count()).toBe(1);
    await (await openSocket(url, { origin })).init();
    expect(await (await openSocket(url, { origin })).closed).toBe(4429);
  });
});

describe('the protocol', () => {
  it('closes with 4401 on a subscription before connection_init', async () => {
    const { url } = await setUp();
    const client = await openSocket(url, { origin });
    client.subscribe('one', query);
    expect(await client.closed).toBe(4401);
  });

  it('closes with 4429 on a second connection_init', async () => {
    const { url } = await setUp();
    const client = await openSocket(url, { origin });
    await client.init();
    client.send({ type: 'connection_init' });
    expect(await client.closed).toBe(4429);
  });

  it.each([
    'garbage',
    '{"type":"unheard"}',
    '[]',
    '{"__proto__":{"type":"ping"}}',
    '{"type":"connection_ack"}',
    '{"type":"next","id":"one","payload":{}}',
    '{"type":"error","id":"one","payload":[{"message":"x"}]}',
  ])('closes with 4400 on %s, without a log entry', async (text) => {
    const { url, log } = await setUp();
    const client = await openSocket(url, { origin });
    client.send(text);
    expect(await client.closed).toBe(4400);
    expect(log.error).not.toHaveBeenCalled();
  });

  it('closes with 4408 if nothing is sent', async () => {
    const { url } = await setUp({ limits: { initTimeoutMs: 20 } });
    const client = await openSocket(url, { origin });
    expect(await client.closed).toBe(4408);
  });

  it('closes with 1009 on a message that is too large', async () => {
    const { url } = await setUp({ limits: { messageBytes: 1000 } });
    const client = await openSocket(url, { origin });
    client.send({ type: 'ping', payload: { text: 'x'.repeat(1000) } });
    expect(await client.closed).toBe(1009);
  });

  it('closes on a client that floods it', async () => {
    const { url } = await setUp({ limits: { messagesPerTenSeconds: 10 } });
    const client = await openSocket(url, { origin });
    for (let n = 0; n < 11; n += 1) client.send({ type: 'ping' });
    expect(await client.closed).toBe(4429);
  });

  it('closes with 1008 on a message in too many frames', async () => {
    const { url } = await setUp({ limits: { fragments: 4 } });
    const client = await openSocket(url, { origin });
    for (let n = 0; n < 5; n += 1) client.socket.send('', { fin: false });
    expect(await client.closed).toBe(1008);
  });

  it('cuts a client that continues after its socket was closed', async () => {
    const { url, sockets } = await setUp({ limits: { messagesPerTenSeconds: 10 } });
    const client = await openSocket(url, { origin });
    for (let n = 0; n < 11; n += 1) client.send({ type: 'ping' });
    client.socket.pause();
    await expect.poll(() => sockets.count(), { timeout: 5_000 }).toBe(0);
  });

  it('closes on a client with too many subscriptions', async () => {
    const { url } = await setUp({ limits: { subscriptionsPerSocket: 3 } });
    const client = await openSocket(url, { origin });
    await client.init();
    for (const id of ['1', '2', '3', '4']) client.subscribe(id, query);
    expect(await client.closed).toBe(4429);
  });

  it('ends a socket that answers no ping', async () => {
    const { url, sockets } = await setUp({ limits: { heartbeatMs: 20 } });
    const client = await openSocket(url, { origin });
    client.socket.pause();
    await expect.poll(() => sockets.count()).toBe(0);
  });
});

describe('messages over the socket', () => {
  it.each([
    ['a query', '{ secret }', 'Only subscriptions'],
    ['a mutation', 'mutation { change }', 'Only subscriptions'],
    ['a field that is not there, suggesting none', 'subscription { tol { text } }', 'Cannot query'],
    ['the schema', 'subscription { __schema { types { name } } }', 'The schema cannot be asked'],
    [
      '40 aliases',
      `subscription { told { ${Array.from({ length: 40 }, (_, n) => `a${n}: text`).join(' ')} } }`,
      'aliases',
    ],
    ['over 1,000 tokens', `subscription { told { ${'text '.repeat(1000)} } }`, 'tokens'],
    ['two subscriptions in one', 'subscription { told { text } more: told { text } }', 'one'],
    ['what cannot be read', 'subscription {', 'cannot be read'],
    ['a position that is none', 'subscription { told(after: "\\u0000") { text } }', 'position'],
  ])('are refused for %s, each time', async (_, text, says) => {
    const { url } = await setUp();
    const client = await openSocket(url, { origin });
    await client.init();
    for (const id of ['one', 'two']) {
      client.subscribe(id, text);
      const { type, payload } = await client.next();
      expect(type).toBe('error');
      expect(payload).toEqual([
        expect.objectContaining({
          message: expect.stringContaining(says),
          extensions: expect.objectContaining({ code: 'BAD_INPUT', requestId: 'r1' }),
        }),
      ]);
      expect(JSON.stringify(payload)).not.toContain('Did you mean');
    }
  });

  it('are refused for variables that are nested too deeply to traverse', async () => {
    const { url } = await setUp({ limits: { messageBytes: 300_000 } });
    const client = await openSocket(url, { origin });
    await client.init();
    const text = JSON.stringify('subscription ($after: String) { told(after: $after) { text } }');
    const subscribeAfter = (after: string) =>
      client.socket.send(
        `{"type":"subscribe","id":"one","payload":{"query":${text},"variables":{"after":${after}}}}`,
      );
    // The second subscription could share the operation of the first.
    for (const [after, says] of [
      ['"no position"', 'position'],
      ['['.repeat(100_000) + ']'.repeat(100_000), 'nested 20 deep at most'],
    ] as const) {
      subscribeAfter(after);
      expect(JSON.stringify((await client.next()).payload)).toContain(says);
    }
  });

  it('contain the code of a refusal, and no details of a fault', async () => {
    const refused = vi.fn(async () => {
      throw new Refusal('EVENT_NOT_FOUND', 'No such event.');
    });
    const { url, log } = await setUp({ authorise: refused });
    const client = await openSocket(url, { origin });
    await client.init();
    client.subscribe('one', query);
    expect(await client.next()).toMatchObject({
      type: 'error',
      payload: [{ message: 'No such event.', extensions: { code: 'EVENT_NOT_FOUND' } }],
    });
    expect(log.error).not.toHaveBeenCalled();
    refused.mockRejectedValue(new Error('relation "events" does not exist'));
    client.subscribe('two', query);
    expect(await client.next()).toMatchObject({
      type: 'error',
      payload: [{ message: 'Something went wrong on our side.', extensions: { code: 'INTERNAL' } }],
    });
    expect(log.error).toHaveBeenCalledOnce();
  });
});

describe('following', () => {
  it('sends changes to a client of graphql-ws, and stops when it unsubscribes', async () => {
    const { url, told, say } = await setUp();
    class FromOurPage extends WebSocket {
      constructor(address: string, protocols: string) {
        super(address, protocols, { origin });
      }
    }
    const client = createClient({ url, webSocketImpl: FromOurPage });
    const before = told.listeners();
    const received = client.iterate<{ told: { text: string } }>({ query });
    const first = received.next();
    await expect.poll(() => told.listeners()).toBe(before + 1);
    say(1, 'Ada sits at table one: "é"');
    expect((await first).value?.data?.told.text).toBe('Ada sits at table one: "é"');
    await received.return?.();
    await expect.poll(() => told.listeners()).toBe(before);
    await client.dispose();
  });

  it('executes a message once for all subscribers with the same query', async () => {
    const { url, told, say } = await setUp();
    const clients = [];
    for (const id of ['a', 'b', 'c']) clients.push(await follow(url, told.listeners, id));
    say(1, 'moved');
    const received = await Promise.all(clients.map((client) => client.next()));
    const payload = { data: { told: { position: at(1), resync: false, text: 'moved' } } };
    expect(received).toEqual(['a', 'b', 'c'].map((id) => ({ id, type: 'next', payload })));
    expect(executions).toHaveBeenCalledOnce();
  });

  it('tells a slow client once to query again, in place of what it missed', async () => {
    const { url, told, say } = await setUp({ limits: { waitingBytes: 64 * 1024 } });
    const slow = await follow(url, told.listeners);
    slow.socket.pause();
    const text = 'x'.repeat(16 * 1024);
    for (let n = 1; n <= 2000; n += 1) say(n, text);
    await new Promise((resolve) => setImmediate(resolve));
    slow.socket.resume();
    const positions: string[] = [];
    for (;;) {
      const { payload } = await slow.next();
      const { told: delta } = (payload as { data: { told: { position: string; resync: boolean } } })
        .data;
      positions.push(delta.position);
      if (delta.resync) break;
    }
    expect(positions.at(-1)).toBe(at(2000));
    expect(positions.length).toBeLessThan(1000);
    say(2001, 'after');
    expect(await slow.next()).toMatchObject({ payload: { data: { told: { text: 'after' } } } });
  });

  it('leaves no listener when a client is gone', async () => {
    const { url, told } = await setUp();
    const before = told.listeners();
    const client = await follow(url, told.listeners);
    client.socket.terminate();
    await expect.poll(() => told.listeners()).toBe(before);
  });
});

describe('losing a right while connected', () => {
  it('closes with 4403 when the session ends, and only that session', async () => {
    const { url, endSession } = await setUp();
    const client = await openSocket(url, { origin });
    await client.init();
    endSession('another');
    client.send({ type: 'ping' });
    expect(await client.next()).toEqual({ type: 'pong' });
    endSession('session-1');
    expect(await client.closed).toBe(4403);
  });

  it('resumes everything if ended sessions may have been missed', async () => {
    const { url, endSession } = await setUp();
    const client = await openSocket(url, { origin });
    endSession(null);
    expect(await client.closed).toBe(1012);
  });

  it('closes with 4403 when the session expires', async () => {
    const who = { ...ada, sessionEndsAt: Date.now() + 50 };
    // Ends within the first beat, because a second one would disconnect a client that a busy machine kept
    // from answering.
    const { url } = await setUp({ who, limits: { heartbeatMs: 200 } });
    const client = await openSocket(url, { origin });
    expect(await client.closed).toBe(4403);
  });

  it.each([
    ['has another role', [{ id: 'ada', role: 'moderator' }], 4403],
    ['is no longer active', [], 4403],
  ])('closes with 4403 when the member %s', async (_, activeUsers, code) => {
    const { url, told } = await setUp({ activeUsers });
    const client = await openSocket(url, { origin });
    await client.init();
    told.publish({ position: at(1), topic: 'members', patch: { memberIds: ['ada'] } });
    expect(await client.closed).toBe(code);
  });

  it('stays open if nothing relevant changed, or another member is meant', async () => {
    const { url, told } = await setUp({ activeUsers: [{ id: 'ada', role: 'user' }] });
    const client = await openSocket(url, { origin });
    await client.init();
    told.publish({ position: at(1), topic: 'members', patch: { memberIds: ['bob'] } });
    told.publish({ position: at(2), topic: 'members', patch: { resync: true } });
    client.send({ type: 'ping' });
    expect(await client.next()).toEqual({ type: 'pong' });
  });
});

it('closes sockets properly when the server stops', async () => {
  const { url, sockets } = await setUp();
  const client = await openSocket(url, { origin });
  await sockets.stop();
  expect(await client.closed).toBe(1001);
});

it('opens a limited number of subscriptions at a time, and all of them in the end', async () => {
  let mayPass: () => void = () => undefined;
  const passed = new Promise<void>((resolve) => {
    mayPass = resolve;
  });
  const authorise = vi.fn(() => passed);
  const { url, told, say } = await setUp({ authorise, limits: { openingAtATime: 3 } });
  const before = told.listeners();
  const client = await openSocket(url, { origin });
  await client.init();
  for (let n = 0; n < 12; n += 1) client.subscribe(`${n}`, query);
  client.send({ type: 'ping' });
  expect(await client.next()).toEqual({ type: 'pong' });
  expect(authorise).toHaveBeenCalledTimes(3);
  mayPass();
  await expect.poll(() => authorise).toHaveBeenCalledTimes(12);
  await expect.poll(() => told.listeners()).toBe(before + 12);
  say(1);
  const received = new Set<string | undefined>();
  while (received.size < 12) received.add((await client.next()).id);
});

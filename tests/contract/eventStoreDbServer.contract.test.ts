import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createCommandHandler } from '../../api/core/handleCommand.ts';
import { newId } from '../../api/core/ids.ts';
import { eventLogOver } from '../../api/eventLog/eventLogOver.ts';
import { createEventStoreDbEventStore } from '../../api/eventLog/eventStoreDb.ts';
import { eventPlanDecider } from '../../api/eventPlans/decider.ts';
import { eventPlanStream, memberStream } from '../../schema/ids.ts';
import type { EventStore, Expected, SubscriptionItem } from '../../schema/ports/eventLog.ts';
import { dinnerPlanned, eventId, standing } from '../harness/dinners.ts';
import { createInMemoryKeys } from '../harness/inMemoryKeys.ts';
import { follow } from './cases/following.ts';
import { startEventStoreDbDouble } from './eventStoreDbDouble/server.ts';
import { collect, idsOf, newEvents, newStream, streamOf } from './newEvents.ts';
import { refusePlannersStore, removeSuiteStreams } from './realEventStore.ts';
import { openSuiteLog } from './subjects.ts';
import { startTcpProxy } from './tcpProxy.ts';

type Server = Awaited<ReturnType<typeof startEventStoreDbDouble>>;

let server: Server;
let url: string;
const opened: EventStore[] = [];
const open = async (address = url): Promise<EventStore> => {
  const log = await openSuiteLog(address);
  opened.push(log);
  return log;
};
beforeEach(async () => {
  server = await startEventStoreDbDouble();
  url = `esdb://127.0.0.1:${server.port}?tls=false`;
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((log) => log.close()));
  await server.stop();
});

const untilAppended = async (log: EventStore, ...args: Parameters<EventStore['append']>) => {
  for (;;) {
    const appended = await log.append(...args).catch(() => undefined);
    if (appended) return appended;
  }
};

const eventsIn = <Read>(items: readonly SubscriptionItem<Read>[]) =>
  items.flatMap((item) => (item.kind === 'event' ? [item.event] : []));

it('misses nothing of a log that was empty when the server went away', async () => {
  const log = await open();
  const another = newEvents(2);
  let restarted: Promise<unknown> | undefined;
  const restart = async () => {
    await server.stop();
    server.log.append(newStream(), proposed(another), 'noStream');
    await server.start();
  };
  const items = await follow(log, {}, ({ kind }, all) => {
    if (kind === 'caughtUp') restarted ??= restart();
    return eventsIn(all).length === 2;
  });
  await restarted;
  expect(idsOf(eventsIn(items))).toEqual(idsOf(another));
  for (const { position } of items) expect(BigInt(position) < 2n ** 63n).toBe(true);
});

/** Events in their wire format, which bypasses the product's own append. */
const proposed = (
  events: readonly { id: string; type: string; data: unknown; metadata?: unknown }[],
) =>
  events.map(({ id, type, data, metadata }) => ({
    id,
    type,
    contentType: 'application/json',
    data: Buffer.from(JSON.stringify(data)),
    metadata: Buffer.from(metadata ? JSON.stringify({ shape: 1, ...(metadata as object) }) : ''),
  }));

const orderPlaced = () => ({ id: randomUUID(), type: 'OrderPlaced', data: { order: 1 } });

it("skips other applications' events in the same store", async () => {
  const log = await createEventStoreDbEventStore({ connectionString: url });
  opened.push(log);
  const [first, last] = [newEvents(1), newEvents(1)];
  const stream = eventPlanStream(newId());
  await log.append(stream, first, { expected: 'noStream' });
  server.log.append('order-1', proposed([orderPlaced()]), 'any');
  server.log.append(memberStream('of-a-club'), proposed([orderPlaced()]), 'any');
  const { position } = await log.append(stream, last, { expected: 0n });
  server.log.append('order-2', proposed([orderPlaced()]), 'any');
  server.log.append(memberStream('of-a-club'), proposed([orderPlaced()]), 'any');
  const both = idsOf([...first, ...last]);
  const { events } = await log.readAll({ max: 10 });
  const items = await follow(log, {}, ({ kind }) => kind === 'caughtUp');
  expect(idsOf(events)).toEqual(both);
  expect(idsOf(eventsIn(items))).toEqual(both);
  expect(await log.head()).toBe(position);
});

it.each([
  ['before its first event', 0],
  ['between its events', 2],
  ['behind its last event', 4],
])(
  'continues one of its streams into which another application put events %s',
  async (_, place) => {
    const log = await open();
    const stream = newStream();
    const own = [newEvents(2), newEvents(2)];
    const foreign = () => {
      server.log.append(stream, proposed([orderPlaced(), orderPlaced()]), 'any');
    };
    let expected: Expected = 'noStream';
    for (const [index, events] of own.entries()) {
      if (place === index * 2) foreign();
      expected = (await log.append(stream, events, { expected })).revision;
    }
    if (place === 4) foreign();
    const last = newEvents(1);
    const appended = await log.append(stream, last, { expected });
    expect(appended.revision).toBe(6n);
    expect(await log.append(stream, last, { expected })).toEqual(appended);
    const ids = idsOf([...own.flat(), ...last]);
    expect(idsOf(await streamOf(log, stream))).toEqual(ids);
    const first = await collect(log.readStream(stream, { max: 3 }));
    expect(idsOf(first)).toEqual(ids.slice(0, 3));
    const latest = await collect(log.readStream(stream, { max: 3, direction: 'backwards' }));
    expect(idsOf(latest)).toEqual(ids.slice(2).reverse());
  },
);

it('lets nobody append past its own last event, whatever another application put after it', async () => {
  const log = await open();
  const stream = newStream();
  const { revision } = await log.append(stream, newEvents(1), { expected: 'noStream' });
  await log.append(stream, newEvents(1), { expected: revision });
  server.log.append(stream, proposed([orderPlaced()]), 'any');
  await expect(log.append(stream, newEvents(1), { expected: revision })).rejects.toMatchObject({
    code: 'WRONG_EXPECTED_REVISION',
  });
});

it('decides commands on a plan into whose stream another application put events', async () => {
  const store = await createEventStoreDbEventStore({ connectionString: url });
  opened.push(store);
  const log = eventLogOver(store, createInMemoryKeys());
  const stream = eventPlanStream(eventId);
  const metadata = { commandId: newId(), actorId: 'organiser', at: '2026-03-01T12:00:00.000Z' };
  const planned = { ...dinnerPlanned, id: randomUUID(), metadata };
  await log.append(stream, [planned as never], { expected: 'noStream' });
  const handlers = [createCommandHandler({ log }), createCommandHandler({ log })];
  const names: string[] = [];
  for (let n = 0; n < 6; n += 1) {
    if (n % 2 === 0) server.log.append(stream, proposed([orderPlaced()]), 'any');
    const command = { type: 'EditEventPlan' as const, eventId, changes: { name: `Gala ${n}` } };
    const origin = { commandId: newId(), actorId: 'organiser' };
    const handler = handlers[Math.floor(n / 3)] as (typeof handlers)[number];
    const { events, state } = await handler.handle(eventPlanDecider, stream, command, origin);
    expect(events).toHaveLength(1);
    names.push(standing(state).details.name);
  }
  expect(names).toEqual([0, 1, 2, 3, 4, 5].map((n) => `Gala ${n}`));
  expect(await streamOf(log, stream)).toHaveLength(7);
});

it('delivers its own unreadable events, marked as such, and continues', async () => {
  const log = eventLogOver(await open(), createInMemoryKeys());
  const broken = { ...orderPlaced(), metadata: { shape: 99, commandId: newId() } };
  server.log.append(newStream(), proposed([broken]), 'noStream');
  const behind = newEvents(1);
  await log.append(newStream(), behind, { expected: 'noStream' });
  const items = await follow(log, {}, ({ kind }) => kind === 'caughtUp');
  const { events } = await log.readAll({ max: 10 });
  for (const found of [eventsIn(items), events]) {
    expect(idsOf(found)).toEqual([broken.id, ...idsOf(behind)]);
    expect(found.map(({ unreadable }) => unreadable !== undefined)).toEqual([true, false]);
  }
});

it.each(['23.10.0.0', '24.6.0.0'])(
  'misses nothing, and has nothing twice, if a burst overruns a subscription of version %s',
  async (version) => {
    server.behaviour.version = version;
    const log = await open();
    const bursts = [newEvents(200), newEvents(200), newEvents(3)];
    let sent = 0;
    const items = await follow(log, {}, ({ kind }, all) => {
      const burst = kind === 'caughtUp' ? bursts[sent] : undefined;
      if (burst) {
        sent += 1;
        server.log.append(newStream(), proposed(burst), 'noStream');
      }
      return eventsIn(all).length === 403;
    });
    expect(idsOf(eventsIn(items))).toEqual(idsOf(bursts.flat()));
    expect(items.filter(({ kind }) => kind === 'caughtUp').length).toBeGreaterThan(2);
  },
);

it('appends all or nothing if the connection is cut in the middle of an append', async () => {
  const network = await startTcpProxy('127.0.0.1', server.port);
  const log = await open(`esdb://127.0.0.1:${network.port}?tls=false`);
  const whole = newEvents(4_000);
  const streams = Array.from({ length: 5 }, () => newStream());
  for (const stream of streams) {
    const appending = log.append(stream, whole, { expected: 'noStream', timeoutMs: 2_000 });
    const answered = appending.catch(() => undefined);
    // A slow machine may give the append up before this much of it is sent.
    await Promise.race([network.passed(100_000), answered]);
    network.cut();
    await answered;
  }
  const lengths = streams.map((stream) => server.log.stream(stream)?.length ?? 0);
  for (const length of lengths) expect([0, whole.length]).toContain(length);
  expect(lengths).toContain(0);
  await network.stop();
});

it("answers a recorded but unanswered append's command as done, even after others' events", async () => {
  const store = await createEventStoreDbEventStore({ connectionString: url });
  opened.push(store);
  const log = eventLogOver(store, createInMemoryKeys());
  const stream = eventPlanStream(eventId);
  const metadata = { commandId: newId(), actorId: 'organiser', at: '2026-03-01T12:00:00.000Z' };
  const planned = { ...dinnerPlanned, id: randomUUID(), metadata };
  await log.append(stream, [planned as never], { expected: 'noStream' });
  const handler = createCommandHandler({ log, random: () => 0 });
  const commandId = newId();
  const rename = { type: 'EditEventPlan' as const, eventId, changes: { name: 'Gala' } };
  const deleted = { id: randomUUID(), type: 'EventPlanDeleted', data: { eventId }, metadata };
  server.behaviour.losesAnswer = async () => {
    server.behaviour.losesAnswer = undefined;
    server.log.append(stream, proposed([deleted]), 'any');
    return true;
  };
  const { events } = await handler.handle(eventPlanDecider, stream, rename, {
    commandId,
    actorId: 'organiser',
  });
  expect(events).toHaveLength(1);
  const recorded = await streamOf(log, stream);
  expect(recorded.filter((event) => event.metadata.commandId === commandId)).toHaveLength(1);
});

it('reads and appends at the leader, even if it first reached a follower that lags behind', async () => {
  const follower = await startEventStoreDbDouble();
  follower.behaviour.leader = { address: '127.0.0.1', port: server.port };
  const members = [
    { port: server.port, isLeader: true },
    { port: follower.port, isLeader: false },
  ];
  server.behaviour.members = members;
  follower.behaviour.members = members;
  const direct = await open();
  const stream = newStream();
  const events = newEvents(3);
  await direct.append(stream, events.slice(0, 2), { expected: 'noStream' });
  const hosts = `127.0.0.1:${follower.port},127.0.0.1:${server.port}`;
  const log = await open(`esdb://${hosts}?tls=false&nodePreference=follower`);
  expect(idsOf(await streamOf(log, stream))).toEqual(idsOf(events.slice(0, 2)));
  await untilAppended(log, stream, events.slice(2), { expected: 1n });
  const items = await follow(log, {}, ({ kind }) => kind === 'caughtUp');
  expect(idsOf(eventsIn(items))).toEqual(idsOf(events));
  expect(follower.log.stream(stream)).toBeUndefined();

  follower.behaviour.leader = undefined;
  server.behaviour.leader = { address: '127.0.0.1', port: follower.port };
  const elected = newEvents(1);
  follower.log.append(stream, proposed(elected), 'noStream');
  expect(idsOf(await streamOf(log, stream))).toEqual(idsOf(elected));
  await follower.stop();
});

it("gives a silent connection up within a command's time, and continues following", async () => {
  const network = await startTcpProxy('127.0.0.1', server.port);
  const log = await open(`esdb://127.0.0.1:${network.port}?tls=false`);
  const [before, behind] = [newEvents(1), newEvents(1)];
  await log.append(newStream(), before, { expected: 'noStream' });
  let appending: Promise<unknown> | undefined;
  const items = await follow(log, {}, ({ kind }, all) => {
    if (kind === 'caughtUp' && !appending) {
      network.silence();
      appending = untilAppended(log, newStream(), behind, { expected: 'noStream' });
    }
    return eventsIn(all).length === 2;
  });
  await appending;
  expect(idsOf(eventsIn(items))).toEqual(idsOf([...before, ...behind]));
  await network.stop();
  // It takes 6 s; with the client's default settings it would take 20 s.
}, 19_000);

it("is refused to the suite if it holds a planner's log, and is left without streams of the suite", async () => {
  const suite = await open();
  const stream = newStream();
  await suite.append(stream, newEvents(2), { expected: 'noStream' });
  await refusePlannersStore(url);
  await removeSuiteStreams(url);
  expect(server.log.stream(stream)).toBeUndefined();

  const planner = await createEventStoreDbEventStore({ connectionString: url });
  opened.push(planner);
  expect((await planner.readAll({ max: 10 })).events).toEqual([]);
  await planner.append(memberStream(newId()), newEvents(1), { expected: 'noStream' });
  await expect(refusePlannersStore(url)).rejects.toThrow('holds the log of a planner');
});

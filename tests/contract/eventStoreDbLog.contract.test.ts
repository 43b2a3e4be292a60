import { afterAll, beforeAll, expect, it } from 'vitest';
import { follow } from './cases/following.ts';
import { startEventStoreDbDouble } from './eventStoreDbDouble/server.ts';
import { idsOf, newEvents, newStream } from './newEvents.ts';
import { openSuiteLog } from './subjects.ts';

let server: Awaited<ReturnType<typeof startEventStoreDbDouble>>;
let connectionString: string;
beforeAll(async () => {
  server = await startEventStoreDbDouble();
  connectionString = `esdb://127.0.0.1:${server.port}?tls=false`;
});
afterAll(() => server?.stop());

it("leaves out the server's own events, including at the head and at the end", async () => {
  const log = await openSuiteLog(connectionString);
  const after = await log.head();
  const events = newEvents(30);
  for (const event of events) await log.append(newStream(), [event], { expected: 'noStream' });
  const head = await log.head();
  const { events: read, next } = await log.readAll({ after, max: 100 });
  const items = await follow(
    log,
    { after },
    (_, all) => all.filter(({ kind }) => kind === 'event').length === 30,
  );
  await log.close();
  expect(idsOf(read)).toEqual(idsOf(events));
  expect(head).toBe(read.at(-1)?.position);
  expect(next >= head).toBe(true);
  expect(idsOf(items.flatMap((item) => (item.kind === 'event' ? [item.event] : [])))).toEqual(
    idsOf(events),
  );
});

it('continues following from where it was, after the server itself was restarted', async () => {
  const log = await openSuiteLog(connectionString);
  const after = await log.head();
  const [before, behind] = [newEvents(2), newEvents(2)];
  await log.append(newStream(), before, { expected: 'noStream' });
  let restarted: Promise<unknown> | undefined;
  const restart = async () => {
    await server.stop();
    await server.start();
    for (const stream = newStream(); ; ) {
      const appended = await log
        .append(stream, behind, { expected: 'noStream' })
        .catch(() => undefined);
      if (appended) return;
    }
  };
  const items = await follow(log, { after }, ({ kind }, all) => {
    if (kind === 'caughtUp') restarted ??= restart();
    return all.filter((item) => item.kind === 'event').length === 4;
  });
  await restarted;
  await log.close();
  const events = items.flatMap((item) => (item.kind === 'event' ? [item.event] : []));
  expect(idsOf(events)).toEqual(idsOf([...before, ...behind]));
});

it('lets the server end reads that were left early', async () => {
  const log = await openSuiteLog(connectionString);
  const stream = newStream();
  // More than the server may send ahead to a reader that takes nothing.
  for (let n = 0; n < 16; n += 1) await log.append(stream, newEvents(250), { expected: 'any' });
  for (let n = 0; n < 20; n += 1) for await (const _ of log.readStream(stream)) break;
  await expect.poll(() => server.readsUnderWay()).toBe(0);
  await log.close();
});

it('has one identity, whoever opens it first', async () => {
  const fresh = await startEventStoreDbDouble();
  const url = `esdb://127.0.0.1:${fresh.port}?tls=false`;
  const logs = await Promise.all([1, 2, 3].map(() => openSuiteLog(url)));
  const [first, ...others] = logs.map(({ store }) => store);
  expect(first).toMatch(/^eventStoreDb:[0-9a-f-]{36}$/);
  expect(others).toEqual([first, first]);
  await Promise.all(logs.map((log) => log.close()));
  await fresh.stop();
});

it('is refused in one clear line if no server answers', async () => {
  const gone = await startEventStoreDbDouble();
  await gone.stop();
  await expect(openSuiteLog(`esdb://127.0.0.1:${gone.port}?tls=false`)).rejects.toMatchObject({
    code: 'LOG_UNAVAILABLE',
  });
});

import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEventStoreDbEventStore } from '../../api/eventLog/eventStoreDb.ts';
import { verify } from '../../projections/engine/verify/verify.ts';
import { projectors } from '../../projections/projectors.ts';
import type { MergedGuests, MergePreview } from '../../schema/entities/guestList.ts';
import type { EventLog } from '../../schema/ports/eventLog.ts';
import { createPool } from '../../schema/ports/postgres.ts';
import { startEventStoreDbDouble } from '../contract/eventStoreDbDouble/server.ts';
import { startTcpProxy, type TcpProxy } from '../contract/tcpProxy.ts';
import { type Caller, startTestPlanner, type TestPlanner } from '../harness/planner.ts';
import { sealed } from '../harness/sealing.ts';

let store: Awaited<ReturnType<typeof startEventStoreDbDouble>>;
let network: TcpProxy;
let pool: ReturnType<typeof createPool>;
/** The log as another process sees it, over an intact network. */
let log: EventLog;
let planner: TestPlanner;
let organiser: Caller;

beforeAll(async () => {
  store = await startEventStoreDbDouble();
  network = await startTcpProxy('127.0.0.1', store.port);
  planner = await startTestPlanner({ eventStoreUrl: `esdb://127.0.0.1:${network.port}?tls=false` });
  organiser = await planner.caller('organiser@example.com');
  const connectionString = `esdb://127.0.0.1:${store.port}?tls=false`;
  pool = createPool(planner.databaseUrl);
  log = await sealed(await createEventStoreDbEventStore({ connectionString }), pool);
});
afterAll(async () => {
  await log?.close();
  await pool?.end();
  await planner?.stop();
  await network?.stop();
  await store?.stop();
});

/** Repeats a request, as a client that is told to try again. */
const untilAnswered = async <T extends { status: number }>(ask: () => Promise<T>): Promise<T> => {
  for (;;) {
    const answer = await ask();
    if (answer.status !== 503) return answer;
    await pause(100);
  }
};

const people = 5_000;
const listOf = (title: string): string =>
  [
    'name,tag,title,email',
    ...Array.from({ length: people }, (_, n) => `Guest ${n},guest,${title},guest${n}@example.com`),
  ].join('\n');

it('merges 5,000 completely or not at all if the network fails between two parts', async () => {
  const { body: event } = await organiser.call<{ id: string }>('POST', '/api/events', {
    name: 'Conference',
  });
  const at = `/api/events/${event.id}/imports`;
  const merging = async (title: string) => {
    const headers = { 'content-type': 'text/csv' };
    const { body } = await untilAnswered(() =>
      organiser.call<MergePreview>('POST', at, listOf(title), { headers }),
    );
    return {
      counts: body.counts,
      apply: () => organiser.call<MergedGuests>('POST', `${at}/${body.importId}/apply`, {}),
    };
  };
  /** How many people have each title. */
  const titles = async (): Promise<Record<string, number>> => {
    const rows = await planner.application
      .read('attendees')
      .where({ event_id: event.id })
      .groupBy('title')
      .select<{ title: string; count: string }[]>('title')
      .count('* as count');
    return Object.fromEntries(rows.map(({ title, count }) => [title, Number(count)]));
  };
  const first = await merging('before');
  expect(await untilAnswered(first.apply)).toMatchObject({ body: { added: people } });

  const { counts, apply } = await merging('after');
  expect(counts).toMatchObject({ changed: people, new: 0, unclear: 0, missing: 0 });
  const start = await log.head();
  const asked = apply();
  while ((await log.head()) === start) await turn();
  network.cut();
  expect([{ before: people }, { after: people }]).toContainEqual(await titles());
  await asked;
  const answer = await untilAnswered(apply);
  expect(answer).toMatchObject({ status: 200, body: { changed: people } });
  expect(await titles()).toEqual({ after: people });

  const recorded: string[] = [];
  for await (const { type } of log.readStream(`eventPlan-${event.id}`)) recorded.push(type);
  expect(recorded.filter((type) => type === 'GuestListMerged')).toHaveLength(2);
  expect(recorded.filter((type) => type === 'ChangePartRecorded').length).toBeGreaterThan(1);
  await planner.application.feed.waitFor(await log.head());
  const found = await verify({ connectionString: planner.databaseUrl, log, projectors });
  expect(found.differences).toEqual([]);
}, 180_000);

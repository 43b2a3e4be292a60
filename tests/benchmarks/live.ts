import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';
import { leaveNoChild } from '../harness/leaveNothing.ts';
import { createDeliveries, type Deliveries, paced } from './deliveries.ts';
import { httpClient } from './httpClient.ts';
import { layOutEvent, startOurServer } from './ourServer.ts';
import type { RatioResult, Result } from './report.ts';
import { compare, comparisonOf } from './rounds.ts';
import type { Bench } from './section.ts';
import { connectAll, subscribeAll, subscribers } from './subscribers.ts';

type Side = {
  deliveries: Deliveries;
  run: (seconds: number) => Promise<void>;
  stop: () => Promise<void>;
};

/** Commands go to one of our processes; subscribers are connected to the other. */
const ours = async (bench: Bench): Promise<Side> => {
  const url = await bench.freshDatabase('live_ours');
  const commands = await startOurServer(url);
  const live = await startOurServer(url);
  const { eventId, seats, persons } = await layOutEvent(commands, 10, 50);
  await commands.call('PATCH', `/api/events/${eventId}`, { isPublic: true });
  const deliveries = createDeliveries();
  const sockets = await subscribeAll(live.url, eventId, (text) => {
    for (const seat of JSON.parse(text).payload?.data?.eventPlanChanged?.seats ?? []) {
      if (seat.attendeeId) deliveries.arrived(`${seat.id}:${seat.attendeeId}`);
    }
  });
  const client = httpClient(commands.url, 32);
  let moves = 0;
  return {
    deliveries,
    run: (seconds) =>
      paced(deliveries, seconds, subscribers, () => {
        const person = persons[moves % 50]?.id;
        const seatId = seats[(moves % 50) + 50 * (Math.floor(moves / 50) % 2)]?.id;
        moves += 1;
        const json = { attendeeId: person, eventId };
        const path = `/api/seats/${seatId}/assign`;
        return {
          key: `${seatId}:${person}`,
          send: () => client.send('POST', path, { cookie: commands.cookie, json }),
        };
      }),
    stop: async () => {
      for (const socket of sockets) socket.terminate();
      client.close();
      await Promise.all([commands, live].map((server) => server.planner.end('SIGTERM')));
    },
  };
};

const startPlainLive = async (url: string): Promise<{ url: string; child: ChildProcess }> => {
  const script = join('tests', 'benchmarks', 'peers', 'plainLive.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  leaveNoChild(child);
  const [chunk] = await once(child.stdout, 'data');
  return { url: `http://127.0.0.1:${String(chunk).trim()}`, child };
};

/** A commit, a NOTIFY and a send to every socket, nothing else. */
const plain = async (bench: Bench): Promise<Side> => {
  const url = await bench.freshDatabase('live_peer');
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  await database.query('CREATE TABLE seats (id text PRIMARY KEY, attendee_id text)');
  await database.query('INSERT INTO seats SELECT n::text FROM generate_series(0, 99) n');
  await database.end();
  const commands = await startPlainLive(url);
  const live = await startPlainLive(url);
  const deliveries = createDeliveries();
  const sockets = await connectAll(`${live.url}/live`, (text) => {
    const { id, attendeeId } = JSON.parse(text);
    deliveries.arrived(`${id}:${attendeeId}`);
  });
  const client = httpClient(commands.url, 32);
  let moves = 0;
  return {
    deliveries,
    run: (seconds) =>
      paced(deliveries, seconds, subscribers, () => {
        const id = String(moves % 100);
        const json = { attendeeId: `person ${moves}` };
        moves += 1;
        return {
          key: `${id}:${json.attendeeId}`,
          send: () => client.send('POST', `/seats/${id}/assign`, { json }),
        };
      }),
    stop: async () => {
      for (const socket of sockets) socket.terminate();
      client.close();
      for (const { child } of [commands, live]) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
    },
  };
};

/**
 * The time from sending a command to one process until its delta reaches each of 200 subscribers of
 * another, at 50 commands a second. Peer: a bare commit + NOTIFY + ws send.
 */
export const live = async (bench: Bench): Promise<Result[]> => {
  const us = await ours(bench);
  const peer = await plain(bench);
  const measured = new Map<Side, { p50: number; p99: number }[]>([
    [us, []],
    [peer, []],
  ]);
  const slice = (side: Side) => async (): Promise<number> => {
    side.deliveries.forget();
    await side.run(bench.seconds);
    const percentiles = side.deliveries.percentiles();
    measured.get(side)?.push(percentiles);
    return percentiles.p50;
  };
  const p50 = await compare(bench.rounds, slice(us), slice(peer));
  const values = (side: Side) =>
    (measured.get(side) ?? []).slice(-bench.rounds).map(({ p99 }) => p99);
  const [mine, theirs] = [values(us), values(peer)];
  const p99 = comparisonOf(mine, theirs);
  await us.stop();
  await peer.stop();
  const result = (
    name: string,
    comparison: Pick<RatioResult, 'ours' | 'peer' | 'ratio'>,
  ): Result => ({
    kind: 'ratio',
    name: `live, 50 commands/s to ${subscribers} subscribers, ${name}, beside commit + NOTIFY + send`,
    unit: 'ms',
    goal: { atMost: 3 },
    ...comparison,
  });
  return [result('p50', p50), result('p99', p99)];
};

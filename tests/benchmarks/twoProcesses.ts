import pg from 'pg';
import { httpClient } from './httpClient.ts';
import { ratePerSecond } from './load.ts';
import { layOutEvent, type OurServer, startOurServer } from './ourServer.ts';
import { parentOf, processorSeconds } from './processorTime.ts';
import type { Result } from './report.ts';
import { compare } from './rounds.ts';
import type { Bench, Section } from './section.ts';

const clients = 16;
const plans = 2;
/**
 * Commands that each process answers before the measurement: a new process spends time on compilation.
 */
const warmUpCommands = 20_000;

type Side = { perCommand: () => Promise<number>; stop: () => Promise<void> };

/** The parent of the processes that serve connections. */
const postgresOf = async (url: string): Promise<number> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const parent = await parentOf(rows[0]?.pid ?? 0);
  await client.end();
  return parent;
};

/** Two plans, one for each process or both for one. 16 clients move people in them. */
const side = async (bench: Bench, processes: number): Promise<Side> => {
  const url = await bench.freshDatabase(`processes_${processes}`);
  const servers: OurServer[] = [];
  for (let n = 0; n < processes; n += 1) servers.push(await startOurServer(url));
  const pids = [await postgresOf(url), ...servers.map(({ planner }) => planner.process.pid ?? 0)];
  const dinners = await Promise.all(
    Array.from({ length: plans }, async (_, n) => {
      const server = servers[n % processes] as OurServer;
      const dinner = await layOutEvent(server, 10, clients);
      return { ...dinner, cookie: server.cookie, http: httpClient(server.url, clients) };
    }),
  );
  let commands = 0;
  const move = async (client: number, n: number): Promise<void> => {
    const { http, cookie, eventId, seats, persons } = dinners[
      client % plans
    ] as (typeof dinners)[0];
    const json = { attendeeId: persons[client]?.id, eventId };
    const path = `/api/seats/${seats[client * 2 + (n % 2)]?.id}/assign`;
    const { status } = await http.send('POST', path, { cookie, json });
    if (status !== 200) throw new Error(`a move was answered with ${status}`);
    commands += 1;
  };
  while (commands < warmUpCommands * processes) await ratePerSecond(clients, bench.seconds, move);
  return {
    perCommand: async () => {
      const [before, commandsBefore] = [await processorSeconds(pids), commands];
      await ratePerSecond(clients, bench.seconds, move);
      const spent = (await processorSeconds(pids)) - before;
      return (1_000 * spent) / (commands - commandsBefore);
    },
    stop: async () => {
      for (const { http } of dinners) http.close();
      await Promise.all(servers.map(({ planner }) => planner.end('SIGTERM')));
    },
  };
};

/**
 * The processor time of a command, API and PostgreSQL together, with two API processes on one plan each.
 * Peer: one process with both plans. Processor time is compared in place of throughput, because all share
 * the same cores.
 */
export const twoProcesses: Section = async (bench): Promise<Result[]> => {
  const [two, one] = [await side(bench, 2), await side(bench, 1)];
  const result: Result = {
    kind: 'ratio',
    name: 'processor time of a command, two API processes on separate plans, beside one',
    unit: 'ms',
    goal: { atMost: 1.15 },
    ...(await compare(bench.rounds, two.perCommand, one.perCommand)),
  };
  await two.stop();
  await one.stop();
  return [result];
};

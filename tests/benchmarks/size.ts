import { readFile } from 'node:fs/promises';
import { layOutEvent, type OurServer, startOurServer } from './ourServer.ts';
import type { Result } from './report.ts';
import { spreadOf } from './rounds.ts';
import { seatingQuery } from './seatingQuery.ts';
import type { Bench } from './section.ts';

const people = 5_000;
const tables = 500;

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};

/** The server process's resident memory in MB, as the kernel reports it. */
const residentMb = async (server: OurServer): Promise<number> => {
  const status = await readFile(`/proc/${server.planner.process.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1024;
};

/** One event with 5,000 attendees and 500 tables: how long an organiser waits. */
export const size = async (bench: Bench): Promise<Result[]> => {
  const server = await startOurServer(await bench.freshDatabase('size'));
  const imports: number[] = [];
  const autoAssigns: number[] = [];
  const queries: number[] = [];
  const memory: number[] = [];
  for (let round = 0; round < bench.rounds; round += 1) {
    bench.say(`round ${round + 1} of ${bench.rounds}`);
    const { eventId } = await layOutEvent(server, tables, 0);
    const attendees = Array.from({ length: people }, (_, n) => ({
      name: `Person ${n}`,
      attendeeRole: 'guest',
      company: `Company ${n % 200}`,
      notes: 'Needs step-free access',
      email: `person${n}@example.com`,
    }));
    const bulk = { eventId, attendees };
    imports.push(await timed(() => server.call('POST', '/api/attendees/bulk', bulk)));
    autoAssigns.push(await timed(() => server.call('POST', '/api/seats/auto-assign', { eventId })));
    const query = { query: seatingQuery, variables: { id: eventId } };
    queries.push(await timed(() => server.call('POST', '/graphql', query)));
    memory.push(await residentMb(server));
  }
  await server.planner.end('SIGTERM');
  const budget = (name: string, unit: string, limit: number, values: number[]): Result => ({
    kind: 'budget',
    name,
    unit,
    budget: limit,
    measured: spreadOf(values),
  });
  return [
    budget('import of 5,000 attendees', 'ms', 3_000, imports),
    budget('auto-assign of 5,000 to 500 tables', 'ms', 2_000, autoAssigns),
    budget('seating query of 5,000 at 500 tables', 'ms', 300, queries),
    budget('resident memory of the API process', 'MB', 400, memory),
  ];
};

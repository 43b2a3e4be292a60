import { longEvening } from './longEvening.ts';
import { type OurServer, startOurServer } from './ourServer.ts';
import type { BudgetResult, Result } from './report.ts';
import { spreadOf } from './rounds.ts';
import type { Bench } from './section.ts';

const length = 100_000;
/** Milliseconds until a trail, or the answer that there is nothing to undo. */
const budget = 100;
const guestsARound = 8;

/**
 * Small requests of a long history: a guest's trail, and an undo of an unknown step, in an event of 1,500
 * people with 100,000 domain events.
 */
export const trail = async (bench: Bench): Promise<Result[]> => {
  const databaseUrl = await bench.freshDatabase('trail');
  const server = await startOurServer(databaseUrl);
  bench.say(`preparing an event of ${length} domain events`);
  const { eventId } = await longEvening(server, databaseUrl, length);
  const path = `/api/attendees?event=${eventId}&limit=1000`;
  const guests = await server.call<{ id: string }[]>('GET', path);
  const unknown = { stepId: 'AAAAAAAAAAAAAAAAAAAAAA' };
  const results = [
    await measured(bench, 'trail of a guest at 100,000 domain events', (n) =>
      server.call('GET', `/api/attendees/${guests[(n * 97) % guests.length]?.id}/trail`),
    ),
    await measured(bench, 'undo of an unknown step there', () =>
      refused(server, `/api/events/${eventId}/undo`, unknown),
    ),
  ];
  await server.planner.end('SIGTERM');
  return results;
};

/** The call throws if the command is refused, which is expected here. */
const refused = (server: OurServer, path: string, body: object): Promise<void> =>
  server.call('POST', path, body).then(
    () => Promise.reject(new Error('there is no such step')),
    () => undefined,
  );

const measured = async (
  bench: Bench,
  name: string,
  ask: (n: number) => Promise<unknown>,
): Promise<BudgetResult> => {
  const rounds: number[] = [];
  for (let round = 0; round < bench.rounds; round += 1) {
    const asked: number[] = [];
    for (let n = 0; n < guestsARound; n += 1) {
      const began = performance.now();
      await ask(round * guestsARound + n);
      asked.push(performance.now() - began);
    }
    rounds.push(spreadOf(asked).median);
  }
  return { kind: 'budget', name, unit: 'ms', budget, measured: spreadOf(rounds) };
};

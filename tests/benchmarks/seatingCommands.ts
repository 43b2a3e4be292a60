import { setTimeout as pause } from 'node:timers/promises';
import { httpClient } from './httpClient.ts';
import { percentile } from './load.ts';
import { layOutEvent, startOurServer } from './ourServer.ts';
import { compare } from './rounds.ts';
import type { Section } from './section.ts';

const commandsPerSecond = 50;

/**
 * Slices of the benchmark. The slowest hundredth of one slice is two commands, which may or may not meet
 * a pause of the garbage collector. Over four slices the figure is stable.
 */
const slices = 4;

/**
 * The p99 of commands to one event while a seating for 1,200 is computed for another. Peer: the same
 * without the computation.
 */
export const commandsDuringRun: Section = async (bench) => {
  bench.say('other commands during a run');
  const server = await startOurServer(await bench.freshDatabase('seating_commands'));
  const { eventId, seats, persons } = await layOutEvent(server, 10, 50);
  const large = await layOutEvent(server, 130, 1_200);
  const rule = { kind: 'NotAlone', who: { everyone: true }, each: 'company', weight: 5 };
  await server.call('POST', `/api/events/${large.eventId}/rules`, { rule });
  const client = httpClient(server.url, 16);
  let moves = 0;
  const command = async (): Promise<number> => {
    const attendeeId = persons[moves % 50]?.id;
    const seat = seats[(moves % 50) + 50 * (Math.floor(moves / 50) % 2)];
    moves += 1;
    const began = performance.now();
    const path = `/api/seats/${seat?.id}/assign`;
    const json = { attendeeId, eventId };
    const { status } = await client.send('POST', path, { cookie: server.cookie, json });
    if (status !== 200) throw new Error(`a move was answered with ${status}`);
    return performance.now() - began;
  };
  /** The 99th percentile at an even pace. */
  const commands = async (): Promise<number> => {
    const began = performance.now();
    const answers: Promise<number>[] = [];
    while (performance.now() - began < slices * bench.seconds * 1_000) {
      const answer = command();
      // A command that fails while others are under way is reported below.
      answer.catch(() => undefined);
      answers.push(answer);
      await pause(began + (answers.length * 1_000) / commandsPerSecond - performance.now());
    }
    return percentile(await Promise.all(answers), 99);
  };
  const duringRun = async (): Promise<number> => {
    const path = `/api/events/${large.eventId}/proposals`;
    const { id } = await server.call<{ id: string }>('POST', path, { scope: 'all', seconds: 30 });
    const measured = await commands();
    await server.call('DELETE', `${path}/${id}`);
    return measured;
  };
  const comparison = await compare(bench.rounds, duringRun, commands);
  client.close();
  await server.planner.end('SIGTERM');
  return [
    {
      kind: 'ratio',
      name: 'commands while a seating of 1,200 is worked out, p99, beside none',
      unit: 'ms',
      goal: { atMost: 1.5 },
      ...comparison,
    },
  ];
};

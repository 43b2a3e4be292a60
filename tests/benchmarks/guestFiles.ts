import { guestFileReader } from '../../api/guestFiles/readInThread.ts';
import { workbookOf } from '../../api/workbooks/workbookOf.ts';
import { bombOf } from '../harness/workbooks.ts';
import { layOutEvent, startOurServer } from './ourServer.ts';
import type { BudgetResult, Result } from './report.ts';
import { spreadOf } from './rounds.ts';
import type { Bench } from './section.ts';

const people = 5_000;
/** Each of these adds two megabytes to the zip file. */
const bombMegabytes = 1_920;

/**
 * The cost of guest files: a valid one with 5,000 guests, hostile ones, and removing 5,000 guests.
 */
export const guestFiles = async (bench: Bench): Promise<Result[]> => [
  ...(await reading(bench)),
  ...(await exporting(bench)),
];

const reading = async (bench: Bench): Promise<Result[]> => {
  const read = guestFileReader();
  const rows = Array.from({ length: people }, (_, n) => [
    `Person ${n}`,
    'guest',
    `Company ${n % 40}`,
  ]);
  const good = workbookOf('Guests', ['name', 'tag', 'company'], rows);
  // Reading the first file bundles the thread's code.
  await read(good);
  const bomb = bombOf(bombMegabytes);
  const growths: number[] = [];
  const bombs = await timed(bench, async () => {
    growths.push(await growthDuring(() => read(bomb)));
  });
  const shared = bombOf(bombMegabytes, ['a.xml', 'b.xml', 'c.xml']);
  const name = 'a workbook of 2 MB that unpacks to';
  return [
    budget(
      'a workbook of 5,000, read in a thread',
      'ms',
      1_000,
      await timed(bench, () => read(good)),
    ),
    budget(`${name} 2 GB, refused`, 'ms', 1_000, bombs),
    budget('the memory that this takes', 'MB', 128, spreadOf(growths)),
    budget(
      `${name} 6 GB, by entries that share bytes, refused`,
      'ms',
      1_000,
      await timed(bench, () => read(shared)),
    ),
  ];
};

const exporting = async (bench: Bench): Promise<Result[]> => {
  const server = await startOurServer(await bench.freshDatabase('guest_files'));
  bench.say(`preparing an event of ${people} people`);
  const { eventId } = await layOutEvent(server, 50, people);
  const results: Result[] = [];
  for (const format of ['xlsx', 'csv', 'json']) {
    const ask = async () => {
      const headers = { cookie: server.cookie };
      const address = `${server.url}/api/events/${eventId}/export.${format}`;
      const answer = await fetch(address, { headers });
      if (!answer.ok) throw new Error(`an export was answered with ${answer.status}`);
      await answer.arrayBuffer();
    };
    await ask();
    results.push(budget(`export of 5,000 as .${format}`, 'ms', 1_000, await timed(bench, ask)));
  }
  await server.planner.end('SIGTERM');
  return results;
};

const budget = (
  name: string,
  unit: string,
  most: number,
  measured: BudgetResult['measured'],
): BudgetResult => ({ kind: 'budget', name, unit, budget: most, measured });

const timed = async ({ rounds }: Bench, work: () => Promise<unknown>) => {
  const all: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    await work();
    all.push(performance.now() - began);
  }
  return spreadOf(all);
};

/** By how many MB the process grows at most during the work, including its threads. */
const growthDuring = async (work: () => Promise<unknown>): Promise<number> => {
  const before = process.memoryUsage.rss();
  let most = before;
  const looking = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 2);
  await work();
  clearInterval(looking);
  return (most - before) / 1e6;
};

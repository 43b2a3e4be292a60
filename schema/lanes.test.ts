import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createLanes } from './lanes.ts';

/** Lanes whose journeys end when the test decides. */
const controlledLanes = (lanes: number) => {
  const journeys: { jobs: string[]; end: (error?: Error) => void }[] = [];
  const departures: (() => void)[] = [];
  const run = createLanes<string, string>({
    lanes,
    mostJobs: 3,
    send: (jobs) =>
      new Promise((resolve, reject) => {
        const settled = jobs.map((job) => ({ status: 'fulfilled' as const, value: `${job}!` }));
        journeys.push({ jobs, end: (error) => (error ? reject(error) : resolve(settled)) });
        departures.shift()?.();
      }),
  });
  const departure = () => new Promise<void>((resolve) => departures.push(resolve));
  return { run, journeys, departure };
};

it('sends together what arrives while all lanes are busy, up to the limit', async () => {
  const { run, journeys, departure } = controlledLanes(1);
  const left = departure();
  const first = run('a');
  await left;
  const rest = Promise.all(['b', 'c', 'd', 'e'].map(run));
  const leftAgain = departure();
  journeys[0]?.end();
  expect(await first).toBe('a!');
  await leftAgain;
  const leftLast = departure();
  journeys[1]?.end();
  await leftLast;
  journeys[2]?.end();
  expect(await rest).toEqual(['b!', 'c!', 'd!', 'e!']);
  expect(journeys.map(({ jobs }) => jobs)).toEqual([['a'], ['b', 'c', 'd'], ['e']]);
});

it('frees the lane after a failure, and fails only its own items', async () => {
  const { run, journeys, departure } = controlledLanes(1);
  const left = departure();
  const lost = run('a');
  await left;
  const next = run('b');
  const leftAgain = departure();
  journeys[0]?.end(new Error('cut'));
  await expect(lost).rejects.toThrow('cut');
  await leftAgain;
  journeys[1]?.end();
  expect(await next).toBe('b!');
});

it('sends concurrent items by one lane, and nothing by the others', async () => {
  const { run, journeys } = controlledLanes(3);
  const answers = Promise.all(['a', 'b', 'c', 'd'].map(run));
  await nextTurn();
  await nextTurn();
  expect(journeys.map(({ jobs }) => jobs)).toEqual([['a', 'b', 'c'], ['d']]);
  for (const { end } of journeys) end();
  expect(await answers).toEqual(['a!', 'b!', 'c!', 'd!']);
});

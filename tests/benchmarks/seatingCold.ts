import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { scoreOf } from '../../api/seatingEngine/points.ts';
import { resolve } from '../../api/seatingEngine/resolve.ts';
import type { Result } from './report.ts';
import { spreadOf } from './rounds.ts';
import { readInstance } from './seatingInstance.ts';
import type { Section } from './section.ts';

const run = promisify(execFile);

/** `best` is the best known value; `share` is the desired percentage of it after a second. */
const plans = [
  { name: 'client-dinner-48', best: 526, share: 99 },
  { name: 'gala-180', best: 2_445, share: 98.5 },
  { name: 'plain-1000', best: 6_912, share: 99 },
  { name: 'summit-1200', best: 15_900.857143, share: 97 },
];

/** The points after a second of processor time in a new process, scored from its seats. */
const pointsOf = async (name: string, seed: number): Promise<number> => {
  const file = `tests/data/seating/${name}.json`;
  const command = ['--import', 'tsx', 'tests/benchmarks/seating.ts', file];
  const { stdout } = await run(process.execPath, [...command, '--seed', `${seed}`], {
    maxBuffer: 2 ** 26,
  });
  const { assignments } = JSON.parse(stdout) as { assignments: [string, string][] };
  const resolved = resolve(readInstance(file));
  const seatOf = new Map(assignments.map(([seat, person]) => [person, seat]));
  const indexOf = new Map(resolved.floor.seatIds.map((id, index) => [id, index]));
  const { hard, waiting, points } = scoreOf(
    resolved,
    resolved.people.map(({ id }) => indexOf.get(seatOf.get(id) ?? '') ?? -1),
  );
  if (hard + waiting > 0) throw new Error(`${name}: a rule is broken, or somebody waits.`);
  return points;
};

/** What a new process reaches in its first second, as when it is judged from outside. */
export const coldSearch: Section = async ({ rounds, say }) => {
  const results: Result[] = [];
  for (const { name, best, share } of plans) {
    say(`${name}, 1 s, cold`);
    const points: number[] = [];
    for (let seed = 1; seed <= Math.min(rounds, 3); seed += 1)
      points.push(await pointsOf(name, seed));
    results.push({
      kind: 'budget',
      name: `seating ${name}: share of the best known in the first second of a process`,
      unit: '%',
      budget: { atLeast: share },
      measured: spreadOf(points.map((one) => (100 * one) / best)),
    });
  }
  return results;
};

import { Annealing, type Prices } from '../../api/seatingEngine/annealing.ts';
import { compile } from '../../api/seatingEngine/compile.ts';
import { construct, seatAll } from '../../api/seatingEngine/construct.ts';
import type { Model } from '../../api/seatingEngine/model.ts';
import { Moves } from '../../api/seatingEngine/moves.ts';
import { Clock } from '../../api/seatingEngine/plan.ts';
import { Random } from '../../api/seatingEngine/random.ts';
import { resolve } from '../../api/seatingEngine/resolve.ts';
import { Search } from '../../api/seatingEngine/search.ts';
import { Seating } from '../../api/seatingEngine/seating.ts';
import { stepSize } from '../../api/seatingEngine/stepSize.ts';
import { processorMilliseconds } from './processorTime.ts';
import type { Result } from './report.ts';
import { comparisonOf, spreadOf } from './rounds.ts';
import { type Instance, inputOf, readInstance } from './seatingInstance.ts';
import { congressPlan, tablesOnlyPlan } from './seatingPlans.ts';
import type { Section } from './section.ts';

const instanceSeed = 20_261_122;
const at = (name: string) => readInstance(`tests/data/seating/${name}.json`);
const made = (plan: (people: number, seed: number) => Instance) => () =>
  inputOf(plan(5_000, instanceSeed));

/** `best` is the best known value, if there is one; `share` is the desired percentage of it. */
const plans = [
  { name: 'dinner, 48', input: () => at('client-dinner-48'), seconds: 1, best: 526, share: 99 },
  { name: 'gala, 180', input: () => at('gala-180'), seconds: 1, best: 2_445, share: 98.5 },
  {
    name: '1,000, tables only',
    input: () => at('plain-1000'),
    seconds: 1,
    best: 6_912,
    share: 99,
  },
  { name: 'summit, 1,200', input: () => at('summit-1200'), seconds: 1, best: 15_901, share: 97 },
  { name: 'summit, 1,200', input: () => at('summit-1200'), seconds: 5, best: 15_901, share: 99 },
  { name: '5,000, tables only', input: made(tablesOnlyPlan), seconds: 5 },
  { name: 'congress, 5,000', input: made(congressPlan), seconds: 5 },
];

/** The points after this many seconds of processor time, including planning. */
const searched = (model: Model, seed: number, seconds: number): number => {
  const clock = new Clock({ seconds, now: processorMilliseconds });
  const { worth } = new Search(model, { seed, planned: clock.more }).run(() => clock.share === 1);
  if (worth.hard + worth.waiting > 0) throw new Error('A rule is broken, or somebody waits.');
  return worth.points;
};

/** The points of a plain descent with the same start, moves and time that never accepts a loss. */
const descended = (model: Model, seed: number, seconds: number): number => {
  const until = processorMilliseconds() + 1_000 * seconds;
  const random = new Random(seed);
  const seating = new Seating(model);
  seatAll(seating, model.seated);
  construct(seating, random);
  const mix = { within: 51, neighbours: 20, tables: 2, guided: 230 };
  const prices: Prices = { perUnit: 1e9, perWaiting: 1e6 };
  const moves = new Moves(seating, random, mix, model.moves.budget);
  const descent = new Annealing(seating, moves, random, prices, model.moves.budget);
  while (processorMilliseconds() < until) descent.run(0, stepSize, () => undefined);
  return seating.worth().points;
};

/**
 * What the engine reaches in the given time. Peer: a descent with the same moves. One figure for each
 * seed.
 */
export const seatingSearch: Section = async ({ rounds, say }) => {
  const seeds = Array.from({ length: Math.min(rounds, 3) }, (_, index) => index + 1);
  const results: Result[] = [];
  for (const { name, input, seconds, best, share } of plans) {
    say(`${name}, ${seconds} s`);
    const model = compile(resolve(input()));
    const ours = seeds.map((seed) => searched(model, seed, seconds));
    const peer = seeds.map((seed) => descended(model, seed, seconds));
    results.push({
      kind: 'ratio',
      name: `seating ${name}: ${seconds} s of processor time, beside a descent`,
      unit: 'points',
      goal: { atLeast: 1 },
      ...comparisonOf(ours, peer),
    });
    if (best !== undefined)
      results.push({
        kind: 'budget',
        name: `seating ${name}: share of the best known in ${seconds} s`,
        unit: '%',
        budget: { atLeast: share },
        measured: spreadOf(ours.map((points) => (100 * points) / best)),
      });
  }
  return results;
};

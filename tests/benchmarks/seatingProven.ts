import { compile } from '../../api/seatingEngine/compile.ts';
import type { Model } from '../../api/seatingEngine/model.ts';
import { Clock } from '../../api/seatingEngine/plan.ts';
import { resolve } from '../../api/seatingEngine/resolve.ts';
import { Search } from '../../api/seatingEngine/search.ts';
import { processorMilliseconds } from './processorTime.ts';
import type { Result } from './report.ts';
import { spreadOf } from './rounds.ts';
import { readInstance } from './seatingInstance.ts';
import type { Section } from './section.ts';

/** Points that cannot be exceeded without breaking a rule. */
const proven = {
  'bellows-peterson-17': 276,
  'tiny-6': 23,
  'tiny-two-tables': 18,
  'manners-16': 0,
  'manners-64': 0,
};
const seeds = Array.from({ length: 10 }, (_, index) => index + 1);
const seconds = 0.5;

const isOptimal = (model: Model, seed: number, points: number): boolean => {
  const clock = new Clock({ seconds, now: processorMilliseconds });
  const { worth } = new Search(model, { seed, planned: clock.more }).run(() => clock.share === 1);
  return worth.hard === 0 && worth.waiting === 0 && worth.points === points;
};

/**
 * For plans with a proven optimum: for how many of ten seeds it is reached, in half a second each.
 */
export const provenOptima: Section = async ({ say }) => {
  say(`proven optima, ${seconds} s`);
  return Object.entries(proven).map(([name, points]): Result => {
    const model = compile(resolve(readInstance(`tests/data/seating/${name}.json`)));
    const reached = seeds.filter((seed) => isOptimal(model, seed, points)).length;
    return {
      kind: 'budget',
      name: `seating ${name}: the optimum in ${seconds} s`,
      unit: `of ${seeds.length} seeds`,
      budget: { atLeast: seeds.length },
      measured: spreadOf([reached]),
    };
  });
};

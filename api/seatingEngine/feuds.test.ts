import { expect, it } from 'vitest';
import { roundTable } from '../../tests/harness/seatingInputs.ts';
import { compile } from './compile.ts';
import { Feuds } from './feuds.ts';
import type { SeatingInput } from './input.ts';
import { Random } from './random.ts';
import { resolve } from './resolve.ts';

/** The search among people at three tables of 4, of whom nobody has a seat. */
const amongThirds = (people: number, rules: SeatingInput['rules']): Feuds => {
  const ids = Array.from({ length: people }, (_, index) => ({ id: `p${index}` }));
  const tables = [0, 1, 2].map((index) => roundTable(`t${index}`, 4, 300 * index));
  const model = compile(resolve({ people: ids, tables, places: [], rules, pairs: [] }));
  return Feuds.of(model, new Random(1), new Int32Array(people).fill(-1)) as Feuds;
};

const apart = (...people: string[]) =>
  ({ id: people.join('-'), kind: 'KeepApart', who: { people }, hard: true }) as const;
const together = (...people: string[]) => ({
  ...apart(...people),
  kind: 'KeepTogether' as const,
});

it.each<[waiting: number, why: string, people: number, rules: SeatingInput['rules']]>([
  [0, 'nobody if all can sit', 12, [apart('p0', 'p1', 'p2')]],
  [2, 'two of five rivals at three tables', 8, [apart('p0', 'p1', 'p2', 'p3', 'p4')]],
  [
    5,
    'a group that is larger than each table',
    9,
    [together('p0', 'p1', 'p2', 'p3', 'p4'), apart('p5', 'p6')],
  ],
  [1, 'whoever has no seat', 13, [apart('p0', 'p1')]],
])('knows that %s must wait: %s', (waiting, _, people, rules) => {
  const feuds = amongThirds(people, rules);
  for (let step = 0; step < 10 && !feuds.isDone; step += 1) feuds.step();
  expect([feuds.isDone, feuds.fewest]).toEqual([true, waiting]);
});

it('is not done while people wait who may find a seat', () => {
  expect(amongThirds(12, [apart('p0', 'p1', 'p2')]).isDone).toBe(false);
});

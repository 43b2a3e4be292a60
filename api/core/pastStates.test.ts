import { expect, it } from 'vitest';
import { createPastStates } from './pastStates.ts';
import type { Folded } from './stateCache.ts';

const dinner = 'eventPlan-dinner';
const gala = 'eventPlan-gala';

const at = (revision: bigint): Folded<string> => ({ state: `as of ${revision}`, revision });

const kept = (most = { states: 10, weight: 100 }) => {
  const past = createPastStates(most);
  const keep = past.keeper();
  return { past, keep };
};

it('finds the latest state that is not newer, of the same stream', () => {
  const { past, keep } = kept();
  keep(dinner, at(500n));
  keep(dinner, at(1_000n));
  keep(gala, at(700n));
  expect(past.nearest(dinner, 999n)).toEqual(at(500n));
  expect(past.nearest(dinner, 1_000n)).toEqual(at(1_000n));
  expect(past.nearest(dinner, 499n)).toBeUndefined();
});

it('drops the least recently used states', () => {
  const { past, keep } = kept({ states: 2, weight: 100 });
  keep(dinner, at(1n));
  keep(dinner, at(2n));
  past.nearest(dinner, 1n);
  keep(dinner, at(3n));
  expect(past.nearest(dinner, 1n)).toEqual(at(1n));
  expect(past.nearest(dinner, 2n)).toEqual(at(1n));
});

it('stays within the weight, but keeps the last state whatever its weight', () => {
  const { past, keep } = kept({ states: 10, weight: 100 });
  keep(dinner, at(1n), 60);
  keep(dinner, at(2n), 60);
  expect(past.nearest(dinner, 1n)).toBeUndefined();
  keep(dinner, at(3n), 1_000);
  expect(past.nearest(dinner, 2n)).toBeUndefined();
  expect(past.nearest(dinner, 3n)).toEqual(at(3n));
});

it('forgets everything', () => {
  const { past, keep } = kept();
  keep(dinner, at(1n));
  keep(gala, at(1n));
  past.forgetAll();
  expect([past.nearest(dinner, 9n), past.nearest(gala, 9n)]).toEqual([undefined, undefined]);
});

it('does not keep a state that was being folded while somebody was erased', () => {
  const { past, keep } = kept();
  past.forgetAll();
  keep(dinner, at(1n));
  expect(past.nearest(dinner, 9n)).toBeUndefined();
  past.keeper()(dinner, at(1n));
  expect(past.nearest(dinner, 9n)).toEqual(at(1n));
});

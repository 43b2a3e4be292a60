import { expect, it } from 'vitest';
import { createStateCache } from './stateCache.ts';

const at = (revision: bigint) => ({ state: `state ${revision}`, revision });

it('keeps the later state, whichever reading ends last', () => {
  const cache = createStateCache(2);
  cache.set('plan', at(5n));
  cache.set('plan', at(3n));
  expect(cache.get('plan')).toEqual(at(5n));
  cache.set('plan', at(6n));
  expect(cache.get('plan')).toEqual(at(6n));
});

it('forgets what was unused for longest', () => {
  const cache = createStateCache(2);
  cache.set('a', at(1n));
  cache.set('b', at(1n));
  cache.get('a');
  cache.set('c', at(1n));
  expect(['a', 'b', 'c'].map((stream) => cache.get(stream) !== undefined)).toEqual([
    true,
    false,
    true,
  ]);
});

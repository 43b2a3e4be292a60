import { expect, it } from 'vitest';
import { createStateCache } from './stateCache.ts';

const at = (revision: bigint) => ({ state: `state ${revision}`, revision });

it('keeps the later state, whichever read ends last', () => {
  const cache = createStateCache({ streams: 2, weight: 100 });
  cache.set('plan', at(5n));
  cache.set('plan', at(3n));
  expect(cache.get('plan')).toEqual(at(5n));
  cache.set('plan', at(6n));
  expect(cache.get('plan')).toEqual(at(6n));
});

it('drops the least recently used streams', () => {
  const cache = createStateCache({ streams: 2, weight: 100 });
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

it('stays within its size, but always keeps the last one', () => {
  const cache = createStateCache({ streams: 10, weight: 100 });
  cache.set('a', at(1n), 60);
  cache.set('b', at(1n), 40);
  cache.set('b', at(2n), 50);
  expect(cache.get('a')).toBeUndefined();
  cache.set('c', at(1n), 50);
  expect(cache.get('b')).toEqual(at(2n));
  cache.set('huge', at(1n), 500);
  expect(cache.get('huge')).toEqual(at(1n));
  expect([cache.get('b'), cache.get('c')]).toEqual([undefined, undefined]);
});

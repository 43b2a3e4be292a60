import { expect, it } from 'vitest';
import { changedIn, movedIn, removedFrom } from './keyed.ts';

const list = ['first', 'second', 'third'].map((key) => ({ key, name: key }));
const keys = (of: readonly { key: string }[]) => of.map(({ key }) => key);

it('moves an entry by one, and no further than the ends', () => {
  expect(keys(movedIn(list, 'second', -1))).toEqual(['second', 'first', 'third']);
  expect(keys(movedIn(list, 'second', 1))).toEqual(['first', 'third', 'second']);
  expect(movedIn(list, 'first', -1)).toBe(list);
  expect(movedIn(list, 'third', 1)).toBe(list);
});

it('changes and removes a single entry', () => {
  const changed = changedIn(list, 'second', { name: 'changed' });
  expect(changed.map(({ name }) => name)).toEqual(['first', 'changed', 'third']);
  expect(keys(changed)).toEqual(keys(list));
  expect(keys(removedFrom(list, 'second'))).toEqual(['first', 'third']);
});

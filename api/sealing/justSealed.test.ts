import { expect, it } from 'vitest';
import { createJustSealed } from './justSealed.ts';

it('gives what was sealed once, and only for its own place', () => {
  const just = createJustSealed();
  just.remember('sealed', '{"name":"Mira"}', 'event person name');
  expect(just.take('sealed', 'another event')).toBeUndefined();
  expect(just.take('sealed', 'event person name')).toBe('{"name":"Mira"}');
  expect(just.take('sealed', 'event person name')).toBeUndefined();
});

it('drops everything when told to', () => {
  const just = createJustSealed();
  just.remember('sealed', '1', 'here');
  just.clear();
  expect(just.take('sealed', 'here')).toBeUndefined();
});

it('holds a bounded number of characters, however much is never taken', () => {
  const just = createJustSealed(20);
  const held = () => [1, 2, 3].filter((n) => just.take(`sealed ${n}`, 'here') !== undefined);
  for (const n of [1, 2, 3]) just.remember(`sealed ${n}`, '1', 'here');
  expect(held()).toEqual([]);
  for (const n of [1, 2]) just.remember(`sealed ${n}`, '1', 'here');
  expect(held()).toEqual([1, 2]);
});

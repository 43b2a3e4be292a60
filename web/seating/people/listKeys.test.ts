import { describe, expect, it } from 'vitest';
import { keptScroll } from './keptScroll.ts';
import { rowAfter, rowTyped, typedOn } from './listKeys.ts';

describe('keys in a list of 25', () => {
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 24, 24],
    ['ArrowUp', 0, 0],
    ['PageDown', 20, 24],
    ['PageUp', 12, 2],
    ['Home', 12, 0],
    ['End', 12, 24],
    ['Enter', 12, undefined],
  ])('%s moves from %i to %s', (key, at, to) => {
    expect(rowAfter(key, at, 25)).toBe(to);
  });

  it('do nothing in an empty list', () => {
    expect(rowAfter('End', 0, 0)).toBeUndefined();
  });
});

describe('typing a name', () => {
  const names = ['Ada', 'Ángela', 'Anna', 'Bo'];

  it('finds the next match, ignoring accents, and stays on a current match', () => {
    expect(rowTyped(names, 'an', 0)).toBe(1);
    expect(rowTyped(names, 'an', 2)).toBe(2);
    expect(rowTyped(names, 'ann', 1)).toBe(2);
    expect(rowTyped(names, 'x', 1)).toBe(-1);
  });

  it('cycles through the matches of a repeated letter', () => {
    expect(rowTyped(names, 'a', 0)).toBe(1);
    expect(rowTyped(names, 'aa', 1)).toBe(2);
    expect(rowTyped(names, 'aaa', 2)).toBe(0);
  });

  it('is one word while typing is fast', () => {
    const a = typedOn(undefined, 'a', 0);
    expect(typedOn(a, 'n', 600).text).toBe('an');
    expect(typedOn(a, 'n', 701).text).toBe('n');
  });
});

describe('a list that others change', () => {
  const ids = Array.from({ length: 100 }, (_, n) => `p${n}`);

  it('keeps the top row and its scroll offset', () => {
    expect(keptScroll(ids, ids.slice(3), 520, 50)).toBe(370);
    expect(keptScroll(ids, ['new', ...ids], 520, 50)).toBe(570);
  });

  it('keeps the next row if the top one was removed', () => {
    const without = ids.filter((id) => id !== 'p10' && id !== 'p11');
    expect(keptScroll(ids, without, 520, 50)).toBe(520);
  });

  it('shows new first rows if it was at the top', () => {
    expect(keptScroll(ids, ['new', ...ids], 0, 50)).toBe(0);
  });
});

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
  ])('%s leads from %i to %s', (key, at, to) => {
    expect(rowAfter(key, at, 25)).toBe(to);
  });

  it('lead nowhere where there is nobody', () => {
    expect(rowAfter('End', 0, 0)).toBeUndefined();
  });
});

describe('typing a name', () => {
  const names = ['Ada', 'Ángela', 'Anna', 'Bo'];

  it('finds the next that begins so, accents aside, and stays where it is right already', () => {
    expect(rowTyped(names, 'an', 0)).toBe(1);
    expect(rowTyped(names, 'an', 2)).toBe(2);
    expect(rowTyped(names, 'ann', 1)).toBe(2);
    expect(rowTyped(names, 'x', 1)).toBe(-1);
  });

  it('goes on to the next by the same letter, and round', () => {
    expect(rowTyped(names, 'a', 0)).toBe(1);
    expect(rowTyped(names, 'aa', 1)).toBe(2);
    expect(rowTyped(names, 'aaa', 2)).toBe(0);
  });

  it('is one word as long as it is fast', () => {
    const a = typedOn(undefined, 'a', 0);
    expect(typedOn(a, 'n', 600).text).toBe('an');
    expect(typedOn(a, 'n', 701).text).toBe('n');
  });
});

describe('a list that others change', () => {
  const ids = Array.from({ length: 100 }, (_, n) => `p${n}`);

  it('keeps who is at the top, and how far they are scrolled', () => {
    expect(keptScroll(ids, ids.slice(3), 520, 50)).toBe(370);
    expect(keptScroll(ids, ['new', ...ids], 520, 50)).toBe(570);
  });

  it('keeps the next one where that one went', () => {
    const without = ids.filter((id) => id !== 'p10' && id !== 'p11');
    expect(keptScroll(ids, without, 520, 50)).toBe(520);
  });

  it('shows who came first where it stood at its beginning', () => {
    expect(keptScroll(ids, ['new', ...ids], 0, 50)).toBe(0);
  });
});

import { describe, expect, it } from 'vitest';
import { anchoredScroll } from './anchoredScroll.ts';
import { rowAfter, typeahead, typeaheadRow } from './listKeys.ts';

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
  const names = ['Ada', 'Ángela', 'Anna', 'Bo', 'Özil'];

  it('finds the next match, ignoring accents, and stays on a current match', () => {
    expect(typeaheadRow(names, 'an', 0)).toBe(1);
    expect(typeaheadRow(names, 'an', 2)).toBe(2);
    expect(typeaheadRow(names, 'ann', 1)).toBe(2);
    expect(typeaheadRow(names, 'oe', 0)).toBe(4);
    expect(typeaheadRow(names, 'x', 1)).toBe(-1);
  });

  it('cycles through the matches of a repeated letter', () => {
    expect(typeaheadRow(names, 'a', 0)).toBe(1);
    expect(typeaheadRow(names, 'aa', 1)).toBe(2);
    expect(typeaheadRow(names, 'aaa', 2)).toBe(0);
  });

  it('is one word while typing is fast', () => {
    const a = typeahead(undefined, 'a', 0);
    expect(typeahead(a, 'n', 600).text).toBe('an');
    expect(typeahead(a, 'n', 701).text).toBe('n');
  });
});

describe('a list that others change', () => {
  const ids = Array.from({ length: 100 }, (_, n) => `p${n}`);

  it('keeps the top row and its scroll offset', () => {
    expect(anchoredScroll(ids, ids.slice(3), 520, 50)).toBe(370);
    expect(anchoredScroll(ids, ['new', ...ids], 520, 50)).toBe(570);
  });

  it('keeps the next row if the top one was removed', () => {
    const without = ids.filter((id) => id !== 'p10' && id !== 'p11');
    expect(anchoredScroll(ids, without, 520, 50)).toBe(520);
  });

  it('shows new first rows if it was at the top', () => {
    expect(anchoredScroll(ids, ['new', ...ids], 0, 50)).toBe(0);
  });
});

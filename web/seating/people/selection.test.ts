import { describe, expect, it } from 'vitest';
import { toggledIn } from '../../ui/toggled.ts';
import { among, nobody, withRange } from './selection.ts';

const list = ['ada', 'bo', 'cleo', 'dora', 'emil'];

describe('a selection of people', () => {
  it('grows and shrinks one by one, in the order of selection', () => {
    const two = toggledIn(toggledIn(nobody, 'cleo'), 'ada');
    expect([...two]).toEqual(['cleo', 'ada']);
    expect([...toggledIn(two, 'cleo')]).toEqual(['ada']);
    expect(nobody.size).toBe(0);
  });

  it('adds a range, in either direction', () => {
    expect([...withRange(nobody, list, 'bo', 'dora')]).toEqual(['bo', 'cleo', 'dora']);
    expect([...withRange(nobody, list, 'dora', 'bo')]).toEqual(['dora', 'cleo', 'bo']);
    expect([...withRange(new Set(['emil']), list, 'ada', 'bo')]).toEqual(['emil', 'ada', 'bo']);
  });

  it('starts anew if the start of the range is not in the list, as after another search', () => {
    expect([...withRange(nobody, list, 'gone', 'cleo')]).toEqual(['cleo']);
    expect(withRange(nobody, list, 'ada', 'gone')).toBe(nobody);
  });

  it('drops people who are gone', () => {
    const chosen = new Set(['ada', 'bo']);
    expect([...among(chosen, (id) => id !== 'ada')]).toEqual(['bo']);
    expect(among(chosen, () => true)).toBe(chosen);
  });
});

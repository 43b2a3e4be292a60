import { describe, expect, it } from 'vitest';
import { among, nobody, toggled, withRange } from './selection.ts';

const list = ['ada', 'bo', 'cleo', 'dora', 'emil'];

describe('several people', () => {
  it('are chosen and let go one by one, in the order in which they were chosen', () => {
    const two = toggled(toggled(nobody, 'cleo'), 'ada');
    expect([...two]).toEqual(['cleo', 'ada']);
    expect([...toggled(two, 'cleo')]).toEqual(['ada']);
    expect(nobody.size).toBe(0);
  });

  it('are chosen from one to another, either way, beside those who are already', () => {
    expect([...withRange(nobody, list, 'bo', 'dora')]).toEqual(['bo', 'cleo', 'dora']);
    expect([...withRange(nobody, list, 'dora', 'bo')]).toEqual(['dora', 'cleo', 'bo']);
    expect([...withRange(new Set(['emil']), list, 'ada', 'bo')]).toEqual(['emil', 'ada', 'bo']);
  });

  it('begin anew where the first of them is not in the list, as after another search', () => {
    expect([...withRange(nobody, list, 'gone', 'cleo')]).toEqual(['cleo']);
    expect(withRange(nobody, list, 'ada', 'gone')).toBe(nobody);
  });

  it('are no more than those who are there', () => {
    const chosen = new Set(['ada', 'bo']);
    expect([...among(chosen, (id) => id !== 'ada')]).toEqual(['bo']);
    expect(among(chosen, () => true)).toBe(chosen);
  });
});

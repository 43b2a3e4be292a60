import { describe, expect, it } from 'vitest';
import { printableArea } from '../../schema/sheets/papers.ts';
import { cardArea, fittingSize, pagesOf } from './cards.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);

describe('cards on pages', () => {
  it.each([
    [0, 4, []],
    [1, 4, [1]],
    [8, 8, [8]],
    [9, 8, [8, 1]],
    [5_000, 8, numbers(625).map(() => 8)],
  ])('splits %i cards into pages of %i', (count, perPage, sizes) => {
    const pages = pagesOf(numbers(count), perPage);
    expect(pages.map((page) => page.length)).toEqual(sizes);
    expect(pages.flat()).toEqual(numbers(count));
  });

  it('divide the printable area', () => {
    const page = printableArea('a4', 'portrait');
    expect(page).toEqual({ width: 190, height: 276.5 });
    expect(cardArea(page, { across: 2, down: 4 })).toEqual({ width: 95, height: 69.125 });
  });
});

describe('the size of a name', () => {
  const area = { width: 80, height: 25 };

  it('is the largest allowed for a short one', () => {
    expect(fittingSize('Mira Long', area, 10)).toBe(10);
  });

  it('shrinks until a long one fits, with its longest word on one line', () => {
    const long = 'Maximiliana Featherstonehaugh-Vandenbergh van der Wildenburg';
    const size = fittingSize(long, area, 10);
    expect(size).toBeLessThan(7);
    expect(size).toBeGreaterThan(4);
    expect('Featherstonehaugh-Vandenbergh'.length * size * 0.52).toBeLessThanOrEqual(area.width);
  });

  it('is never zero, for any text', () => {
    expect(fittingSize('x'.repeat(200), area, 10)).toBe(2);
    expect(fittingSize('', area, 10)).toBe(10);
  });
});

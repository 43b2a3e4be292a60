import { describe, expect, it } from 'vitest';
import { seatsOf } from '../seatLayout.ts';
import { nameLines, sideOf } from './seatNames.ts';

describe('a name at a seat', () => {
  it.each([
    ['Mira Long', ['Mira', 'Long']],
    ['Mira', ['Mira']],
    ['Maximiliana van der Wildenburg', ['Maximiliana', 'van der Wildenburg']],
    ['', []],
  ])('%j takes at most two lines', (name, lines) => {
    expect(nameLines(name)).toEqual(lines);
  });

  const sides = (layout: 'rectangular' | 'circular', capacity: number, rotation = 0) =>
    seatsOf({ layout, capacity, endSeats: layout === 'rectangular' }).map((seat) =>
      sideOf(seat, { layout, rotation }),
    );

  it('stands away from the table', () => {
    expect(sides('rectangular', 8)).toEqual([
      ...['above', 'above', 'above', 'right'],
      ...['below', 'below', 'below', 'left'],
    ]);
    expect(sides('circular', 4)).toEqual(['above', 'right', 'below', 'left']);
  });

  it('stands away from the table at any rotation', () => {
    expect(sides('rectangular', 8, 90)).toEqual([
      ...['right', 'right', 'right', 'below'],
      ...['left', 'left', 'left', 'above'],
    ]);
    expect(sides('circular', 4, 180)).toEqual(['below', 'left', 'above', 'right']);
  });
});

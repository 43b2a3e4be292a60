import { describe, expect, it } from 'vitest';
import { seatsOf, type TableShape } from '../tables/seatLayout.ts';
import { evenLines, nameLines, sideOf } from './seatNames.ts';

describe('a name at a seat', () => {
  it.each([
    ['Mira Long', ['Mira', 'Long']],
    ['Mira', ['Mira']],
    ['Maximiliana van der Wildenburg', ['Maximiliana', 'van der Wildenburg']],
    ['', []],
  ])('%j takes at most two lines', (name, lines) => {
    expect(nameLines(name)).toEqual(lines);
  });

  it.each([
    ['María Fernanda García Rodríguez', ['María Fernanda', 'García Rodríguez']],
    ['Prof. Dr. Ada Byron', ['Prof. Dr.', 'Ada Byron']],
    ['Ada Featherstonehaugh', ['Ada', 'Featherstonehaugh']],
    ['Ada', ['Ada']],
  ])('%j takes two lines as even as possible if there is little room', (name, lines) => {
    expect(evenLines(name, (line) => line.length)).toEqual(lines);
  });

  const sides = (layout: 'rectangular' | 'circular', capacity: number, rotation = 0) =>
    sidesOf({ layout, capacity, endSeats: layout === 'rectangular' }, rotation);
  const sidesOf = (shape: TableShape, rotation = 0) =>
    seatsOf(shape).map((seat) => sideOf(seat, { ...shape, rotation }));

  it('keeps clear of the table', () => {
    expect(sides('rectangular', 8)).toEqual([
      ...['above', 'above', 'above', 'right'],
      ...['below', 'below', 'below', 'left'],
    ]);
    expect(sides('circular', 4)).toEqual(['above', 'right', 'below', 'left']);
  });

  it('keeps clear of the table at any rotation', () => {
    expect(sides('rectangular', 8, 90)).toEqual([
      ...['right', 'right', 'right', 'below'],
      ...['left', 'left', 'left', 'above'],
    ]);
    expect(sides('circular', 4, 180)).toEqual(['below', 'left', 'above', 'right']);
  });

  it('is outside of a U, on the round side of a half round, and on one side of a row', () => {
    const shape = { capacity: 6, endSeats: false } as const;
    expect(sidesOf({ ...shape, layout: 'uShape' })).toEqual([
      ...['left', 'left', 'above', 'above', 'right', 'right'],
    ]);
    expect(new Set(sidesOf({ ...shape, layout: 'halfRound' }))).toEqual(
      new Set(['left', 'below', 'right']),
    );
    expect(new Set(sidesOf({ ...shape, layout: 'row' }))).toEqual(new Set(['below']));
  });
});

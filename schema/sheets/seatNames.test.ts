import { describe, expect, it } from 'vitest';
import { seatsOf, type TableShape } from '../tables/seatLayout.ts';
import {
  type NamedChair,
  nameLines,
  type Side,
  type Surroundings,
  seatNameRooms,
  sideOf,
} from './seatNames.ts';

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

describe('the room for a name above its chair', () => {
  const paper: Surroundings = { standing: [], left: -500, right: 500 };
  const at = (x: number, y: number, side: Side | null): NamedChair => ({ x, y, side });
  const own = at(0, 0, 'above');
  const roomWith = (others: NamedChair[], around = paper) =>
    seatNameRooms([own, ...others], 60, around)(own);

  it('is wide where nothing is near', () => {
    expect(roomWith([])).toBe(150);
    expect(roomWith([at(62, 0, 'below'), at(-62, 70, 'above'), at(90, -300, 'below')])).toBe(150);
  });

  it('is shared with names that are as high', () => {
    expect(roomWith([at(76, 25, 'above')])).toBe(72);
    expect(roomWith([at(-76, 25, 'above')])).toBe(72);
    expect(roomWith([at(100, -70, 'below')])).toBe(96);
  });

  it('ends before chairs, what stands there, and the edges of the paper', () => {
    expect(roomWith([at(80, -40, null)])).toBe(114);
    const wall = { x: -300, y: -60, width: 250, height: 40 };
    expect(roomWith([], { ...paper, standing: [wall] })).toBe(92);
    expect(roomWith([], { ...paper, right: 40 })).toBe(72);
  });

  it('is the usual one beside a name that faces it, and nowhere less', () => {
    expect(roomWith([at(120, -30, 'left')])).toBe(60);
    expect(roomWith([at(120, -30, 'right')])).toBe(150);
    expect(roomWith([at(40, 0, 'above')])).toBe(60);
  });

  it('is not ended by its own table', () => {
    const table = { x: -100, y: -50, width: 200, height: 300 };
    expect(roomWith([], { ...paper, standing: [table] })).toBe(150);
  });
});

import { describe, expect, it } from 'vitest';
import type { TableView } from '../planView.ts';
import { displacedBy, endSeatsBlocked, nextCapacity } from './tableChanges.ts';

const tableOf = (layout: 'rectangular' | 'circular' | 'oval', capacity: number, endSeats = false) =>
  ({ table: { layout, capacity, endSeats }, seats: [], people: [] }) as unknown as TableView;

describe('resizing', () => {
  it('goes to the next even number, up or down, within 4 to 20', () => {
    expect(nextCapacity(7, 'up')).toBe(8);
    expect(nextCapacity(7, 'down')).toBe(6);
    expect(nextCapacity(8, 'up')).toBe(10);
    expect(nextCapacity(20, 'up')).toBeNull();
    expect(nextCapacity(4, 'down')).toBeNull();
    expect(nextCapacity(1, 'up')).toBeNull();
  });

  it('names people who would lose their seats: empty seats go first, then the highest', () => {
    const person = (name: string) => ({ name });
    const view = {
      seats: [{}, {}, {}, {}],
      people: [person('Mira'), undefined, person('Ada'), person('Olle')],
    } as unknown as TableView;
    expect(displacedBy(view, 1)).toEqual([]);
    expect(displacedBy(view, 2)).toEqual(['Olle']);
    expect(displacedBy(view, 3)).toEqual(['Olle', 'Ada']);
  });
});

it('explains why end seats cannot be switched', () => {
  expect(endSeatsBlocked(tableOf('rectangular', 8))).toBeNull();
  expect(endSeatsBlocked(tableOf('circular', 8))).toMatch(/circular/);
  expect(endSeatsBlocked(tableOf('oval', 4))).toMatch(/6 seats or more/);
  expect(endSeatsBlocked(tableOf('oval', 20))).toMatch(/4 to 20/);
  expect(endSeatsBlocked(tableOf('rectangular', 6, true))).toBeNull();
});

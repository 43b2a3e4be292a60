import { describe, expect, it } from 'vitest';
import type { TableView } from '../planView.ts';
import { capacityFor, displacedBy, endSeatsBlocked, nextCapacity } from './tableChanges.ts';

const tableOf = (layout: 'rectangular' | 'circular' | 'oval', capacity: number, endSeats = false) =>
  ({ table: { layout, capacity, endSeats }, seats: [], people: [] }) as unknown as TableView;

const round = (capacity: number) => ({ layout: 'circular' as const, capacity });

describe('resizing', () => {
  it('goes to the next even number, up or down, within 4 to 20', () => {
    expect(nextCapacity(round(7), 'up')).toBe(8);
    expect(nextCapacity(round(7), 'down')).toBe(6);
    expect(nextCapacity(round(8), 'up')).toBe(10);
    expect(nextCapacity(round(20), 'up')).toBeNull();
    expect(nextCapacity(round(4), 'down')).toBeNull();
    expect(nextCapacity(round(1), 'up')).toBeNull();
  });

  it('goes by the steps of a layout beside the specification', () => {
    expect(nextCapacity({ layout: 'uShape', capacity: 6 }, 'down')).toBeNull();
    expect(nextCapacity({ layout: 'uShape', capacity: 6 }, 'up')).toBe(7);
    expect(nextCapacity({ layout: 'longTable', capacity: 24 }, 'down')).toBe(22);
    expect(nextCapacity({ layout: 'row', capacity: 100 }, 'up')).toBeNull();
  });

  it('finds the nearest capacity that another layout may have', () => {
    expect(capacityFor('longTable', 8)).toBe(22);
    expect(capacityFor('longTable', 31)).toBe(30);
    expect(capacityFor('circular', 31)).toBe(20);
    expect(capacityFor('oval', 7)).toBe(7);
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

import { describe, expect, it } from 'vitest';
import { byDay } from './days.ts';
import { filterOf, isFiltered } from './fields.ts';
import { noFields } from './state.ts';

describe('the filter', () => {
  it('contains only the chosen fields', () => {
    expect(filterOf(noFields)).toEqual({});
    expect(isFiltered(noFields)).toBe(false);
    const chosen = { ...noFields, table: 't1', kinds: ['seating', 'undo'] as const };
    expect(filterOf(chosen)).toEqual({ table: 't1', kinds: ['seating', 'undo'] });
    expect(isFiltered(chosen)).toBe(true);
  });

  it('covers whole days, including the last one, and ignores empty dates', () => {
    const { from, to } = filterOf({ ...noFields, from: '2026-05-01', to: '2026-05-01' });
    expect(Date.parse(to ?? '') - Date.parse(from ?? '')).toBe(86_399_999);
    expect(filterOf({ ...noFields, from: '2026-13-01' })).toEqual({});
  });
});

describe('changes by day', () => {
  const at = (day: number, hour: number) => ({
    timestamp: new Date(2026, 4, day, hour).toISOString(),
  });

  it('keep their order, with each day once', () => {
    const changes = [at(3, 9), at(3, 1), at(2, 23), at(1, 0)];
    expect(byDay(changes).map(({ changes: ofDay }) => ofDay)).toEqual([
      [changes[0], changes[1]],
      [changes[2]],
      [changes[3]],
    ]);
  });

  it('are empty without changes', () => {
    expect(byDay([])).toEqual([]);
  });
});

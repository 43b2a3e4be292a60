import { describe, expect, it } from 'vitest';
import { dayText, fromLocalField, rangeText, toLocalField } from './localTime.ts';

describe('times in fields and on cards', () => {
  it('brings a time back unchanged through a local field, to the minute', () => {
    const evening = '2027-03-04T18:30:00.000Z';
    expect(fromLocalField(toLocalField(evening))).toBe(evening);
  });

  it('keeps an empty field empty', () => {
    expect(toLocalField(null)).toBe('');
    expect(fromLocalField('')).toBeNull();
  });

  it('writes N/A for a day that is not known', () => {
    expect(dayText(null)).toBe('N/A');
  });

  it('writes a range only where a date is set', () => {
    expect(rangeText(null, null)).toBeUndefined();
    expect(rangeText('2027-03-04T12:00:00Z', null)).toContain('Mar 4, 2027');
    expect(rangeText(null, '2027-03-04T12:00:00Z')).toMatch(/^until Mar 4, 2027/);
  });
});

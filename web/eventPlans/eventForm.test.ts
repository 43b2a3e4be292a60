import { expect, it } from 'vitest';
import type { EventCardFragment } from '../gql/graphql.ts';
import { fromLocalField, toLocalField } from '../ui/localField.ts';
import { inputOf, valuesOf } from './eventForm.ts';

const event = {
  name: 'Dinner',
  startDate: '2027-03-04T18:00:30.000Z',
  endDate: '2027-03-04T23:00:00.000Z',
} as EventCardFragment;

it('leaves untouched times as they are, including seconds', () => {
  const renamed = { ...valuesOf(event), name: 'Supper' };
  const { startDate, endDate } = event;
  expect(inputOf(renamed, event)).toMatchObject({ name: 'Supper', startDate, endDate });
});

it('leaves both hours of a night in which the clocks go back as they are', () => {
  // Daylight saving time ends on the first day in New York and on the second in Berlin.
  const hours = ['2027-11-07', '2027-10-31'].flatMap((day) =>
    Array.from({ length: 24 }, (_, hour) => `${day}T${String(hour).padStart(2, '0')}:30:00.000Z`),
  );
  for (const startDate of hours) {
    const late = { ...event, startDate, endDate: null };
    expect(inputOf(valuesOf(late), late).startDate).toBe(startDate);
  }
});

it('accepts typed times, and clears emptied ones', () => {
  const typed = toLocalField('2027-03-05T19:15:00.000Z');
  const input = inputOf({ ...valuesOf(event), startDate: typed, endDate: '' }, event);
  expect(input).toMatchObject({ startDate: fromLocalField(typed), endDate: null });
});

import { expect, it } from 'vitest';
import { exportFileName } from './exportFileName.ts';

// Without a time zone, so that the day is in the reader's zone, as in the file name.
it("contains the event's name, its day and the content", () => {
  const event = { name: 'Client dinner', startDate: new Date('2027-03-04T12:00').toISOString() };
  expect(exportFileName(event, 'guest list')).toBe('Client dinner 2027-03-04 guest list.csv');
});

it('omits an unset day, and characters that a system forbids', () => {
  expect(exportFileName({ name: 'Q1/Q2: "all" <hands>?\n', startDate: null }, 'seats')).toBe(
    'Q1 Q2 all hands seats.csv',
  );
});

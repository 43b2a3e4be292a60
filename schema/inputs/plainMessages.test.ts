import { expect, it } from 'vitest';
import { addAttendeeInput } from './attendees.ts';
import { addTablesInput } from './tables.ts';

const messagesWith = (count: unknown): string[] => {
  const group = { count, layout: 'circular', capacity: 8, name: 'Table {n}' };
  const { error } = addTablesInput.safeParse({ eventId: 'e', groups: [group] });
  return error?.issues.map(({ message }) => message) ?? [];
};

it('explains what is wrong with a number in plain words', () => {
  expect(messagesWith(8)).toEqual([]);
  expect(messagesWith(Number.NaN)).toEqual(['Must be a number']);
  expect(messagesWith('eight')).toEqual(['Must be a number']);
  expect(messagesWith(1.5)).toEqual(['Must be a whole number']);
  expect(messagesWith(0)).toEqual(['Must be 1 or more']);
  expect(messagesWith(5_000)).toEqual(['Must be 500 or less']);
});

it('tells how long a list may be', () => {
  const tags = Array.from({ length: 51 }, (_, at) => `tag ${at}`);
  const attendee = { name: 'Ada Byron', attendeeRole: 'guest', tags };
  const { error } = addAttendeeInput.safeParse({ eventId: 'e', attendee });
  expect(error?.issues.map(({ message }) => message)).toEqual(['Name 50 or fewer']);
});

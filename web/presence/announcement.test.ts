import { expect, it } from 'vitest';
import { announcement } from './announcement.ts';

const nothing = { seated: 0, unseated: 0, held: 0, people: 0, tables: 0 };

it('sums many small changes of one member', () => {
  const seating = { name: 'Mira', did: { ...nothing, seated: 1 } };
  expect(announcement(Array.from({ length: 12 }, () => seating))).toBe('Mira seated 12 people.');
  expect(announcement([seating])).toBe('Mira seated 1 person.');
});

it('describes every member’s changes in full', () => {
  expect(
    announcement([
      { name: 'Mira', did: { ...nothing, unseated: 1, tables: 1 } },
      { name: 'Jonas', did: { ...nothing, held: 2, people: 1200 } },
      { name: 'Mira', did: { ...nothing, unseated: 2 } },
    ]),
  ).toBe(
    'Mira moved 3 people to the pool. Mira changed 1 table. ' +
      'Jonas moved 2 people to the holding area. Jonas changed 1,200 people on the guest list.',
  );
});

it('is empty without changes', () => {
  expect(announcement([])).toBe('');
  expect(announcement([{ name: 'Mira', did: nothing }])).toBe('');
});

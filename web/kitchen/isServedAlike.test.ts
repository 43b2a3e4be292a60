import { expect, it } from 'vitest';
import type { ServedCourse, ServedTable } from '../../schema/entities/kitchen.ts';
import { isServedAlike } from './isServedAlike.ts';

const main = (beef: number, name = 'Main'): ServedCourse => ({
  courseId: 'main',
  name,
  options: [{ optionId: 'beef', name: 'Beef', count: beef }],
  notChosen: 0,
});

const garden: ServedTable = {
  tableId: 'garden',
  name: 'Garden',
  nameBefore: null,
  courses: [main(1)],
  seats: [
    {
      seatId: 'garden-1',
      position: 1,
      attendeeId: 'mira',
      name: 'Mira',
      diets: [],
      allergies: [],
      meals: { main: 'beef' },
    },
  ],
  changes: [],
};
const shown = { table: garden, courses: [main(40)], coursesBefore: [] };

it('renders a table no further time for an answer that repeats it, whatever other tables chose', () => {
  expect(isServedAlike(shown, { ...structuredClone(shown), courses: [main(41)] })).toBe(true);
});

it('renders a table again once one of its guests, its dishes or its name changes', () => {
  const vegan = garden.seats.map((seat) => ({ ...seat, diets: ['vegan'] }));
  const renamed = { ...shown, courses: [main(40, 'Main course')] };
  expect(isServedAlike(shown, { ...shown, table: { ...garden, seats: vegan } })).toBe(false);
  expect(isServedAlike(shown, { ...shown, table: { ...garden, name: 'Terrace' } })).toBe(false);
  expect(isServedAlike(shown, renamed)).toBe(false);
  expect(isServedAlike(shown, { ...shown, coursesBefore: [main(40)] })).toBe(false);
});

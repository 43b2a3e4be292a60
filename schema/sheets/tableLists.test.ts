import { expect, it } from 'vitest';
import { seatsOf } from '../tables/seatLayout.ts';
import { pageMargin } from './papers.ts';
import type { Primitive } from './primitives.ts';
import { sheetPages } from './sheetPages.ts';

const shape = { layout: 'rectangular', capacity: 90, endSeats: false } as const;
const plan = {
  event: { name: 'Gala', startDate: null, location: null, isDraft: false },
  showsDetails: true,
  tables: ['Long table', 'Top'].map((name) => ({
    ...shape,
    id: name,
    name,
    x: 0,
    y: 0,
    rotation: 0,
  })),
  seats: seatsOf(shape).map((seat) => ({
    ...seat,
    id: `seat ${seat.position}`,
    tableId: 'Long table',
    attendeeId: null,
  })),
  ...{ people: [], objects: [], outline: null, background: null },
};

/** How many seats follow each name of a table. */
const seatsBelowNames = (parts: readonly Primitive[]): number[] => {
  const counts: number[] = [];
  for (const part of parts)
    if (part.type === 'text' && part.font === 'display' && part.text !== 'Gala') counts.push(0);
    else if (part.type === 'text' && part.text === 'Free') counts.push((counts.pop() ?? 0) + 1);
  return counts;
};

it('repeats the name of a table that is longer than a column where it continues', () => {
  const { pages } = sheetPages(plan, 'tableLists', {
    paper: 'a5',
    turned: 'portrait',
    locale: 'en',
  });
  const first = pages.map(({ parts }) =>
    parts.flatMap((part) =>
      part.type === 'text' && part.x === pageMargin && part.font === 'display' ? [part.text] : [],
    ),
  );
  expect(first.length).toBeGreaterThan(2);
  const between = first.slice(1, -1).map(() => ['Gala', 'Long table (continued)']);
  const last = ['Gala', 'Long table (continued)', 'Top'];
  expect(first).toEqual([['Gala', 'Long table'], ...between, last]);
});

it('leaves no seat alone at the top of a column', () => {
  const { pages } = sheetPages(plan, 'tableLists', { paper: 'a4', locale: 'en' });
  const [whole = 0] = pages.map(({ parts }) => seatsBelowNames(parts)[0]);
  // One more seat than a column has rows.
  const capacity = whole + 1;
  const { pages: shorter } = sheetPages(
    { ...plan, seats: plan.seats.slice(0, capacity) },
    'tableLists',
    { paper: 'a4', locale: 'en' },
  );
  expect(shorter.flatMap(({ parts }) => seatsBelowNames(parts))).toEqual([whole - 1, 2, 0]);
});

it('distinguishes names from companies and free seats in black and white, too', () => {
  const ada = { id: 'ada', name: 'Ada Byron', company: 'Engines', party: null, guestOf: null };
  const { pages } = sheetPages(
    {
      ...plan,
      people: [{ ...ada, isNamed: true, isHeld: false }],
      seats: plan.seats.map((seat, nth) => (nth === 0 ? { ...seat, attendeeId: 'ada' } : seat)),
    },
    'tableLists',
    { paper: 'a4', locale: 'en' },
  );
  const fontOf = (text: string) =>
    pages[0]?.parts.flatMap((part) =>
      part.type === 'text' && part.text === text ? [part.font] : [],
    );
  expect(fontOf('Ada Byron')).toEqual(['sansBold']);
  expect(fontOf('Engines')).toEqual(['sans']);
  expect(new Set(fontOf('Free'))).toEqual(new Set(['sans']));
});

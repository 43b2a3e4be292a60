import { expect, it } from 'vitest';
import { sheetPages } from './sheetPages.ts';
import type { SheetPlan } from './sheetPlan.ts';

const peopleOf = (count: number): SheetPlan => ({
  event: { name: 'Gala', startDate: null, location: null, isDraft: false },
  showsDetails: true,
  people: Array.from({ length: count }, (_, nth) => ({
    ...{ id: `${nth}`, name: `Guest ${nth}`, company: null, party: null, guestOf: null },
    ...{ isNamed: true, isHeld: false },
  })),
  ...{ tables: [], seats: [], objects: [], outline: null, background: null },
});

/** By page: how many guests it names, and whether it names its columns. */
const listed = (count: number) =>
  sheetPages(peopleOf(count), 'doorList', { paper: 'a4', locale: 'en' }).pages.map(({ parts }) => {
    const texts = parts.flatMap((part) => (part.type === 'text' ? [part.text] : []));
    return {
      guests: texts.filter((text) => text.startsWith('Guest ')).length,
      hasColumns: texts.includes('Reply'),
    };
  });

it('leaves no guest of a list alone on its last page', () => {
  const most = listed(100)[0]?.guests ?? 0;
  expect(listed(most)).toEqual([{ guests: most, hasColumns: true }]);
  expect(listed(most + 1)).toEqual([
    { guests: most - 1, hasColumns: true },
    { guests: 2, hasColumns: true },
  ]);
  expect(listed(1)).toEqual([{ guests: 1, hasColumns: true }]);
});

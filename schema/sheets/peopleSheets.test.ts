import { expect, it } from 'vitest';
import { footRoom } from './papers.ts';
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

it('says when it was printed, unless it has the stamp of an issue', () => {
  const footOf = (more: { stamp?: string }) => {
    const printedAt = '2027-03-04T18:20:00Z';
    const options = { paper: 'a4', locale: 'en-GB', timeZone: 'Europe/Berlin', printedAt } as const;
    const [page] = sheetPages(peopleOf(1), 'doorList', { ...options, ...more }).pages;
    return page?.parts.flatMap((part) =>
      part.type === 'text' && part.y > page.height - footRoom ? [part.text] : [],
    );
  };
  expect(footOf({})).toEqual(['Printed 4 Mar 2027, 19:20', '1 / 1']);
  expect(footOf({ stamp: 'Issue 3' })).toEqual(['Issue 3 · page 1 of 1']);
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

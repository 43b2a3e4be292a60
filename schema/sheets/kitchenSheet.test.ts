import { expect, it } from 'vitest';
import type { ServedSeat } from '../entities/kitchen.ts';
import { footRoom, type PaperName, type Turned } from './papers.ts';
import type { Primitive } from './primitives.ts';
import { sheetPages } from './sheetPages.ts';
import type { PrintedKitchen } from './sheetPlan.ts';

const seat = (position: number, facts: Partial<ServedSeat> = {}): ServedSeat => ({
  seatId: `seat ${position}`,
  position,
  attendeeId: `guest ${position}`,
  name: `Guest ${position}`,
  diets: [],
  allergies: [],
  meals: null,
  ...facts,
});

const kitchenOf = (seats: ServedSeat[], more: Partial<PrintedKitchen> = {}): PrintedKitchen => ({
  revision: 12,
  since: null,
  before: null,
  seated: seats.length,
  courses: [],
  diets: [],
  tables: [{ tableId: 't', name: 'Oak', courses: [], seats, nameBefore: null, changes: [] }],
  tablesGone: [],
  allergies: [],
  unseated: { people: 0, courses: [], diets: [], allergies: [] },
  issues: [],
  ...more,
});

const pagesOf = (kitchen: PrintedKitchen | undefined, paper: PaperName, turned: Turned) =>
  sheetPages(
    {
      event: { name: 'Dinner', startDate: null, location: null, isDraft: false },
      showsDetails: true,
      ...{ tables: [], seats: [], people: [], objects: [], outline: null, background: null },
      kitchen,
    },
    'kitchen',
    { paper, turned, locale: 'en' },
  ).pages;

const textsOf = (parts: readonly Primitive[]) =>
  parts.flatMap((part) => (part.type === 'text' ? [part] : []));

it('lists all of twenty allergies, even on the smallest paper', () => {
  const allergies = Array.from({ length: 20 }, (_, nth) => ({
    substance: `Substance ${nth} in a guest's own words of some length`,
    severity: 'allergy' as const,
  }));
  const pages = pagesOf(kitchenOf([seat(1), seat(2, { allergies }), seat(3)]), 'a5', 'landscape');
  const all = pages.map(({ parts }) => textsOf(parts).map(({ text }) => text));
  const texts = all.flat().join(' ');
  for (const { substance } of allergies) expect(texts).toContain(`${substance}: Allergy`);
  expect(texts).not.toContain('…');
  for (const { height, parts } of pages)
    for (const { y } of textsOf(parts)) expect(y).toBeLessThan(height);
});

it('shows on each page how many guests are served', () => {
  const pages = pagesOf(
    kitchenOf(Array.from({ length: 100 }, (_, nth) => seat(nth + 1))),
    'a4',
    'portrait',
  );
  for (const { parts } of pages)
    expect(textsOf(parts).map(({ text }) => text)).toContain(
      'Kitchen · 100 guests · As of change 12',
    );
});

it("lists a guest's most severe allergy first", () => {
  const allergies = [
    { substance: 'milk', severity: 'intolerance' },
    { substance: 'nuts', severity: 'anaphylaxis' },
    { substance: 'sesame', severity: 'allergy' },
  ] as const;
  const [page] = pagesOf(kitchenOf([seat(1, { allergies: [...allergies] })]), 'a4', 'portrait');
  const texts = textsOf(page?.parts ?? []).map(({ text }) => text);
  expect(texts.filter((text) => /^(Milk|Nuts|Sesame)/.test(text))).toEqual([
    'Nuts: Anaphylaxis',
    'Sesame: Allergy',
    'Milk: Intolerance',
  ]);
});

it("repeats a table's name and columns on each page", () => {
  const many = Array.from({ length: 100 }, (_, nth) => seat(nth + 1));
  const pages = pagesOf(kitchenOf(many), 'a4', 'portrait');
  expect(pages.length).toBeGreaterThan(1);
  for (const { parts } of pages)
    expect(textsOf(parts).filter(({ text }) => text === 'Diets and allergies')).toHaveLength(1);
  const named = pages.map(({ parts }) =>
    textsOf(parts).flatMap(({ text }) => (text.startsWith('Oak') ? [text] : [])),
  );
  expect(named).toEqual([['Oak'], ...pages.slice(1).map(() => ['Oak (continued)'])]);
});

it('keeps the dishes of a table above the foot of the page, however long their names are', () => {
  const options = Array.from({ length: 20 }, (_, nth) => ({
    ...{ optionId: `${nth}`, count: 1 },
    name: `${'W'.repeat(97)} ${nth}`,
  }));
  const courses = ['Starter', 'Main'].map((name) => ({
    ...{ courseId: name, name, options, notChosen: 0 },
  }));
  const kitchen = kitchenOf([seat(1), seat(2)], { courses });
  kitchen.tables = kitchen.tables.map((table) => ({ ...table, courses }));
  const pages = pagesOf(kitchen, 'a5', 'landscape');
  for (const { height, parts } of pages)
    for (const { text, y } of textsOf(parts))
      expect(y < height - footRoom || /^\d+ \/ \d+$/.test(text)).toBe(true);
  const texts = pages.flatMap(({ parts }) => textsOf(parts).map(({ text }) => text)).join(' ');
  expect(texts.match(/1 ×/g)).toHaveLength(2 * options.length);
});

it('leaves no guest of a table alone on a page', () => {
  for (let count = 2; count <= 60; count += 1) {
    const many = Array.from({ length: count }, (_, nth) => seat(nth + 1));
    for (const { parts } of pagesOf(kitchenOf(many), 'a4', 'portrait')) {
      const guests = textsOf(parts).filter(({ text }) => /^Guest \d/.test(text));
      expect(guests.length).toBeGreaterThan(1);
    }
  }
});

it('keeps a changed seat on a page with what was there before', () => {
  const seats = Array.from({ length: 40 }, (_, nth) => seat(nth + 1));
  const changes = seats.map(({ position }) => ({ seatId: '', position, before: null }));
  const changed = kitchenOf(seats, {
    since: 10,
    before: { seated: 0, courses: [], diets: [] },
  });
  changed.tables = changed.tables.map((table) => ({ ...table, changes }));
  for (const { parts } of pagesOf(changed, 'a4', 'portrait')) {
    const texts = textsOf(parts).map(({ text }) => text);
    const names = texts.filter((text) => /^Guest \d/.test(text));
    expect(texts.filter((text) => text === 'New: nobody sat here before')).toHaveLength(
      names.length,
    );
  }
});

it('has no page if nobody is served, except one that says that nothing has changed', () => {
  expect(pagesOf(undefined, 'a4', 'portrait')).toEqual([]);
  const nobody = { tables: [], seated: 0 };
  expect(pagesOf(kitchenOf([], nobody), 'a4', 'portrait')).toEqual([]);
  const [page] = pagesOf(
    kitchenOf([], { ...nobody, since: 10, before: { seated: 0, courses: [], diets: [] } }),
    'a4',
    'portrait',
  );
  const texts = textsOf(page?.parts ?? []).map(({ text }) => text);
  expect(texts.join(' ')).toContain('Changes since change 10');
  expect(texts.join(' ')).toContain('Nothing has changed.');
});

it('counts the guests of each diet, and those without one, beside the counts before', () => {
  const [vegan, both] = [['vegan'], ['vegetarian', 'glutenFree']];
  const diets = [{ diets: both, count: 2 }];
  const saysOf = (more: Partial<PrintedKitchen>) =>
    pagesOf(kitchenOf([seat(1), seat(2), seat(3)], { diets, ...more }), 'a4', 'portrait').flatMap(
      ({ parts }) => textsOf(parts).map(({ text }) => text.replace(/\p{Cf}/gu, '')),
    );
  const now = saysOf({});
  const start = now.indexOf('Diets');
  expect(now.slice(start - 1, start + 6)).toEqual([
    ...['Totals', 'Diets', 'Count'],
    ...['Vegetarian and Gluten-free', '2', 'No diet', '1'],
  ]);
  const before = { seated: 3, courses: [], diets: [{ diets: vegan, count: 1 }] };
  expect(saysOf({ since: 10, before }).join(' ')).toContain(
    'Vegetarian and Gluten-free 2 0 +2 Vegan 0 1 −1 No diet 1 2 −1',
  );
});

it('refers to totals above only if there are some', () => {
  const course = { courseId: 'c', name: 'Starter', options: [], notChosen: 3 };
  const saysOf = (courses: (typeof course)[]) =>
    pagesOf(
      kitchenOf([], { courses, unseated: { people: 3, courses, diets: [], allergies: [] } }),
      'a4',
      'portrait',
    ).flatMap(({ parts }) => textsOf(parts).map(({ text }) => text));
  expect(saysOf([])).toContain('3 guests without a seat');
  expect(saysOf([]).join()).not.toContain('totals above');
  expect(saysOf([course]).join()).toContain('totals above');
});

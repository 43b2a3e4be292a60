import { describe, expect, it } from 'vitest';
import { cardPages } from './cardPages.ts';
import { paperArea } from './papers.ts';
import type { Primitive, TextPrimitive } from './primitives.ts';
import { sheetPages } from './sheetPages.ts';
import type { SheetPerson, SheetPlan } from './sheetPlan.ts';

const paper = paperArea('a4', 'portrait');
const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);
const longName = 'Maximiliana Featherstonehaugh-Vandenbergh van der Wildenburg';

/** The middle of each card, as a text in it. */
const middles = (items: readonly number[], grid: { across: number; down: number }) =>
  cardPages(paper, {
    items,
    grid,
    draw: (item, { x, width }) => [textAt(`front ${item}`, x + width / 2)],
    back: (item, { x, width }) => [textAt(`back ${item}`, x + width / 2)],
  }).map((draw) => textsOf(draw()));
const textAt = (text: string, x: number): Primitive => ({
  ...{ type: 'text', text, x, y: 0, font: 'sans', size: 3 },
  ...{ colour: '#000000', anchor: 'middle' },
});
const textsOf = (parts: readonly Primitive[]): TextPrimitive[] =>
  parts.filter((part) => part.type === 'text');

describe('cards on pages', () => {
  it.each([
    [0, []],
    [1, [1]],
    [8, [8]],
    [9, [8, 1]],
    [5_000, numbers(625).map(() => 8)],
  ])('fill pages of %i, each followed by its backs', (count, sizes) => {
    const pages = middles(numbers(count), { across: 2, down: 4 });
    expect(pages.map((page) => page.length)).toEqual(sizes.flatMap((size) => [size, size]));
    expect(pages.flat().filter(({ text }) => text.startsWith('front'))).toHaveLength(count);
  });

  it('are backed correctly when the page is flipped on its long edge', () => {
    const [fronts = [], backs = []] = middles(numbers(3), { across: 2, down: 2 });
    for (const [nth, { x }] of fronts.entries())
      expect(x + (backs[nth]?.x ?? 0)).toBeCloseTo(paper.width);
  });
});

const person = (name: string, facts: Partial<SheetPerson> = {}): SheetPerson => ({
  ...{ id: name, name, company: null, party: null, guestOf: null, isNamed: true, isHeld: false },
  ...facts,
});
const planOf = (people: readonly SheetPerson[], showsDetails = true): SheetPlan => ({
  event: { name: 'Evening', startDate: null, location: null, isDraft: false },
  showsDetails,
  tables: [
    {
      ...{ id: 't', name: 'Garden', layout: 'circular', capacity: 8, endSeats: false },
      ...{ x: 0, y: 0, rotation: 0 },
    },
  ],
  seats: people.map(({ id }, nth) => ({
    ...{ id: `s${nth}`, tableId: 't', position: nth + 1, x: 0, y: 0, attendeeId: id },
  })),
  people,
  objects: [],
  outline: null,
  background: null,
});

const placeCards = (plan: SheetPlan, options: object = {}) =>
  sheetPages(plan, 'placeCards', { paper: 'a4', locale: 'en', ...options }).pages.map(({ parts }) =>
    textsOf(parts),
  );

it('name the whole event on a table card, however long its name is', () => {
  const name = `The annual dinner of the ${'friends of the '.repeat(10)}garden`;
  const plan = planOf([]);
  const { pages } = sheetPages({ ...plan, event: { ...plan.event, name } }, 'tableCards', {
    paper: 'a4',
    locale: 'en',
  });
  const texts = pages.flatMap(({ parts }) => textsOf(parts).map(({ text }) => text));
  expect(texts.join(' ')).toBe(`Garden ${name}`);
});

it('set table names in one line and equal in size if they have a similar length', () => {
  const { tables, ...plan } = planOf([]);
  const named = ['Table 9', 'Table 10', 'The friends of the botanical garden'].map((name) => ({
    ...tables[0],
    ...{ id: name, name },
  })) as SheetPlan['tables'];
  const sizesOf = (options: object) =>
    sheetPages({ ...plan, tables: named }, 'tableCards', {
      ...{ paper: 'a4', locale: 'en', perPage: 2, ...options },
    }).pages.flatMap(({ parts }) =>
      textsOf(parts)
        .filter(({ text }) => text !== 'Evening')
        .map(({ text, size }) => [text, size] as const),
    );
  const sizes = new Map(sizesOf({}));
  const [nine = 0, ten] = ['Table 9', 'Table 10'].map((name) => sizes.get(name));
  expect(nine).toBe(ten);
  expect(nine).toBeGreaterThan(35);
  expect(sizes.has('The friends of the botanical garden')).toBe(false);
  expect([...sizes.keys()].join(' ')).toContain('The friends of');
  // A card that is printed again looks like the others.
  expect(sizesOf({ onlyTables: ['Table 9'] })).toEqual([['Table 9', nine]]);
});

describe('place cards', () => {
  it('have names as large as possible, above companies, and the seat upside down on the back', () => {
    const [texts = []] = placeCards(
      planOf([person('Mira', { company: 'Halden' }), person(longName)]),
    );
    const sizeOf = (word: string) => texts.find(({ text }) => text.includes(word))?.size ?? 0;
    expect(sizeOf('Mira')).toBe(11);
    expect(sizeOf('Featherstonehaugh')).toBeLessThan(8);
    expect(sizeOf('Featherstonehaugh')).toBeGreaterThan(4);
    const [mira, halden] = ['Mira', 'Halden'].map((word) =>
      texts.find(({ text }) => text === word),
    );
    expect(halden?.y).toBeGreaterThan(mira?.y ?? 0);
    expect(texts.find(({ text }) => text === 'Garden, seat 1')?.rotation).toBe(180);
  });

  const nuts = { substance: 'nuts', severity: 'anaphylaxis' } as const;
  const eaters = [
    person('Ada', { diets: ['vegan'] }),
    person('Ben', { allergies: [nuts] }),
    person('Cleo'),
  ];

  it('list on request on their backs what guests must not get, and nothing of others', () => {
    expect(placeCards(planOf(eaters))).toHaveLength(1);
    const [, backs = []] = placeCards(planOf(eaters), { hasDiets: true });
    const words = backs.map(({ text }) => text);
    expect(words).toEqual([
      'Vegan',
      'Ada · Garden, seat 1',
      'Nuts',
      'Anaphylaxis',
      'Ben · Garden, seat 2',
    ]);
    expect(placeCards(planOf(eaters, false), { hasDiets: true })).toHaveLength(1);
  });

  it('list the most severe allergy first on their backs', () => {
    const milk = { substance: 'milk', severity: 'intolerance' } as const;
    const [, backs = []] = placeCards(planOf([person('Ben', { allergies: [milk, nuts] })]), {
      hasDiets: true,
    });
    const words = backs.map(({ text }) => text);
    expect(words.slice(0, -1)).toEqual(['Nuts', 'Anaphylaxis', 'Milk', 'Intolerance']);
  });

  it('show on their backs where they belong, however long names are', () => {
    const whoseAt = (table: string, name: string) => {
      const plan = planOf([person(name, { diets: ['vegan'] })]);
      const tables = plan.tables.map((one) => ({ ...one, name: table }));
      return placeCards({ ...plan, tables }, { hasDiets: true })[1]?.at(-1)?.text;
    };
    expect(whoseAt('Garden', `${longName}-Oppenheim`)).toMatch(
      /^Maximiliana .+… · Garden, seat 1$/,
    );
    const long = 'The long table of honour beside the fountain 12';
    expect(whoseAt(long, 'Ada')).toBe(`Ada · ${long}, seat 1`);
    expect(whoseAt(long, `${longName}-Oppenheim`)).toMatch(/^Maximiliana .+… · …12, seat 1$/);
  });

  it('show a seat after its table, and a table after its guest, in any direction of writing', () => {
    const plan = planOf([
      person('محمد', { diets: ['vegan'], party: 'A' }),
      person('Ada', { party: 'A' }),
    ]);
    const tables = plan.tables.map((one) => ({ ...one, name: 'طاولة 12' }));
    const [fronts, backs] = placeCards({ ...plan, tables }, { hasDiets: true });
    const place = '\u2068طاولة 12\u2069, seat 1';
    expect(fronts?.[0]?.text).toBe(place);
    expect(backs?.at(-1)?.text).toBe(`\u2068محمد\u2069 · ${place}`);
    const escort = sheetPages(plan, 'escortCards', { paper: 'a4', locale: 'en' }).pages[0];
    expect(textsOf(escort?.parts ?? [])[0]?.text).toBe('Ada and \u2068محمد\u2069');
  });

  it('refer to the kitchen if the back cannot show everything', () => {
    const many = numbers(40).map((n) => `${longName} ${n}`);
    const [, backs = []] = placeCards(planOf([person('Ada', { diets: many })]), { hasDiets: true });
    expect(backs.map(({ text }) => text).join(' ')).toMatch(/40 diets and allergies: see the/);
  });
});

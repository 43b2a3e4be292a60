import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { CardElement, CardLayout } from '../entities/cardDesign.ts';
import { issuedFoot } from '../sheets/pageFoot.ts';
import { paperArea } from '../sheets/papers.ts';
import type { Primitive, TextPrimitive } from '../sheets/primitives.ts';
import type { SheetOptions } from '../sheets/sheetLayout.ts';
import { sheetPages } from '../sheets/sheetPages.ts';
import type { SheetPlan } from '../sheets/sheetPlan.ts';
import { svgOf, svgText } from '../sheets/svg.ts';
import { cardsOnPages, gridOf } from './designedPages.ts';
import { drawCard } from './drawCard.ts';

const name: CardElement = {
  type: 'text',
  x: 5,
  y: 10,
  width: 75,
  height: 20,
  field: 'name',
  words: null,
  font: 'display',
  size: 40,
  align: 'center',
  colour: '#123456',
  fit: 'shrink',
};
const layout = (changes: Partial<CardLayout> = {}): CardLayout => ({
  card: 'place',
  width: 85,
  height: 40,
  fold: 'none',
  elements: [name],
  ...changes,
});
const seeKitchen = 'See the kitchen’s sheet';
const guest = (says: string, needs = '') => ({
  ...{ key: says, texts: { name: says }, needs, seeKitchen },
});
const paper = paperArea('a4', 'portrait');
const textsOf = (parts: readonly Primitive[]): TextPrimitive[] =>
  parts.flatMap((part) => (part.type === 'text' ? [part] : []));
const draw = (of: CardLayout, says: string, needs = '') =>
  drawCard(of, guest(says, needs), { x: 0, y: 0 }, new Set());

describe('a card', () => {
  it('shrinks a long name until it fits its box, and leaves a short one', () => {
    const [short] = textsOf(draw(layout(), 'Mira'));
    expect(short?.size).toBeCloseTo((40 * 25.4) / 72);
    const long = textsOf(draw(layout(), 'Maximiliana Featherstonehaugh-Vandenbergh van Wilden'));
    expect(long[0]?.size).toBeLessThan(short?.size ?? 0);
    for (const { y } of long) expect(y).toBeGreaterThan(10);
    for (const { y } of long) expect(y).toBeLessThan(30);
  });

  it('keeps the size of wrapped text', () => {
    const wrapped = layout({ elements: [{ ...name, fit: 'wrap', size: 14 }] });
    const lines = textsOf(draw(wrapped, 'Ada Byron of the Analytical Engine Company of London'));
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.every(({ size }) => size === lines[0]?.size)).toBe(true);
  });

  it('is drawn on both sides of a tent, with the back turned over the fold', () => {
    const [back, front] = textsOf(draw(layout({ fold: 'tent' }), 'Mira'));
    expect(back?.rotation).toBe(180);
    expect(front?.rotation).toBeUndefined();
    // As far above the fold as the front is below it.
    expect(40 - (back?.y ?? 0)).toBeCloseTo((front?.y ?? 0) - 40);
  });

  it('draws nothing for empty values', () => {
    const mark: CardElement = { ...name, type: 'dietMark', field: null };
    expect(draw(layout({ elements: [name, mark] }), '')).toEqual([]);
    expect(textsOf(draw(layout({ elements: [mark] }), '', 'Vegan'))).toHaveLength(1);
    const retired = { ...name, field: 'custom:gone' };
    expect(draw(layout({ elements: [retired] }), 'Mira')).toEqual([]);
  });

  it.each(['shrink', 'wrap'] as const)('does not cut off a list of needs up to %s', (fit) => {
    const mark: CardElement = { ...name, type: 'dietMark', field: null, size: 10, fit };
    const marked = (needs: string) => textsOf(draw(layout({ elements: [mark] }), 'Mira', needs));
    expect(marked('Vegan').map(({ text }) => text)).toEqual(['Vegan']);
    const many = Array.from({ length: 20 }, (_, n) => `Substance ${n} in own words: Allergy`);
    const lines = marked(many.join(' · '));
    expect(lines.map(({ text }) => text).join(' ')).toBe(seeKitchen);
    expect(lines[0]?.size).toBeGreaterThanOrEqual(2);
  });

  it('reports letters that no font has', () => {
    const missing = new Set<string>();
    drawCard(layout(), guest('Mira 漢'), { x: 0, y: 0 }, missing);
    expect([...missing]).toEqual(['漢']);
  });
});

/** An event in which Mira sits at the table Garden and nobody else has a seat. */
const plan: SheetPlan = {
  event: { name: 'Evening', startDate: '2027-03-04T12:00:00Z', location: null, isDraft: false },
  showsDetails: true,
  tables: [
    {
      ...{ id: 't', name: 'Garden', layout: 'circular', capacity: 8, endSeats: false },
      ...{ x: 0, y: 0, rotation: 0 },
    },
  ],
  seats: [{ id: 's', tableId: 't', position: 1, x: 0, y: 0, attendeeId: 'mira' }],
  people: ['Mira', 'Ada'].map((who) => ({
    ...{ id: who.toLowerCase(), name: who, company: null, party: null, guestOf: null },
    ...{ isNamed: true, isHeld: false },
  })),
  objects: [],
  outline: null,
  background: null,
};
const printed = (design: CardLayout, options: Partial<SheetOptions> = {}, of = plan) =>
  sheetPages(of, 'placeCards', { paper: 'a4', locale: 'en', design, ...options }).pages;

describe('a sheet of designed cards', () => {
  const says = (options: Partial<SheetOptions> = {}, of = plan): string[] =>
    printed(layout(), options, of).flatMap(({ parts }) => textsOf(parts).map(({ text }) => text));

  it('contains the requested cards, upright, without a page number', () => {
    expect(printed(layout())[0]).toMatchObject({ ...paper, label: 'Place cards, page 1 of 1' });
    expect(says()).toEqual(['Mira']);
    expect(says({ who: 'everybody', order: 'name' })).toEqual(['Ada', 'Mira']);
    expect(says({ who: 'everybody', onlyPeople: ['ada'] })).toEqual(['Ada']);
  });

  it('is marked as a draft in a draft', () => {
    const draft = { ...plan, event: { ...plan.event, isDraft: true } };
    expect(says({}, draft)).toEqual(['Draft', 'Mira']);
  });
});

describe('cards on paper', () => {
  it('fit as many to a page as possible, once each and in order', () => {
    expect(gridOf(layout(), { paper })).toEqual({ across: 2, down: 6 });
    const guests = Array.from({ length: 25 }, (_, n) => guest(`Guest ${n}`));
    const pages = cardsOnPages(layout(), guests, { paper }, new Set()).map((page) =>
      textsOf(page()),
    );
    expect(pages.map((texts) => texts.length)).toEqual([12, 12, 1]);
    expect(pages.flatMap((texts) => texts.map(({ text }) => text))).toEqual(
      guests.map(({ texts }) => texts.name),
    );
  });

  it('are none if the paper is too small', () => {
    const large = layout({ width: 210, height: 210, fold: 'tent' });
    expect(gridOf(large, { paper })).toBeNull();
    expect(cardsOnPages(large, [guest('Mira')], { paper }, new Set())).toEqual([]);
  });

  it('leave the footer of an issue free', () => {
    const code = 'https://planner.example/s/AAAAAAAAAAAAAAAAAAAAAA';
    const [page] = printed(layout(), { stamp: 'Issue 3', code });
    expect(textsOf(page?.parts ?? []).at(-1)?.text).toBe('Issue 3 · page 1 of 1');
    expect(gridOf(layout(), { paper, code })?.down).toBe(6);
    expect(gridOf(layout({ height: 46 }), { paper, code })?.down).toBe(5);
    expect(gridOf(layout({ height: 46 }), { paper })?.down).toBe(6);
  });
});

it.each([
  ['a4', undefined],
  ['letter', undefined],
  ['a4', layout({ height: 66 })],
  ['letter', layout({ width: 97, height: 49 })],
] as const)('has a code beside the marks at the foot of issued cards: %s', (size, design) => {
  const code = 'https://planner.example/s/AAAAAAAAAAAAAAAAAAAAAA';
  const options = { paper: size, locale: 'en', design, stamp: 'Issue 3', code };
  const parts = sheetPages(plan, 'placeCards', options).pages[0]?.parts ?? [];
  const qr = parts.find(({ type }) => type === 'qr');
  if (qr?.type !== 'qr') throw new Error('There is no code');
  const cuts = parts.flatMap((part) => (part.type === 'path' && !part.dash ? [part.d] : []));
  const lines = [...cuts.join('').matchAll(/M(\S+) (\S+?)([hv])(-?[\d.]+)/g)].map(
    ([, x, y, along, by]) => {
      const [left, top] = [Number(x), Number(y)];
      const [right, bottom] = along === 'h' ? [left + Number(by), top] : [left, top + Number(by)];
      return { xs: [left, right], ys: [top, bottom] };
    },
  );
  const meets = (from: number, ends: number[]) =>
    Math.max(...ends) > from - 1 && Math.min(...ends) < from + qr.size + 1;
  expect(lines.length).toBeGreaterThan(8);
  expect(lines.filter(({ xs, ys }) => meets(qr.x, xs) && meets(qr.y, ys))).toEqual([]);
  expect(qr.x + qr.size).toBeLessThanOrEqual(paperArea(size, 'portrait').width - 10);
});

it('has a code at the foot of an issue that a camera can read', async () => {
  const code = 'https://planner.example.com/s/AAAAAAAAAAAAAAAAAAAAAA';
  const drawn = issuedFoot(paper, 'page 1 of 1', { stamp: 'Issue 3', code }, new Set()).at(-1);
  if (drawn?.type !== 'qr') throw new Error('There is no code');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="180 275 30 22" width="600" height="440"><rect x="0" y="0" width="300" height="300" fill="#fff"/>${svgText(svgOf(drawn))}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(decodeQR({ data, width: info.width, height: info.height })).toBe(code);
});

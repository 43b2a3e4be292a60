import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { CardElement, CardLayout } from '../entities/cardDesign.ts';
import { paperArea } from '../sheets/papers.ts';
import type { Primitive, TextPrimitive } from '../sheets/primitives.ts';
import { issuedFoot } from '../sheets/sheetPages.ts';
import { designedPages, gridOf } from './designedPages.ts';
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
const guest = (says: string, needs = '') => ({ key: says, texts: { name: says }, needs });
const paper = paperArea('a4', 'portrait');
const words = {
  label: (page: number, pages: number) => `${page} of ${pages}`,
  page: (page: number, pages: number) => `page ${page} of ${pages}`,
};
const textsOf = (parts: readonly Primitive[]): TextPrimitive[] =>
  parts.flatMap((part) => (part.type === 'text' ? [part] : []));
const draw = (of: CardLayout, says: string, needs = '') =>
  drawCard(of, guest(says, needs), { x: 0, y: 0 }, new Set());

describe('a card', () => {
  it('shrinks a long name until it is inside of its box, and leaves a short one', () => {
    const [short] = textsOf(draw(layout(), 'Mira'));
    expect(short?.size).toBeCloseTo((40 * 25.4) / 72);
    const long = textsOf(draw(layout(), 'Maximiliana Featherstonehaugh-Vandenbergh van Wilden'));
    expect(long[0]?.size).toBeLessThan(short?.size ?? 0);
    for (const { y } of long) expect(y).toBeGreaterThan(10);
    for (const { y } of long) expect(y).toBeLessThan(30);
  });

  it('keeps the size of text that wraps', () => {
    const wrapped = layout({ elements: [{ ...name, fit: 'wrap', size: 14 }] });
    const lines = textsOf(draw(wrapped, 'Ada Byron of the Analytical Engine Company of London'));
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.every(({ size }) => size === lines[0]?.size)).toBe(true);
  });

  it('is drawn on both sides of a tent, the back turned about the fold', () => {
    const [back, front] = textsOf(draw(layout({ fold: 'tent' }), 'Mira'));
    expect(back?.rotation).toBe(180);
    expect(front?.rotation).toBeUndefined();
    // As far above the fold as the other is below.
    expect(40 - (back?.y ?? 0)).toBeCloseTo((front?.y ?? 0) - 40);
  });

  it('draws nothing where there is nothing to say', () => {
    const mark: CardElement = { ...name, type: 'dietMark', field: null };
    expect(draw(layout({ elements: [name, mark] }), '')).toEqual([]);
    expect(textsOf(draw(layout({ elements: [mark] }), '', 'Vegan'))).toHaveLength(1);
    const retired = { ...name, field: 'custom:gone' };
    expect(draw(layout({ elements: [retired] }), 'Mira')).toEqual([]);
  });

  it('names letters that no font has', () => {
    const missing = new Set<string>();
    drawCard(layout(), guest('Mira 漢'), { x: 0, y: 0 }, missing);
    expect([...missing]).toEqual(['漢']);
  });
});

describe('cards on paper', () => {
  it('stand as many as have room, each once and in order', () => {
    expect(gridOf(layout(), { paper })).toEqual({ across: 2, down: 6 });
    const guests = Array.from({ length: 25 }, (_, n) => guest(`Guest ${n}`));
    const { pages } = designedPages(layout(), guests, { paper }, words);
    expect(pages.map(({ parts }) => textsOf(parts).length)).toEqual([12, 12, 1]);
    expect(pages.flatMap(({ parts }) => textsOf(parts).map(({ text }) => text))).toEqual(
      guests.map(({ texts }) => texts.name),
    );
  });

  it('are none where the paper is too small', () => {
    const large = layout({ width: 210, height: 210, fold: 'tent' });
    expect(gridOf(large, { paper })).toBeNull();
    expect(designedPages(large, [guest('Mira')], { paper }, words).pages).toEqual([]);
  });

  it('leave the foot of an issue free', () => {
    const code = 'https://planner.example/s/AAAAAAAAAAAAAAAAAAAAAA';
    const { pages } = designedPages(
      layout(),
      [guest('Mira')],
      { paper, stamp: 'Issue 3', code },
      words,
    );
    const foot = textsOf(pages[0]?.parts ?? []).at(-1);
    expect(foot?.text).toBe('Issue 3 · page 1 of 1');
    expect(gridOf(layout(), { paper, code })?.down).toBe(6);
    expect(gridOf(layout({ height: 46 }), { paper, code })?.down).toBe(5);
    expect(gridOf(layout({ height: 46 }), { paper })?.down).toBe(6);
  });
});

it('has a code at the foot of an issue that a camera reads', async () => {
  const code = 'https://planner.example.com/s/AAAAAAAAAAAAAAAAAAAAAA';
  const path = issuedFoot(paper, 'page 1 of 1', { stamp: 'Issue 3', code }, new Set()).at(-1);
  if (path?.type !== 'path') throw new Error('There is no code');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="180 275 30 22" width="600" height="440"><rect x="0" y="0" width="300" height="300" fill="#fff"/><path d="${path.d}"/></svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(decodeQR({ data, width: info.width, height: info.height })).toBe(code);
});

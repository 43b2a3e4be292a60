import type { CardElement, CardKind, CardLayout } from '../../../schema/entities/cardDesign.ts';
import { limits } from '../../../schema/limits.ts';

type Box = Pick<CardElement, 'x' | 'y' | 'width' | 'height'>;
type Card = Pick<CardLayout, 'width' | 'height'>;

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** The smallest side that can still be grabbed, in millimetres. */
const leastSide = (type: CardElement['type']): number => (type === 'line' ? 0.2 : 2);

/** Moves a box into the card, cuts it if it is larger, and rounds to tenths of a millimetre. */
export const withinCard = <Element extends Box & Pick<CardElement, 'type'>>(
  element: Element,
  card: Card,
): Element => {
  const least = leastSide(element.type);
  const width = rounded(Math.min(Math.max(element.width, least), card.width));
  const height = rounded(Math.min(Math.max(element.height, least), card.height));
  const x = rounded(Math.min(Math.max(element.x, 0), card.width - width));
  const y = rounded(Math.min(Math.max(element.y, 0), card.height - height));
  return { ...element, x, y, width, height };
};

const { min, max } = limits.cardSide;

/** The layout at another card size, with all elements on the card. */
export const resized = (layout: CardLayout, size: Partial<Card>): CardLayout => {
  const side = (value: number) => Math.min(Math.max(rounded(value), min), max);
  const card = {
    width: side(size.width ?? layout.width),
    height: side(size.height ?? layout.height),
  };
  return {
    ...layout,
    ...card,
    elements: layout.elements.map((element) => withinCard(element, card)),
  };
};

const plain = {
  field: null,
  words: null,
  font: 'sans',
  size: 12,
  align: 'center',
  colour: '#231a25',
  fit: 'shrink',
} as const satisfies Partial<CardElement>;

/** The elements that can be added to a card. Fields and fixed words are both texts. */
export type NewElement = 'field' | 'words' | 'line' | 'qr' | 'dietMark';

/** A new element in the middle of a card. */
export const newElement = (what: NewElement, card: Card, words: string): CardElement => {
  const wide = { width: card.width * 0.8, height: 8 };
  const made: Record<NewElement, Omit<CardElement, 'x' | 'y'>> = {
    field: { ...plain, ...wide, type: 'text', field: 'name' },
    words: { ...plain, ...wide, type: 'text', words },
    line: { ...plain, ...wide, height: 0.4, type: 'line' },
    qr: { ...plain, width: 15, height: 15, type: 'qr', words },
    dietMark: { ...plain, ...wide, type: 'dietMark', size: 8 },
  };
  const element = made[what];
  const place = { x: (card.width - element.width) / 2, y: (card.height - element.height) / 2 };
  return withinCard({ ...element, ...place }, card);
};

const text = (field: string, box: Box, changes: Partial<CardElement>): CardElement => ({
  ...plain,
  ...box,
  ...changes,
  type: 'text',
  field,
});

const serif = { font: 'display' } as const;
const across = (y: number, height: number, width: number): Box => ({ x: 5, y, width, height });

/** The designs that new ones start from. */
export const firstDesigns: Readonly<Record<CardKind, CardLayout>> = {
  place: {
    card: 'place',
    width: 85,
    height: 50,
    fold: 'tent',
    elements: [
      text('name', across(12, 20, 75), { ...serif, size: 30 }),
      text('company', across(34, 8, 75), { size: 10 }),
    ],
  },
  table: {
    card: 'table',
    width: 140,
    height: 100,
    fold: 'tent',
    elements: [
      text('table', across(20, 45, 130), { ...serif, size: 72 }),
      text('event', across(80, 10, 130), { size: 12 }),
    ],
  },
  escort: {
    card: 'escort',
    width: 85,
    height: 55,
    fold: 'none',
    elements: [
      text('name', across(10, 22, 75), { ...serif, size: 24 }),
      text('table', across(38, 9, 75), { size: 14 }),
    ],
  },
  badge: {
    card: 'badge',
    width: 90,
    height: 60,
    fold: 'none',
    elements: [
      text('firstName', across(10, 20, 80), { font: 'sansBold', size: 36 }),
      text('name', across(32, 9, 80), { size: 14 }),
      text('company', across(44, 8, 80), { size: 11 }),
    ],
  },
};

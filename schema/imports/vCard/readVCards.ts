import { limits } from '../../limits.ts';
import { type Column, columnOf } from '../columns.ts';
import type { CsvTable } from '../csvTable.ts';
import { decodeText } from '../decodeText.ts';
import { inNameOrder } from '../nameOrder.ts';
import { tooManyRows } from '../tooManyRows.ts';
import { type VCardLine, vCardLines } from './vCardLines.ts';

export const vCardMessages = {
  none: 'The file has no vCards',
  tooMany: (count: number) => tooManyRows('The file', 'vCards', count),
  notUtf8: 'The file is not UTF-8 text. Export the vCards as version 3.0 or 4.0 and try again.',
  notClosed: (card: number) => `Row ${card}: The vCard has no end`,
} as const;

type ReadVCards = { table: CsvTable; errors?: undefined } | { table?: undefined; errors: string[] };

/** The imported fields of a card, in columns by their documented names. Everybody is a guest. */
const columns = {
  name: (card) => textOf(card, 'FN') || nameOf(card),
  tag: () => 'guest',
  [columnOf('company')]: (card: Card) =>
    parts(first(card, 'ORG')).find((part) => part !== '') ?? '',
  [columnOf('title')]: (card: Card) => textOf(card, 'TITLE'),
  [columnOf('email')]: (card: Card) => textOf(card, 'EMAIL').replace(/^mailto:/i, ''),
  [columnOf('phone')]: (card: Card) => textOf(card, 'TEL').replace(/^tel:/i, ''),
  [columnOf('notes')]: (card: Card) => textOf(card, 'NOTE'),
  [columnOf('externalId')]: (card: Card) => textOf(card, 'UID'),
} satisfies Partial<Record<Column, (card: Card) => string>>;

type Card = readonly VCardLine[];

/**
 * Reads vCards of version 2.1, 3.0 or 4.0 as a table with one row per card, from 1. Returns problems in
 * `errors`; never throws.
 */
export const readVCards = (file: Uint8Array): ReadVCards => {
  const text = decodeText(file);
  if (!text.ok)
    return { errors: [text.error.includes('UTF-8') ? vCardMessages.notUtf8 : text.error] };
  const { cards, isOpen } = cardsIn(vCardLines(text.value));
  if (isOpen) return { errors: [vCardMessages.notClosed(cards.length + 1)] };
  if (cards.length === 0) return { errors: [vCardMessages.none] };
  if (cards.length > limits.importRows) return { errors: [vCardMessages.tooMany(cards.length)] };
  const taken = Object.values(columns);
  const records = cards.map((card) => taken.map((cellOf) => cellOf(card)));
  return { table: { header: Object.keys(columns), records, firstRow: 1 } };
};

/** The cards in a text. Leaves out cards within a card, which are about a person's agent. */
const cardsIn = (lines: readonly VCardLine[]): { cards: Card[]; isOpen: boolean } => {
  const cards: Card[] = [];
  let card: VCardLine[] = [];
  let depth = 0;
  for (const line of lines) {
    const isCard = line.value.trim().toUpperCase() === 'VCARD';
    if (line.name === 'BEGIN' && isCard) {
      if (depth === 0) card = [];
      depth += 1;
    } else if (line.name === 'END' && isCard) {
      if (depth === 1) cards.push(card);
      depth = Math.max(0, depth - 1);
    } else if (depth === 1) card.push(line);
  }
  return { cards, isOpen: depth > 0 };
};

/** The first non-empty value of a property. */
const first = (card: Card, property: string): string =>
  card.find(({ name, value }) => name === property && value.trim() !== '')?.value ?? '';

const textOf = (card: Card, property: string): string => unescaped(first(card, property)).trim();

const nameOf = (card: Card): string => {
  const [family = '', given = '', additional = '', prefix, suffix] = parts(first(card, 'N'));
  const names = inNameOrder([given, additional].filter(Boolean).join(' '), family);
  return [prefix, ...names, suffix].filter(Boolean).join(' ');
};

/**
 * The parts of a value, separated by semicolons and unescaped. NUL can mark places, because it never occurs
 * in a text that is read.
 */
const parts = (value: string): string[] =>
  value
    .replace(/\\([\s\S])|;/g, (mark, escaped) => (mark === ';' ? '\0' : plain(escaped)))
    .split('\0')
    .map((part) => part.trim());

const unescaped = (text: string): string =>
  text.replace(/\\([\s\S])/g, (_, escaped: string) => plain(escaped));

const plain = (escaped: string): string => (/n/i.test(escaped) ? '\n' : escaped);

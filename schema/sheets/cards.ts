import { cardPages, type Grid, smallCardGrid } from './cardPages.ts';
import { dietMark } from './dietMark.ts';
import { escortCardsOf, type Guest, guestsByName } from './guests.ts';
import type { Area, Turned } from './papers.ts';
import { type Primitive, softInk } from './primitives.ts';
import type { SheetLayout, SheetOptions } from './sheetLayout.ts';
import { seatedTables } from './sheetPlan.ts';
import type { SheetWords } from './sheetWords.ts';
import { type Box, shifted, textIn } from './textBox.ts';
import { widthOf } from './textMetrics.ts';

const sideways = 7;

const inner = ({ x, y, width, height }: Box, across: number, down: number): Box => ({
  x: x + across,
  y: y + down,
  width: width - 2 * across,
  height: height - 2 * down,
});

/** Folded cards for each place: the name on the front, the seat on the back. */
export const placeCards: SheetLayout<'perPage' | 'order' | 'who' | 'hasDiets' | 'onlyPeople'> = (
  plan,
  paper,
  options,
  words,
  missing,
) => {
  const { perPage, order, who, hasDiets, onlyPeople } = options;
  const only = onlyPeople && new Set(onlyPeople);
  const guests = guestsByName(plan, words.compare).filter(
    ({ person, table }) =>
      (only?.has(person.id) ?? true) && (who === 'everybody' || table !== undefined),
  );
  const byTable = (a: Guest, b: Guest): number =>
    words.compare(a.table ?? '\uFFFF', b.table ?? '\uFFFF') ||
    (a.seat ?? 0) - (b.seat ?? 0) ||
    words.compare(a.person.name, b.person.name);
  return cardPages(paper, {
    items: order === 'name' ? guests : guests.sort(byTable),
    grid: smallCardGrid(perPage),
    isFolded: true,
    draw: (guest, box) => placeCard(guest, box, words, missing),
    back:
      hasDiets && plan.showsDetails
        ? (guest, box) => dietMark(guest, halfOf(box, 1), words, missing)
        : undefined,
  });
};

const halfOf = ({ x, y, width, height }: Box, nth: 0 | 1): Box => ({
  x,
  y: y + (nth * height) / 2,
  width,
  height: height / 2,
});

/** The back is printed above the fold, upside down, so that it is upright when the card stands. */
const placeCard = (
  { person, table, seat = 0 }: Guest,
  card: Box,
  words: SheetWords,
  missing: Set<string>,
): Primitive[] => {
  const centred = { align: 'centre', vertical: 'middle' } as const;
  const back =
    table === undefined
      ? []
      : textIn(
          inner(halfOf(card, 0), sideways, 3),
          words.atTable(table, seat),
          { font: 'sans', size: 3, colour: softInk, fit: 'wrap', isUpsideDown: true, ...centred },
          missing,
        ).lines;
  const front = inner(halfOf(card, 1), sideways, 3);
  const company = textIn(
    { ...front, height: 2 * 3.2 * 1.3 },
    person.company ?? '',
    { font: 'sans', size: 3.2, colour: softInk, fit: 'wrap', lineHeight: 1.3, align: 'centre' },
    missing,
  );
  const below = company.lines.length > 0 ? company.height + 1.5 : 0;
  const name = textIn(
    { ...front, height: front.height - below },
    person.name,
    { font: 'display', size: 11, fit: 'shrink', lineHeight: 1.15, align: 'centre' },
    missing,
  );
  const down = Math.max(0, (front.height - name.height - below) / 2);
  return [
    ...back,
    ...shifted(name.lines, 0, down),
    ...shifted(company.lines, 0, down + name.height + 1.5),
  ];
};

/** Cards for the entrance that lead each person, or each party, to their table. */
export const escortCards: SheetLayout<'perPage' | 'each'> = (
  plan,
  paper,
  { perPage, each = 'party' },
  words,
  missing,
) =>
  cardPages(paper, {
    items: escortCardsOf(plan, each, words.compare),
    grid: smallCardGrid(perPage),
    draw: ({ names, table }, box) => {
      const free = inner(box, sideways, 5);
      const style = { font: 'display', fit: 'shrink', align: 'centre', lineHeight: 1.15 } as const;
      return [
        ...textIn(
          { ...free, height: free.height * 0.62 },
          words.list(names),
          { ...style, size: 9, vertical: 'middle' },
          missing,
        ).lines,
        ...textIn(
          { ...free, y: free.y + free.height * 0.7, height: free.height * 0.3 },
          table,
          { ...style, font: 'sansBold', size: 6, vertical: 'middle' },
          missing,
        ).lines,
      ];
    },
  });

/** By the number of cards on a page. All cards are wider than high. */
const tableCardLayouts: Record<number, { grid: Grid; turned: Turned }> = {
  1: { grid: { across: 1, down: 1 }, turned: 'landscape' },
  2: { grid: { across: 1, down: 2 }, turned: 'portrait' },
  4: { grid: { across: 2, down: 2 }, turned: 'landscape' },
};
const tableCardLayout = (perPage: number | undefined) =>
  tableCardLayouts[perPage ?? 2] ?? (tableCardLayouts[2] as { grid: Grid; turned: Turned });

/** The orientation of the paper for table cards. */
export const tableCardsTurn = ({ perPage }: Pick<SheetOptions, 'perPage'>): Turned =>
  tableCardLayout(perPage).turned;

/** A name stays on one line if that shrinks it to no less than this share of its size. */
const leastInOneLine = 0.75;

/**
 * In millimetres: the largest letters on all table cards of an event. The cards are seen together, so "Table
 * 9" is no larger than "Table 10". Long names are smaller, or on several lines.
 */
const nameSize = (names: readonly string[], room: Area, most: number): number =>
  names
    .map((name) => room.width / widthOf(name, 'display', 1))
    .filter((size) => size >= most * leastInOneLine)
    .reduce((least, size) => Math.min(least, size), most);

/** One card per table, with its name as large as fits. */
export const tableCards: SheetLayout<'perPage' | 'onlyTables'> = (
  plan,
  paper,
  { perPage, onlyTables },
  words,
  missing,
) => {
  const only = onlyTables && new Set(onlyTables);
  const tables = seatedTables(plan).map(({ table }) => table);
  const names = tables.map(({ name }) => name);
  let size: number | undefined;
  return cardPages(paper, {
    items: tables
      .filter(({ id }) => only?.has(id) ?? true)
      .sort((a, b) => words.compare(a.name, b.name)),
    grid: tableCardLayout(perPage).grid,
    draw: ({ name }, box) => {
      const free = inner(box, 12, 10);
      const foot = 6;
      size ??= nameSize(names, free, box.height / 3);
      return [
        ...textIn(
          { ...free, height: free.height - foot },
          name,
          {
            ...{ font: 'display', size, fit: 'shrink', lineHeight: 1.1 },
            ...{ align: 'centre', vertical: 'middle' },
          },
          missing,
        ).lines,
        ...textIn(
          { ...free, y: free.y + free.height - foot, height: foot },
          plan.event.name,
          {
            ...{ font: 'sans', size: 3.4, least: 2.4, colour: softInk, fit: 'shrink' },
            ...{ align: 'centre', vertical: 'bottom' },
          },
          missing,
        ).lines,
      ];
    },
  });
};

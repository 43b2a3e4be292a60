import { flowed, gap, heightOf, type Strip } from './flow.ts';
import { type Area, footRoom, pageMargin } from './papers.ts';
import { hairline, type Primitive, softInk, type TextPrimitive } from './primitives.ts';
import { headHeight, sheetHead } from './sheetHead.ts';
import type { SheetLayout } from './sheetLayout.ts';
import { type SeatedTable, type SheetPerson, type SheetPlan, seatedTables } from './sheetPlan.ts';
import type { SheetWords } from './sheetWords.ts';
import { type Box, shifted, textIn } from './textBox.ts';
import { widthOf, withBoxes } from './textMetrics.ts';

/** In millimetres. */
const columnGap = 8;
const leastColumn = 76;
const nameStyle = { font: 'display', size: 4.6, fit: 'wrap' } as const;
const countStyle = { font: 'sans', size: 2.9, colour: softInk, fit: 'cut' } as const;
const seatStyle = { font: 'sans', size: 3.3, fit: 'wrap', lineHeight: 1.3 } as const;
/** Names are bold, so that they differ from companies without colours, too. */
const guestStyle = { ...seatStyle, font: 'sansBold' } as const;
const rowGap = 1.6;
const tableGap = 5;
const tall = Number.MAX_SAFE_INTEGER;

/** The guests of each table, table by table, in columns. Returns the content of each page, below the head. */
export const tableListPages = (
  plan: SheetPlan,
  area: Area,
  words: SheetWords,
  missing: Set<string>,
): ((x: number, y: number) => Primitive[])[] => {
  const across = Math.max(1, Math.floor((area.width + columnGap) / (leastColumn + columnGap)));
  const width = (area.width - (across - 1) * columnGap) / across;
  const tables = seatedTables(plan).sort((a, b) => words.compare(a.table.name, b.table.name));
  const columns = flowed(
    tables.flatMap((table) => [
      gap(tableGap),
      ...stripsOf(table, { width, height: area.height }, words, missing),
    ]),
    area.height,
  );
  return Array.from(
    { length: Math.ceil(columns.length / across) },
    (_, page) => (x, y) =>
      columns
        .slice(page * across, (page + 1) * across)
        .flatMap((draw, nth) => draw(y, x + nth * (width + columnGap))),
  );
};

const nameStrip = (name: string, width: number, missing: Set<string>): Strip => {
  const set = textIn({ x: 0, y: 0, width, height: tall }, name, nameStyle, missing);
  return { height: set.height, draw: moved(set.lines), isHead: true };
};

/** A table is split only if it is longer than a column. No part of it is a single seat. */
const stripsOf = (
  { table, seats, taken }: SeatedTable,
  { width, height }: Area,
  words: SheetWords,
  missing: Set<string>,
): Strip[] => {
  const box = { x: 0, y: 0, width, height: tall };
  const count = textIn(box, words.seatsTaken(taken, table.capacity), countStyle);
  const indent = 7;
  const seat = { ...box, x: indent, width: width - indent };
  const head = [
    nameStrip(table.name, width, missing),
    { height: count.height + 1, draw: moved(count.lines), isHead: true },
  ];
  const under = nameStrip(words.continued(table.name), width, missing);
  const rows = seats.map(({ seat: { position }, person }): Strip => {
    const text = person
      ? nameAndCompany(person, seat, missing)
      : textIn(seat, words.free, { ...seatStyle, colour: softInk });
    const place = textIn({ ...box, width: 5 }, String(position), {
      ...seatStyle,
      colour: softInk,
      align: 'right',
      fit: 'cut',
    });
    return {
      under,
      height: text.height + rowGap,
      draw: (y, x) => [
        { type: 'path', d: `M${x} ${y}h${width}`, stroke: hairline, strokeWidth: 0.15 },
        ...moved([...place.lines, ...text.lines])(y + rowGap / 2, x),
      ],
    };
  });
  const isWhole = heightOf([...head, ...rows]) <= height;
  return [
    ...head,
    ...rows.map((row, nth) => ({ ...row, isHead: isWhole && nth < rows.length - 1 })),
  ];
};

/** The company follows the name if there is space, otherwise it is below. Each keeps its own direction. */
const nameAndCompany = (
  { name, company }: SheetPerson,
  box: Box,
  missing: Set<string>,
): { lines: TextPrimitive[]; height: number } => {
  const named = textIn(box, name, guestStyle, missing);
  const last = named.lines.at(-1);
  if (!company || !last) return named;
  const { font, size } = seatStyle;
  const used = widthOf(last.text, last.font, size) + 1.5;
  const pitch = size * seatStyle.lineHeight;
  const text = withBoxes(company, missing);
  const isBeside = used + widthOf(text, font, size) <= box.width;
  const place = isBeside
    ? { x: box.x + used, y: named.height - pitch, width: box.width - used, height: pitch }
    : { ...box, y: named.height };
  const beside = textIn(place, text, { ...seatStyle, colour: softInk });
  const height = isBeside ? named.height : named.height + beside.height;
  return { lines: [...named.lines, ...beside.lines], height };
};

const moved =
  (lines: readonly TextPrimitive[]) =>
  (y: number, x: number): Primitive[] =>
    shifted(lines, x, y);

/** The guests of each table, as a sheet. */
export const tableLists: SheetLayout = (plan, paper, _options, words, missing) => {
  const width = paper.width - 2 * pageMargin;
  const height = paper.height - pageMargin - footRoom - headHeight;
  const taken = plan.seats.filter(({ attendeeId }) => attendeeId !== null).length;
  const facts = [words.titles.tableLists, words.peopleAtTables(taken, plan.tables.length)];
  return tableListPages(plan, { width, height }, words, missing).map((list) => () => [
    ...sheetHead(plan, facts, width, words, missing),
    ...list(pageMargin, pageMargin + headHeight),
  ]);
};

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

/** One row of a list, drawn from its top left corner. */
type Row = { height: number; draw: (x: number, y: number) => Primitive[] };

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
  const columns: Row[][] = [];
  let column: Row[] = [];
  let used = 0;
  const next = (): void => {
    if (column.length > 0) columns.push(column);
    column = [];
    used = 0;
  };
  const put = (row: Row): void => {
    column.push(row);
    used += row.height;
  };
  for (const table of tables) {
    const rows = rowsOf(table, width, words, missing);
    const whole = rows.reduce((sum, { height }) => sum + height, 0);
    // A table is split only if it is longer than a column.
    if (used > 0 && used + tableGap + whole > area.height) next();
    else if (used > 0) put({ height: tableGap, draw: () => [] });
    for (const row of rows) {
      if (used > 0 && used + row.height > area.height) {
        next();
        put(nameRow(words.continued(table.table.name), width, missing));
      }
      put(row);
    }
  }
  next();
  return Array.from(
    { length: Math.ceil(columns.length / across) },
    (_, page) => (x, y) =>
      columns.slice(page * across, (page + 1) * across).flatMap((rows, nth) => {
        let down = y;
        return rows.flatMap((row) => {
          const parts = row.draw(x + nth * (width + columnGap), down);
          down += row.height;
          return parts;
        });
      }),
  );
};

const nameRow = (name: string, width: number, missing: Set<string>): Row => {
  const set = textIn({ x: 0, y: 0, width, height: tall }, name, nameStyle, missing);
  return { height: set.height, draw: moved(set.lines) };
};

const rowsOf = (
  { table, seats, taken }: SeatedTable,
  width: number,
  words: SheetWords,
  missing: Set<string>,
): Row[] => {
  const box = { x: 0, y: 0, width, height: tall };
  const count = textIn(box, words.seatsTaken(taken, table.capacity), countStyle);
  const indent = 7;
  const seat = { ...box, x: indent, width: width - indent };
  return [
    nameRow(table.name, width, missing),
    { height: count.height + 1, draw: moved(count.lines) },
    ...seats.map(({ seat: { position }, person }): Row => {
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
        height: text.height + rowGap,
        draw: (x, y) => [
          { type: 'path', d: `M${x} ${y}h${width}`, stroke: hairline, strokeWidth: 0.15 },
          ...moved([...place.lines, ...text.lines])(x, y + rowGap / 2),
        ],
      };
    }),
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
  (x: number, y: number): Primitive[] =>
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

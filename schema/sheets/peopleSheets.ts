import { isDeclined } from '../attendees/replies.ts';
import { flowed, type Strip } from './flow.ts';
import { type Guest, guestsByName, guestsWithHosts, partiesOf, togetherKey } from './guests.ts';
import { replyTexts } from './needWords.ts';
import { type Area, footRoom, pageMargin } from './papers.ts';
import { hairline, ink, type Primitive, softInk } from './primitives.ts';
import { headHeight, sheetHead } from './sheetHead.ts';
import type { DrawPage, SheetLayout } from './sheetLayout.ts';
import type { SheetPlan } from './sheetPlan.ts';
import type { SheetWords } from './sheetWords.ts';
import { textIn } from './textBox.ts';

/** A line of a cell. A cell may have several, below one another. */
type CellText = { text: string; isStrong?: boolean; isSoft?: boolean; isSmall?: boolean };
type Column = {
  title: string;
  /** In millimetres. Columns without a width share the remaining space equally. */
  width?: number;
  cell: (guest: Guest) => CellText[];
};

/** In millimetres. */
const boxColumn = 7;
const cellGap = 2;
const padding = 1.2;
const headRow = 6.5;
const tall = Number.MAX_SAFE_INTEGER;

/** A list for the entrance, with a box to tick for each guest. Every page names the columns. */
const peopleSheet = (
  plan: SheetPlan,
  paper: Area,
  title: string,
  guests: readonly Guest[],
  columns: readonly Column[],
  words: SheetWords,
  missing: Set<string>,
): DrawPage[] => {
  if (guests.length === 0) return [];
  const width = paper.width - 2 * pageMargin;
  const top = pageMargin + headHeight - 2;
  const fixed = columns.reduce((sum, column) => sum + (column.width ?? 0), boxColumn);
  const open = columns.filter((column) => column.width === undefined).length;
  const lefts: { x: number; width: number }[] = [];
  let left = pageMargin + boxColumn;
  for (const column of columns) {
    const wide = column.width ?? (width - fixed) / open;
    lefts.push({ x: left, width: wide - cellGap });
    left += wide;
  }
  const under: Strip = {
    height: headRow,
    draw: (y) => [
      ...columns.flatMap(({ title: text }, nth) =>
        cellAt([{ text, isStrong: true }], lefts[nth] ?? { x: 0, width }, missing).draw(
          y + padding,
        ),
      ),
      {
        type: 'path',
        d: `M${pageMargin} ${y + headRow}h${width}`,
        stroke: ink,
        strokeWidth: 0.15,
      },
    ],
    isHead: true,
  };
  const rowOf = (guest: Guest): Strip => {
    const cells = columns.map(({ cell }, nth) =>
      cellAt(cell(guest), lefts[nth] ?? { x: 0, width }, missing),
    );
    const height = Math.max(...cells.map((cell) => cell.height)) + 2 * padding;
    return {
      under,
      height,
      draw: (y) => [
        {
          ...{ type: 'rect', x: pageMargin, y: y + padding + 0.2, width: 3.6, height: 3.6 },
          ...{ radius: 0.6, stroke: ink, strokeWidth: 0.3 },
        } as Primitive,
        ...cells.flatMap(({ draw }) => draw(y + padding)),
        {
          type: 'path',
          d: `M${pageMargin} ${y + height}h${width}`,
          stroke: hairline,
          strokeWidth: 0.15,
        },
      ],
    };
  };
  return flowed(guests.map(rowOf), paper.height - footRoom - top).map((draw) => () => [
    ...sheetHead(plan, [title, words.people(guests.length)], width, words, missing),
    ...draw(top),
  ]);
};

const cellAt = (
  texts: readonly CellText[],
  { x, width }: { x: number; width: number },
  missing: Set<string>,
): { height: number; draw: (y: number) => Primitive[] } => {
  let height = 0;
  const set = texts.map(({ text, isStrong, isSoft, isSmall }) => {
    const lines = textIn(
      { x, y: height, width, height: tall },
      text,
      {
        font: isStrong ? 'sansBold' : 'sans',
        size: isSmall ? 2.9 : 3.3,
        fit: 'wrap',
        lineHeight: 1.3,
        ...(isSoft && { colour: softInk }),
      },
      missing,
    );
    height += lines.height;
    return lines.lines;
  });
  return { height, draw: (y) => set.flat().map((line) => ({ ...line, y: line.y + y })) };
};

const seatColumns = (paper: Area, words: SheetWords): Column[] => [
  {
    title: words.table,
    width: (paper.width - 2 * pageMargin) * 0.24,
    cell: ({ table, person }) => [
      table === undefined
        ? { text: person.isHeld ? words.held : words.noSeat, isSoft: true }
        : { text: table },
    ],
  },
  { title: words.seat, width: 11, cell: ({ seat }) => [{ text: String(seat ?? '') }] },
];

/** The list for the entrance: all guests by name with their seats. */
export const guestList: SheetLayout = (plan, paper, _options, words, missing) => {
  const columns: Column[] = [
    { title: words.name, cell: ({ person }) => [{ text: person.name, isStrong: true }] },
    { title: words.company, cell: ({ person }) => [{ text: person.company ?? '' }] },
    ...seatColumns(paper, words),
  ];
  const guests = guestsByName(plan, words.compare);
  return peopleSheet(plan, paper, words.titles.guestList, guests, columns, words, missing);
};

/** The most companions named beside a guest. */
const mostNames = 6;

/** The list for the door: who comes with whom, where they sit, and their replies. */
export const doorList: SheetLayout = (plan, paper, _options, words, missing) => {
  const guests = guestsWithHosts(plan, words.compare);
  const parties = partiesOf(guests);
  const companions = (of: Guest): CellText[] => {
    const names = (parties.get(togetherKey(of.person)) ?? [])
      .filter((guest) => guest !== of)
      .map(({ person }) => person.name);
    if (names.length === 0) return [];
    const more = names.length - mostNames;
    const shown = more > 1 ? [...names.slice(0, mostNames), words.moreGuests(more)] : names;
    return [{ text: words.with(words.list(shown)), isSoft: true, isSmall: true }];
  };
  const columns: Column[] = [
    {
      title: words.name,
      cell: (guest) => [{ text: guest.person.name, isStrong: true }, ...companions(guest)],
    },
    ...seatColumns(paper, words),
  ];
  if (plan.showsDetails)
    columns.push({
      title: words.reply,
      width: 24,
      cell: ({ person: { reply = 'none' } }) => [
        { text: replyTexts[reply], isSoft: isDeclined(reply) },
      ],
    });
  return peopleSheet(plan, paper, words.titles.doorList, guests, columns, words, missing);
};

import { type Allergy, type AllergySeverity, worstFirst } from '../attendees/allergies.ts';
import type { Kitchen, ServedCourse, ServedSeat, ServedTable } from '../entities/kitchen.ts';
import { servedSeats } from '../menus/servedSeats.ts';
import { type Count, countsSince, type DietsOf, dietsSince } from './countsSince.ts';
import { severitySign } from './dietMark.ts';
import { type BeforeWords, factsBefore } from './factsBefore.ts';
import { flowed, gap, type Strip, stacked } from './flow.ts';
import { needText, severityTexts } from './needWords.ts';
import { footRoom, pageMargin } from './papers.ts';
import { hairline, ink, type Primitive, softInk } from './primitives.ts';
import { headHeight, sheetHead } from './sheetHead.ts';
import type { SheetLayout } from './sheetLayout.ts';
import type { PrintedKitchen } from './sheetPlan.ts';
import type { SheetWords } from './sheetWords.ts';
import { shifted, textIn } from './textBox.ts';

/** In millimetres. */
const size = 3.3;
const small = 2;
const lineHeight = 1.3;
const padding = 0.9;
const cellGap = 2.5;
/**
 * The most height of a page for headings that are repeated above a row: the table's name and the names of
 * columns.
 */
const highestRepeat = 26;
const tall = Number.MAX_SAFE_INTEGER;

type Piece = { height: number; width: number; draw: (x: number, y: number) => Primitive[] };
type CellPart =
  | { text: string; isStrong?: boolean; isSoft?: boolean; align?: 'left' | 'right' }
  | { allergy: Allergy };
type Cell = readonly CellPart[];
type Columns = readonly { x: number; width: number }[];

/** The context that every part of the sheet needs. */
type Sheet = {
  width: number;
  /** The height of the box below the head of a page. */
  height: number;
  words: SheetWords;
  missing: Set<string>;
};

/** The kitchen's sheet: totals, allergies and tables, or the changes since an issue. */
export const kitchenSheet: SheetLayout = (plan, paper, _options, words, missing) => {
  const { kitchen } = plan;
  if (!kitchen) return [];
  const { tables, tablesGone, unseated, since, revision, issues } = kitchen;
  if (since === null && tables.length === 0 && unseated.people === 0) return [];
  const width = paper.width - 2 * pageMargin;
  const top = pageMargin + headHeight;
  const sheet = { width, height: paper.height - footRoom - top, words, missing };
  const facts = [
    words.titles.kitchen,
    since === null ? words.guests(kitchen.seated) : words.changesSince(since, issues),
    words.asOf(revision),
  ];
  const strips = [
    ...(kitchen.before
      ? paragraph(sheet, words.seatedBefore(kitchen.seated, kitchen.before.seated))
      : []),
    ...totals(
      sheet,
      words.totals,
      { people: kitchen.seated, ...kitchen },
      kitchen.before && { people: kitchen.before.seated, ...kitchen.before },
    ),
    ...allergyList(sheet, since === null ? words.allergies : words.allAllergies, kitchen.allergies),
    heading(sheet, since === null ? words.byTable : words.changedTables),
    ...(tablesGone.length > 0
      ? paragraph(sheet, words.tablesGone(tablesGone.map(({ name }) => name)))
      : []),
    ...(tables.length + tablesGone.length === 0
      ? paragraph(sheet, since === null ? words.nobodySeated : words.noChanges)
      : []),
    ...tables.flatMap((table) => servedTable(sheet, table, kitchen)),
    ...ofUnseated(sheet, kitchen),
  ];
  return flowed(strips, sheet.height).map((draw) => () => [
    ...sheetHead(plan, facts, width, words, missing),
    ...draw(top),
  ]);
};

const heading = ({ width, missing }: Sheet, text: string, note = ''): Strip => {
  const isPart = note === '';
  const named = textIn(
    { x: pageMargin, y: 0, width: isPart ? width : width * 0.6, height: 12 },
    text,
    { font: 'display', size: isPart ? 5 : 4.4, fit: 'shrink', lineHeight: 1.15 },
    missing,
  );
  const beside = textIn(
    { x: pageMargin + width * 0.62, y: 0, width: width * 0.38, height: named.height },
    note,
    { font: 'sans', size: 2.9, colour: softInk, fit: 'cut', align: 'right', vertical: 'bottom' },
    missing,
  );
  return {
    isHead: true,
    height: (isPart ? 4 : 3) + named.height + 1,
    draw: (y) => shifted([...named.lines, ...beside.lines], 0, y + (isPart ? 4 : 3)),
  };
};

/** Text across the page. If it is higher than a page, each of its lines may begin the next one. */
const paragraph = ({ width, height, missing }: Sheet, text: string, isHead = false): Strip[] => {
  const { lines, height: all } = textIn(
    { x: pageMargin, y: 0, width, height: tall },
    text,
    { font: 'sans', size, fit: 'wrap', lineHeight },
    missing,
  );
  if (all + 1 <= height) return [{ isHead, height: all + 1, draw: (y) => shifted(lines, 0, y) }];
  const pitch = all / lines.length;
  return lines.map((line, nth) => ({
    isHead,
    height: pitch,
    draw: (y) => shifted([line], 0, y - nth * pitch),
  }));
};

/** Places columns side by side. Those without a width share the remaining space. */
const columnsOf = (left: number, width: number, widths: readonly (number | null)[]): Columns => {
  const fixed = widths.reduce<number>((sum, one) => sum + (one ?? 0), 0);
  const open = (width - fixed) / Math.max(1, widths.filter((one) => one === null).length);
  let x = left;
  return widths.map((one) => {
    const at = { x, width: (one ?? open) - cellGap };
    x += one ?? open;
    return at;
  });
};

const pieceOf = (part: CellPart, width: number, letters: number, { missing }: Sheet): Piece => {
  if ('allergy' in part) return allergyPiece(part.allergy, width, letters, missing);
  const { text, isStrong, isSoft, align = 'left' } = part;
  const set = textIn(
    { x: 0, y: 0, width, height: tall },
    text,
    {
      font: isStrong ? 'sansBold' : 'sans',
      size: letters,
      fit: 'wrap',
      lineHeight,
      align,
      ...(isSoft && { colour: softInk }),
    },
    missing,
  );
  return { width, height: set.height, draw: (x, y) => shifted(set.lines, x, y) };
};

/** Shows an allergy by shape, substance and word, and never cuts it. */
const allergyPiece = (
  { substance, severity }: Allergy,
  width: number,
  letters: number,
  missing: Set<string>,
): Piece => {
  const indent = letters * 1.3;
  const set = textIn(
    { x: indent, y: 0, width: width - indent, height: tall },
    `${needText(substance)}: ${severityTexts[severity]}`,
    { font: 'sansBold', size: letters, fit: 'wrap', lineHeight },
    missing,
  );
  return {
    width,
    height: set.height,
    draw: (x, y) => [signAt(severity, x, y, letters), ...shifted(set.lines, x, y)],
  };
};

const signAt = (severity: AllergySeverity, x: number, y: number, letters: number): Primitive =>
  severitySign(severity, x + letters * 0.5, y + (letters * lineHeight) / 2, letters * 0.42);

/** A row of a table. If it is higher than a page, its letters shrink, so that nothing is left out. */
const row = (sheet: Sheet, columns: Columns, cells: readonly Cell[], isMarked = false): Strip => {
  const cellsAt = (letters: number) =>
    cells.map((cell, nth) =>
      cell.map((part) => pieceOf(part, columns[nth]?.width ?? 0, letters, sheet)),
    );
  const heightOf = (all: readonly (readonly Piece[])[]): number =>
    Math.max(...all.map((pieces) => pieces.reduce((sum, piece) => sum + piece.height, 0)));
  let letters = size;
  let pieces = cellsAt(letters);
  while (letters > small && heightOf(pieces) + 2 * padding > sheet.height - highestRepeat) {
    letters -= 0.3;
    pieces = cellsAt(letters);
  }
  const height = heightOf(pieces) + 2 * padding;
  const [left = 0, right = 0] = [
    columns[0]?.x,
    (columns.at(-1)?.x ?? 0) + (columns.at(-1)?.width ?? 0) + cellGap,
  ];
  return {
    height,
    draw: (y) => [
      ...(isMarked
        ? [
            {
              type: 'rect',
              x: left - 2,
              y: y + 0.5,
              width: 0.8,
              height: height - 1,
              fill: ink,
            } as const,
          ]
        : []),
      ...pieces.flatMap((cell, nth) => {
        let down = y + padding;
        return cell.flatMap((piece) => {
          const parts = piece.draw(columns[nth]?.x ?? 0, down);
          down += piece.height;
          return parts;
        });
      }),
      {
        type: 'path',
        d: `M${left} ${y + height}h${right - left}`,
        stroke: hairline,
        strokeWidth: 0.15,
      },
    ],
  };
};

/** Rows below the names of their columns, which each page repeats. */
const table = (
  sheet: Sheet,
  columns: Columns,
  titles: readonly CellPart[],
  rows: readonly (readonly [cells: readonly Cell[], isMarked?: boolean])[],
): Strip[] => {
  const head = {
    ...row(
      sheet,
      columns,
      titles.map((title) => [title]),
    ),
    isHead: true,
  };
  return [
    head,
    ...rows.map(([cells, isMarked]) => ({ ...row(sheet, columns, cells, isMarked), under: head })),
  ];
};

const strong = (text: string): CellPart => ({ text, isStrong: true });
const number = (text: string, isStrong = false): CellPart => ({ text, align: 'right', isStrong });

type Served = DietsOf & { courses: readonly ServedCourse[] };

/** How often each option of each course is served, and to how many each diet, beside the earlier counts. */
const totals = (sheet: Sheet, title: string, now: Served, before?: Served | null): Strip[] => {
  const { words } = sheet;
  const ofCourses = countsSince(now.courses, before?.courses ?? []).map(
    ({ name, options, notChosen }) => ({
      name,
      counts: [...options, { ...notChosen, name: words.notChosen, isOpen: notChosen.now > 0 }],
    }),
  );
  const diets = dietsSince(now, before ?? nobody, (several) =>
    several.length > 0 ? words.list(several.map(needText)) : words.noDiet,
  );
  const parts = [...ofCourses, ...(diets.length > 0 ? [{ name: words.diets, counts: diets }] : [])];
  if (parts.length === 0) return [];
  return [
    heading(sheet, title),
    ...parts.flatMap(({ name, counts }) => [
      ...countTable(sheet, name, counts, Boolean(before)),
      gap(3),
    ]),
  ];
};

const nobody: DietsOf = { people: 0, diets: [] };

const countTable = (
  sheet: Sheet,
  title: string,
  counts: readonly (Count & { isOpen?: boolean })[],
  isSince: boolean,
): Strip[] => {
  const { words } = sheet;
  const width = Math.min(sheet.width, 130);
  const columns = columnsOf(pageMargin, width, [null, 20, ...(isSince ? [20, 24] : [])]);
  return table(
    sheet,
    columns,
    [
      strong(title),
      number(isSince ? words.now : words.count, true),
      ...(isSince ? [number(words.before, true), number(words.difference, true)] : []),
    ],
    counts.map(({ name, now, before, isOpen = false }) => [
      [
        [{ text: name, isStrong: isOpen }],
        [number(words.number(now), isOpen)],
        ...(isSince
          ? [[number(words.number(before))], [number(words.change(now - before), now !== before)]]
          : []),
      ],
    ]),
  );
};

const allergyList = (sheet: Sheet, title: string, allergies: Kitchen['allergies']): Strip[] => {
  if (allergies.length === 0) return [];
  const { words, width } = sheet;
  const columns = columnsOf(pageMargin, width, [width * 0.36, null, width * 0.22, 14]);
  return [
    heading(sheet, title),
    ...table(
      sheet,
      columns,
      [strong(words.allergy), strong(words.name), strong(words.table), number(words.seat, true)],
      allergies.map(({ name, tableName, position, ...allergy }) => [
        [
          [{ allergy }],
          [strong(name)],
          [{ text: tableName ?? words.noSeat }],
          [number(position === null ? '' : String(position))],
        ],
      ]),
    ),
  ];
};

/** The least width of a course's column. If columns would be narrower, one column has all dishes. */
const leastCourse = 22;

/** A table for serving: its seats by number, what each guest eats, and what changed. */
const servedTable = (
  sheet: Sheet,
  { name, nameBefore, seats, courses: counts, changes }: ServedTable,
  { courses, before }: PrintedKitchen,
): Strip[] => {
  const { words, width } = sheet;
  const note = [words.guests(seats.length), nameBefore ? words.was(nameBefore) : ''];
  const [ofSeat, ofName, ofNeeds] = [11, width * 0.22, width * 0.22];
  const isSplit = (width - ofSeat - ofName - ofNeeds) / Math.max(1, courses.length) >= leastCourse;
  const dishes = isSplit ? courses.map(({ name: course }) => course) : [words.meals];
  const columns = columnsOf(pageMargin, width, [
    ofSeat,
    courses.length > 0 ? ofName : null,
    ...(courses.length > 0 ? dishes.map(() => null) : []),
    courses.length > 0 ? ofNeeds : null,
  ]);
  const meals = (seat: ServedSeat): Cell[] => {
    if (courses.length === 0) return [];
    const chosen = courses.map((course) => ({
      course: course.name,
      ...dishOf(course, seat, words),
    }));
    return isSplit
      ? chosen.map(({ dish }) => [dish])
      : [chosen.map(({ course, dish }) => ({ ...dish, text: words.dishOf(course, dish.text) }))];
  };
  const rows = servedSeats({ seats, changes }).flatMap(({ position, seat, was }) => {
    const isChanged = was !== undefined;
    const now: readonly Cell[] = seat
      ? [[{ text: String(position) }], [strong(seat.name)], ...meals(seat), needsOf(seat, words)]
      : [[{ text: String(position) }], [strong(words.nobodyNow)]];
    const text = isChanged
      ? factsBefore(was, seat, { before: before?.courses ?? [], now: courses }, beforeWords(words))
      : '';
    return [
      // A guest and what was there before stay together.
      { cells: now, columns, isChanged, isHead: isChanged },
      ...(isChanged
        ? [
            {
              cells: [[], [{ text: text, isSoft: true }]],
              columns: wide(columns),
              isChanged,
              isHead: false,
            },
          ]
        : []),
    ];
  });
  const head = {
    ...row(sheet, columns, [
      [strong(words.seat)],
      [strong(words.name)],
      ...(courses.length > 0 ? dishes.map((dish) => [strong(dish)]) : []),
      [strong(words.needs)],
    ]),
    isHead: true,
  };
  const continued = stacked(heading(sheet, words.continued(name)), head);
  return [
    heading(sheet, name, note.filter(Boolean).join(' · ')),
    ...(seats.length === 0
      ? paragraph(sheet, words.nobodyThere, true)
      : counts.flatMap((course) => paragraph(sheet, countsInWords(course, words), true))),
    head,
    ...rows.map(({ cells, columns: own, isChanged, isHead }) => ({
      ...row(sheet, own, cells, isChanged),
      isHead,
      under: continued,
    })),
  ];
};

/** The first column, and one that spans all others. */
const wide = (columns: Columns): Columns => {
  const [first = { x: 0, width: 0 }, second = first] = columns;
  const last = columns.at(-1) ?? second;
  return [first, { x: second.x, width: last.x + last.width - second.x }];
};

const dishOf = (
  { courseId, options }: ServedCourse,
  { meals }: ServedSeat,
  words: SheetWords,
): { dish: { text: string; isStrong: boolean } } => {
  const found = options.find(({ optionId }) => optionId === meals?.[courseId]);
  return { dish: { text: found?.name ?? words.notChosen, isStrong: found === undefined } };
};

const needsOf = ({ diets, allergies }: ServedSeat, words: SheetWords): Cell => [
  ...(diets.length > 0 ? [{ text: words.list(diets.map(needText)) }] : []),
  ...worstFirst(allergies).map((allergy) => ({ allergy })),
];

/** "Starter: 3 × Soup, 2 × Ham and 1 not chosen". */
const countsInWords = (course: ServedCourse, words: SheetWords): string => {
  const served = course.options
    .filter(({ count }) => count > 0)
    .map(({ count, name }) => words.times(count, name));
  const open = course.notChosen > 0 ? [words.timesNotChosen(course.notChosen)] : [];
  return words.dishOf(course.name, words.list([...served, ...open]));
};

const beforeWords = (words: SheetWords): BeforeWords => ({
  ...words,
  diet: words.dietFact,
  allergy: words.allergyFact,
  need: needText,
  allergyIn: ({ substance, severity }) => `${needText(substance)}: ${severityTexts[severity]}`,
});

/** Counts guests without a seat separately. */
const ofUnseated = (sheet: Sheet, { courses, diets, unseated }: PrintedKitchen): Strip[] => {
  const { words } = sheet;
  const { people, allergies } = unseated;
  if (people === 0) return [];
  return [
    heading(sheet, words.unseated(people)),
    ...(courses.length + diets.length > 0 ? paragraph(sheet, words.unseatedText) : []),
    ...totals(sheet, words.noSeat, unseated),
    ...allergyList(sheet, words.unseatedAllergies, allergies),
  ];
};

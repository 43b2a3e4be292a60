import { limits } from '../../limits.ts';
import { type CsvTable, headerAmong, headerOf } from '../csvTable.ts';
import { textMessages } from '../decodeText.ts';
import { cellName } from './cellNames.ts';
import type { SheetCells } from './sheetCells.ts';
import { Unreadable } from './unreadable.ts';
import { workbookMessages } from './workbookMessages.ts';

/**
 * A sheet as a table. The header is the first row with text below the title, if there is one: a merged cell,
 * or rows that name no column above one that does. It may have several rows. Rows keep their numbers.
 * @throws Unreadable if the meaning of cells is unclear
 */
export const tableOf = (sheet: SheetCells): CsvTable => {
  const { rows } = sheet;
  const numbers = [...rows.keys()].sort((a, b) => a - b);
  const untitled = numbers.filter((row) => !isTitle(sheet, row));
  const header = headerAmong(untitled.map(recordOf(sheet, untitled)));
  const headerAt = untitled[header.last];
  if (headerAt === undefined) throw new Unreadable(workbookMessages.tooShort);
  const found = [...sheet.errors, ...mergedDown(sheet), ...nulls(sheet)];
  const errors = found.filter((message) => rowIn(message) >= headerAt);
  if (errors.length > 0) throw new Unreadable(...errors.sort(byRow));
  const used = numbers.filter((row) => row >= headerAt);
  const record = recordOf(sheet, used);
  const hiddenColumns = record(headerAt).flatMap((_, index) =>
    sheet.hiddenColumns.has(index + 1) ? [index] : [],
  );
  if (used.length < 2) throw new Unreadable(workbookMessages.tooShort);
  const count = used.length - 1;
  if (count > limits.importRows) throw new Unreadable(workbookMessages.tooManyRows(count));
  const last = numbers.at(-1) ?? headerAt;
  const hiddenRows = used.filter((row) => row > headerAt && sheet.hidden.has(row));
  const above = untitled.slice(header.first, header.last + 1).reverse();
  return {
    header: headerOf(above.map(record)),
    records: Array.from({ length: last - headerAt }, (_, index) => record(headerAt + 1 + index)),
    firstRow: headerAt + 1,
    ...(header.last > 0 && { isTitled: true }),
    ...(hiddenRows.length > 0 && { hiddenRows }),
    ...(hiddenColumns.length > 0 && { hiddenColumns }),
  };
};

/** Gives rows as records that are as wide as the widest of these rows. */
const recordOf = ({ rows }: SheetCells, wide: readonly number[]) => {
  const width = wide.reduce((most, row) => Math.max(most, ...(rows.get(row)?.keys() ?? [])), 0);
  return (row: number): string[] =>
    Array.from({ length: width }, (_, index) => rows.get(row)?.get(index + 1) ?? '');
};

/** Whether a row is a single text that spans several columns. */
const isTitle = ({ rows, merged }: SheetCells, row: number): boolean => {
  const cells = rows.get(row);
  const [only] = cells?.keys() ?? [];
  if (only === undefined || cells?.size !== 1) return false;
  const to = merged.get(cellName(only, row));
  return to !== undefined && to.column > only;
};

/** Errors about cells merged over several rows, because their text could belong to any of these. */
const mergedDown = (sheet: SheetCells): string[] =>
  [...sheet.rows].flatMap(([row, cells]) =>
    isTitle(sheet, row)
      ? []
      : [...cells.keys()].flatMap((column) => {
          const from = cellName(column, row);
          const to = sheet.merged.get(from);
          if (!to || to.row <= row) return [];
          return [workbookMessages.merged(row, `${from}:${cellName(to.column, to.row)}`)];
        }),
  );

const nulls = ({ rows }: SheetCells): string[] =>
  [...rows].flatMap(([row, cells]) =>
    [...cells.values()].some((text) => text.includes('\0')) ? [textMessages.control(row)] : [],
  );

const rowIn = (message: string): number => Number(/^Row (\d+)/.exec(message)?.[1] ?? 0);
const byRow = (one: string, other: string): number => rowIn(one) - rowIn(other);

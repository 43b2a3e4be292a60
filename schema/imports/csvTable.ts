import Papa from 'papaparse';
import { limits } from '../limits.ts';
import { guessColumns } from './columns.ts';
import { csvMessages, maxColumns } from './csvMessages.ts';
import { decodeText } from './decodeText.ts';
import { isClearlyName } from './nameColumns.ts';
import { plainName } from './plainName.ts';

/** A file as rows of cells. */
export type CsvTable = {
  header: string[];
  /** Includes blank rows: `records[n]` is row `n + firstRow`. */
  records: string[][];
  /** The row number of the first record. Default: 2, after the header. */
  firstRow?: number;
  /** Whether there are rows with text above the header. */
  isTitled?: boolean;
  /** The numbers of rows for people that a spreadsheet does not show, e.g. because of a filter. */
  hiddenRows?: number[];
  /** The indexes of columns that a spreadsheet does not show. */
  hiddenColumns?: number[];
};

type ReadTable = { table: CsvTable; errors?: undefined } | { table?: undefined; errors: string[] };

/** Limits memory use, because blank lines are records too. */
const mostRecords = limits.importRows * 2;

const refused = (message: string): ReadTable => ({ errors: [message] });

/** Whether all cells of the record are empty. */
export const isBlank = (record: readonly string[]): boolean =>
  record.every((field) => field.trim() === '');

/** The number of rows to search for the header. */
const mostTitleRows = 20;

const namedColumns = (record: readonly string[] = []): string[] =>
  record.length > maxColumns ? [] : Object.keys(guessColumns(record).columns);

const namesPeople = (columns: readonly string[]): boolean =>
  columns.includes('name') || columns.includes('lastname');

/** The most rows that a header has below its first, which may group the columns and has gaps: "Contact". */
const mostHeaderRows = 2;

/** Whether the record is a header, and nothing else: no guest is called "First name". */
const isClearlyHeader = (record: readonly string[]): boolean =>
  namedColumns(record).length > 1 && record.some((cell) => isClearlyName(plainName(cell)));

/**
 * The indexes of the header's first and last row, or -1 if no row has text. The header is the first row with text,
 * unless that row is a title, a date or a note. Such a row names at most one column, not the name's, and a row below
 * it names the name's column and another.
 */
export const headerAmong = (
  records: readonly (readonly string[])[],
): { first: number; last: number } => {
  const first = firstOfHeader(records);
  const below = records.slice(first + 1, first + 1 + mostHeaderRows);
  const hasGaps = (record: readonly string[]) =>
    record.some((name, n) => name.trim() !== '' && !records[first]?.[n]?.trim());
  const isLast = (record: readonly string[]) => isClearlyHeader(record) && hasGaps(record);
  return { first, last: first + 1 + below.findLastIndex(isLast) };
};

const firstOfHeader = (records: readonly (readonly string[])[]): number => {
  const first = records.findIndex((record) => !isBlank(record));
  const top = records.slice(0, first + mostTitleRows);
  const named = namedColumns(top[first]);
  if (named.length > 1 || namesPeople(named)) return first;
  const below = top.findIndex((record) => {
    const columns = namedColumns(record);
    return columns.length > 1 && namesPeople(columns);
  });
  return below < 0 ? first : below;
};

/** The names of the columns. One that its last row leaves blank is named above, as in cells that are merged. */
export const headerOf = ([last = [], ...above]: readonly (readonly string[])[]): string[] =>
  last.map(
    (name, n) => [name, ...above.map((row) => row[n] ?? '')].find((one) => one.trim()) ?? '',
  );

const delimiters = [',', ';', '\t'];

/**
 * The character that separates the cells: the one by which the header names most columns, otherwise the
 * most regular. Names such as "Long, Mira" may have more commas than the list has semicolons.
 */
const delimiterOf = (text: string): string => {
  const top = (delimiter: string) =>
    Papa.parse<string[]>(text, {
      delimiter,
      delimitersToGuess: delimiters,
      newline: '\n',
      preview: 2 * mostTitleRows,
    });
  const known = (delimiter: string) => {
    const { data } = top(delimiter);
    return namedColumns(data[headerAmong(data).last]).length;
  };
  const { delimiter } = top('').meta;
  return [delimiter, ...delimiters]
    .map((one) => ({ one, count: known(one) }))
    .reduce((best, next) => (next.count > best.count ? next : best)).one;
};

/**
 * Reads UTF-8 with or without BOM; LF, CRLF or CR; comma, semicolon or tab. Row numbers are those of a
 * spreadsheet: the header is row 1, or lower below a title. Returns problems in `errors`; never throws.
 */
export const readCsvTable = (file: Uint8Array | string): ReadTable => {
  const text = decodeText(file);
  if (!text.ok) return refused(text.error);

  const parsed = Papa.parse<string[]>(text.value, {
    delimiter: delimiterOf(text.value),
    newline: '\n',
    preview: mostRecords,
  });
  if (parsed.meta.truncated) return refused(csvMessages.tooManyRows(mostRecords, true));
  const { first, last: headerAt } = headerAmong(parsed.data);
  const isTitled = parsed.data.slice(0, Math.max(headerAt, 0)).some((record) => !isBlank(record));
  const firstRow = isTitled ? headerAt + 2 : 2;
  if (headerAt < 0) return refused(csvMessages.tooShort);
  const header = headerOf(parsed.data.slice(first, headerAt + 1).reverse());

  const quotes = parsed.errors.filter((error) => error.type === 'Quotes');
  if (quotes.length > 0) {
    const errors = quotes.map(({ code, row }) => {
      const at = (row ?? 0) - headerAt + firstRow - 1;
      return code === 'MissingQuotes' ? csvMessages.openQuote(at) : csvMessages.strayQuote(at);
    });
    return { errors: [...new Set(errors)] };
  }
  if (header.length > maxColumns) return refused(csvMessages.tooManyColumns);
  const records = parsed.data.slice(headerAt + 1);
  return { table: { header, records, ...(isTitled && { firstRow, isTitled }) } };
};

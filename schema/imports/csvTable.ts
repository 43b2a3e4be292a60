import Papa from 'papaparse';
import { limits } from '../limits.ts';
import { csvMessages, maxColumns } from './csvMessages.ts';
import { decodeText } from './decodeText.ts';

/** A file as rows of cells. */
export type CsvTable = {
  header: string[];
  /** Includes blank rows: `records[n]` is row `n + firstRow`. */
  records: string[][];
  /** The number of the first record for people. Default: 2, after the header. */
  firstRow?: number;
};

type ReadTable = { table: CsvTable; errors?: undefined } | { table?: undefined; errors: string[] };

/** Limits the memory, because blank lines are records too. */
const mostRecords = limits.importRows * 2;

const refused = (message: string): ReadTable => ({ errors: [message] });

/** Whether all cells of the record are empty. */
export const isBlank = (record: readonly string[]): boolean =>
  record.every((field) => field.trim() === '');

/**
 * Reads UTF-8 with or without BOM; LF, CRLF or CR; comma, semicolon or tab. Row numbers are those of
 * a spreadsheet: the header is row 1. Problems are returned in `errors`, never thrown.
 */
export const readCsvTable = (file: Uint8Array | string): ReadTable => {
  const text = decodeText(file);
  if (!text.ok) return refused(text.error);

  const parsed = Papa.parse<string[]>(text.value, {
    delimitersToGuess: [',', ';', '\t'],
    newline: '\n',
    preview: mostRecords,
  });
  if (parsed.meta.truncated) return refused(csvMessages.tooManyRows(mostRecords, true));
  const headerAt = parsed.data.findIndex((record) => !isBlank(record));
  const header = parsed.data[headerAt];
  if (!header) return refused(csvMessages.tooShort);

  const quotes = parsed.errors.filter((error) => error.type === 'Quotes');
  if (quotes.length > 0) {
    const errors = quotes.map(({ code, row }) => {
      const at = (row ?? 0) - headerAt + 1;
      return code === 'MissingQuotes' ? csvMessages.openQuote(at) : csvMessages.strayQuote(at);
    });
    return { errors: [...new Set(errors)] };
  }
  if (header.length > maxColumns) return refused(csvMessages.tooManyColumns);
  return { table: { header, records: parsed.data.slice(headerAt + 1) } };
};

import Papa from 'papaparse';
import type { Fields } from '../isFields.ts';

/**
 * Beginnings of a cell that a spreadsheet would run, or that a defused cell has; papaparse's pattern ends at line
 * breaks, and lacks the full-width signs that spreadsheets in East Asia take for the usual ones.
 */
const canRun = /^'*[=+\-@＝＋－＠\t\r]/;

/**
 * Places where a spreadsheet that separates by something else would begin a cell, and run it. Only what calls or
 * refers to something can do harm; "- nuts" on a line of its own cannot.
 */
const canRunInside = /([;\t\r\n] *)(?=["']*[=+\-@＝＋－＠][^;\t\r\n]*[(!|（！｜])/g;
const isDefusedInside = /([;\t\r\n] *)'(?=["']*[=+\-@＝＋－＠][^;\t\r\n]*[(!|（！｜])/g;

/**
 * A cell's text with apostrophes where a spreadsheet would run it, or where it looks like such a cell
 * (docs/decisions/0067).
 */
export const defused = (text: string): string => {
  const harmless = text.replace(canRunInside, "$1'");
  return canRun.test(text) ? `'${harmless}` : harmless;
};

/** The original text of a defused cell. */
export const undefused = (text: string): string => {
  const inside = text.replace(isDefusedInside, '$1');
  return inside.startsWith("'") && canRun.test(inside.slice(1)) ? inside.slice(1) : inside;
};

const defusedCell = (cell: unknown): unknown => (typeof cell === 'string' ? defused(cell) : cell);

/**
 * CSV for spreadsheets with a header. Quotes cells where needed and defuses those that a spreadsheet would run
 * (CSV injection).
 */
export const csvText = (
  rows: readonly object[],
  fields?: readonly string[],
  /** False to continue lines that were written before. */
  { header = true } = {},
): string => {
  const names = fields ?? Object.keys(rows[0] ?? {});
  const cells = rows.map((row) =>
    Array.isArray(row) ? row : names.map((name) => (row as Fields)[name]),
  );
  const lines = header ? [names, ...cells] : cells;
  return Papa.unparse(
    lines.map((line) => line.map(defusedCell)),
    { newline: '\r\n', quotes: (cell) => typeof cell === 'string' && canRun.test(cell) },
  );
};

/** CSV as from `csvText`, as a file: a BOM tells spreadsheets that it is UTF-8. */
export const csvFile = (rows: readonly object[], fields: readonly string[]): string =>
  `\uFEFF${csvText(rows, fields)}\r\n`;

/** A column of a CSV file: its heading, and how it finds its cell in a row. */
export type CsvColumn<Row> = readonly [heading: string, cell: (row: Row) => string | number];

/** CSV as from `csvText`, built from columns. */
export const columnsCsv = <Row>(rows: readonly Row[], columns: readonly CsvColumn<Row>[]): string =>
  csvText(
    rows.map((row) => columns.map(([, cell]) => cell(row))),
    columns.map(([heading]) => heading),
  );

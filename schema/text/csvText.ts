import Papa from 'papaparse';

/**
 * Beginnings of a cell that a spreadsheet would run, or that a defused cell has; papaparse's pattern ends at line
 * breaks, and lacks the full-width signs that spreadsheets in East Asia take for the usual ones.
 */
const canRun = /^'*[=+\-@＝＋－＠\t\r]/;

/** Whether a spreadsheet would run the text of a CSV cell, or the text looks like one that was made harmless. */
export const wouldRun = (text: string): boolean => canRun.test(text);

/** The original text of a cell that `csvText` made harmless. */
export const undefused = (text: string): string =>
  text.startsWith("'") && canRun.test(text.slice(1)) ? text.slice(1) : text;

/**
 * CSV for spreadsheets with a header. Quotes cells where needed and prefixes those that a spreadsheet
 * would run with an apostrophe (CSV injection).
 */
export const csvText = (
  rows: readonly object[],
  fields?: readonly string[],
  /** False to continue lines that were written before. */
  { header = true } = {},
): string => {
  const options = { escapeFormulae: canRun, newline: '\r\n', header };
  if (!fields) return Papa.unparse([...rows], options);
  // Without rows, papaparse would add a line break after the header.
  const data = rows.length > 0 ? { fields: [...fields], data: [...rows] } : [[...fields]];
  return Papa.unparse(data as Papa.UnparseObject<object>, options);
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

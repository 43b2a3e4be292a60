import Papa from 'papaparse';

/** How a cell starts that a spreadsheet could run; its own pattern in papaparse ends at a line break. */
const canRun = /^[=+\-@\t\r]/;

/**
 * CSV for spreadsheets: a header, then a line for each row. Cells are quoted where they need it;
 * those that a spreadsheet could run are defused with a leading apostrophe.
 */
export const csvText = (
  rows: readonly object[],
  fields?: readonly string[],
  /** Without one, lines go on from those that were written before. */
  { header = true } = {},
): string => {
  const options = { escapeFormulae: canRun, newline: '\r\n', header };
  if (!fields) return Papa.unparse([...rows], options);
  // Without rows papaparse would end the header with a line break.
  const data = rows.length > 0 ? { fields: [...fields], data: [...rows] } : [[...fields]];
  return Papa.unparse(data as Papa.UnparseObject<object>, options);
};

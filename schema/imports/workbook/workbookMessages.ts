import { limits } from '../../limits.ts';
import { tooManyRows } from '../tooManyRows.ts';

/** In bytes: the most that a workbook may unpack to. */
export const maxUnpacked = 50 * 1024 * 1024;
/** The most text in the cells of one sheet, in UTF-16 code units. */
export const maxText = 16 * 1024 * 1024;
/** The last row that may have content. Blank rows count. */
export const maxRow = limits.importRows * 2;

const saveAgain = 'Open it in a spreadsheet program, save it as .xlsx without a password or macros';
const guestsOnly = 'Save it again with its guests only.';

export const workbookMessages = {
  tooLarge: `The workbook is larger than ${maxUnpacked / 1024 / 1024} MB when it is unpacked. ${guestsOnly}`,
  tooMuchText: `The sheet holds too much text. ${guestsOnly}`,
  bomb: `The workbook unpacks to far more than a list of guests can hold. ${guestsOnly}`,
  damaged: `The workbook is damaged. ${saveAgain}, and try again.`,
  encrypted: `The workbook is protected by a password. ${saveAgain}, and try again.`,
  macros: `The workbook holds macros, which are not accepted. ${saveAgain}, and try again.`,
  otherZip: 'The file is not an Excel workbook (.xlsx). Save it as .xlsx or CSV and try again.',
  tooShort: 'The sheet must have at least a header row and one data row',
  tooManyRows: (count: number) => tooManyRows('The sheet', 'data rows', count),
  noSuchSheet: (name: string) => `The workbook has no sheet named ${name}`,
  rowTooFar: (row: number) =>
    `Row ${row}: There may be nothing after row ${maxRow.toLocaleString('en')}. Delete what is there, and try again.`,
  tooManyColumns: (row: number, most: number) =>
    `Row ${row}: The sheet has more than ${most} columns`,
  noValue: (row: number, cell: string) =>
    `Row ${row}: Cell ${cell} has a formula without a value. Save the file in a spreadsheet program and try again.`,
  cellError: (row: number, cell: string, shown: string) => `Row ${row}: Cell ${cell} is ${shown}`,
  merged: (row: number, cells: string) =>
    `Row ${row}: Cells ${cells} are merged. Unmerge them and try again.`,
} as const;

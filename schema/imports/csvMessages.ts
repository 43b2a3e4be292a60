import { replies } from '../attendees/replies.ts';
import { limits } from '../limits.ts';
import { tooManyRows } from './tooManyRows.ts';

export const maxColumns = 100;

/** Rows that one message names. */
const mostListed = 12;

const listed = (rows: readonly number[]): string =>
  rows.slice(0, mostListed).join(', ') +
  (rows.length > mostListed ? ` and ${rows.length - mostListed} more` : '');

/** The messages of the specification's section 5, "CSV import", and additional ones. */
export const csvMessages = {
  tooShort: 'CSV file must have at least a header row and one data row',
  missingColumns: (names: readonly string[]) => `Missing required columns: ${names.join(', ')}`,
  repeatedColumn: (name: string) => `Column ${name} appears more than once`,
  mismatch: (row: number) => `Row ${row}: Column count mismatch`,
  name: (row: number) => `Row ${row}: Name is required`,
  tag: (row: number) => `Row ${row}: Valid tag is required (employee, prospect, customer, guest)`,
  vip: (row: number) => `Row ${row}: VIP must be yes or no`,
  reply: (row: number) => `Row ${row}: Reply must be one of ${replies.join(', ')}`,
  plusOnes: (row: number) =>
    `Row ${row}: Plus-ones must be a number up to ${limits.plusOnes.max}, yes or no, or as many names`,
  cell: (row: number, column: string, problem: string) => `Row ${row}: ${column}: ${problem}`,
  noTable: (row: number) => `Row ${row}: Name a table after the !`,
  shortened: (row: number, column: string, text: string) =>
    `Row ${row}: ${column}: ${text} lacks digits. Format the column as a number without decimals or as text in the spreadsheet, and save the file again.`,
  openQuote: (row: number) => `Row ${row}: A quoted field is not closed`,
  strayQuote: (row: number) => `Row ${row}: A quoted field has text after its closing quote`,
  tooManyRows: (count: number, isCut = false) => tooManyRows('CSV file', 'data rows', count, isCut),
  tooManyColumns: `CSV file has more than ${maxColumns} columns`,
  firstEmail: (row: number, email: string) =>
    `Row ${row}: Only ${email} is taken of the email addresses`,
  noLink: (row: number) => `Row ${row}: The link is not a web address and is left out`,
  titleRows: (header: number) => `Row ${header} names the columns. Rows above it are left out.`,
  headersAgain: (rows: readonly number[]) =>
    rows.length === 1
      ? `Row ${listed(rows)} names the columns again. It is left out.`
      : `Rows ${listed(rows)} name the columns again. They are left out.`,
  rowOfSums: (row: number) => `Row ${row} adds the list up. It is left out.`,
  notesBelow: (row: number) => `The notes from row ${row} on are left out.`,
  hiddenRows: (rows: readonly number[]) =>
    rows.length === 1
      ? `Row ${listed(rows)} is hidden in the sheet. It is read like the others.`
      : `Rows ${listed(rows)} are hidden in the sheet. They are read like the others.`,
  hiddenColumns: (names: readonly string[]) =>
    names.length === 1
      ? `Column ${names} is hidden in the sheet. It is read like the others.`
      : `Columns ${names.join(', ')} are hidden in the sheet. They are read like the others.`,
  severalPeople: (rows: readonly number[]) =>
    rows.length === 1
      ? `Row ${listed(rows)} may name several people, but gets one seat. Give each a row, or use the column plus ones.`
      : `Rows ${listed(rows)} may name several people each, but get one seat. Give each a row, or use the column plus ones.`,
  plusOnesAdded: (first: number, count: number) =>
    count === 1
      ? `Row ${first} is added for a plus-one.`
      : `Rows ${first} to ${first + count - 1} are added for plus-ones.`,
  ignoredColumns: (names: readonly string[]) => `Ignored columns: ${names.join(', ')}`,
} as const;

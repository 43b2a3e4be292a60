import Papa from 'papaparse';
import type { ListColumn } from '../guestLists/cells.ts';
import { limits } from '../limits.ts';
import { checkedRow } from './checkedRow.ts';
import { guessColumns, noImportedFields } from './columns.ts';
import { decodeText } from './decodeText.ts';
import type { ImportRow, ParsedImport } from './importRow.ts';
import { wholeName } from './nameOrder.ts';
import { roleFrom } from './roleWords.ts';
import { tooManyRows } from './tooManyRows.ts';
import { webAddress } from './webAddress.ts';

const leastFields = 4;

/** The fields of a pasted person, in the order of a line if no first line names the columns. */
const usualFields = ['name', 'title', 'company', 'linkedinurl', 'tag', 'email'] as const;
type PastedField = (typeof usualFields)[number] | 'lastname';

/** The index of each field in the lines. */
type Columns = Partial<Record<PastedField, number>>;

const usualColumns: Columns = Object.fromEntries(usualFields.map((field, index) => [field, index]));

const pasteMessages = {
  nothingUsable: 'Please check your data format. Use: Name, Title, Company, LinkedIn, Role',
  tooFewFields: (line: number) =>
    `Line ${line}: At least ${leastFields} fields are needed: name, title, company, LinkedIn URL`,
  name: (line: number) => `Line ${line}: Name is required`,
  noLink: (line: number) => `Line ${line}: The link is not a web address and is left out`,
  columns: (line: number) => `Line ${line} names the columns and is left out`,
  ignoredColumns: (names: readonly string[]) =>
    `Ignored columns: ${names.join(', ')}. To read them, paste the rows into the import of an Excel or CSV file.`,
  tooManyLines: (count: number) => tooManyRows('The text', 'lines', count),
} as const;

/**
 * The pasted people, and the columns of the lines, including a role or an email address if any line has one.
 */
export type ParsedPaste = ParsedImport & { columns: ListColumn[] };

export const nothingPasted: ParsedPaste = { rows: [], errors: [], notices: [], columns: [] };

/**
 * Parses pasted lines, split by tab, otherwise by pipe, otherwise by comma. Reads the fields in their usual order, or
 * by a first line that names the columns. Unusable lines are skipped and listed in `errors`; the others may still be
 * imported.
 */
export const parsePaste = (pasted: string): ParsedPaste => {
  const text = decodeText(pasted);
  if (!text.ok) return { ...nothingPasted, errors: [text.error] };
  const lines = text.value.split('\n').map((line) => line.replace(listMark, ''));
  const first = lines.findIndex((line) => line.trim() !== '');
  const header = headerIn(lines[first] ?? '');
  const people = lines.filter((line) => line.trim() !== '').length - (header ? 1 : 0);
  if (people > limits.importRows)
    return { ...nothingPasted, errors: [pasteMessages.tooManyLines(people)] };

  const result: ParsedImport = { rows: [], errors: [], notices: [] };
  const columns = header?.columns ?? usualColumns;
  let widest = leastFields;
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    if (index === first && header) {
      result.notices.push(pasteMessages.columns(index + 1));
      if (header.ignored.length > 0)
        result.notices.push(pasteMessages.ignoredColumns(header.ignored));
      continue;
    }
    const read = readLine(line, index + 1, columns);
    result.errors.push(...read.errors);
    result.notices.push(...read.notices);
    if (!read.row) continue;
    result.rows.push(read.row);
    widest = Math.max(widest, read.width);
  }
  return { ...result, columns: listColumns(columns, widest) };
};

/** The errors about a last line without a line break: somebody may still be typing it. */
export const errorsOfUnended = (pasted: string, errors: readonly string[]): string[] => {
  const last = pasted.split('\n').length;
  return errors.filter((error) => error.startsWith(`Line ${last}: `));
};

/**
 * A bullet or number before a line of a list, as word processors copy it. A dash before a tab is an empty cell, and
 * "A. Long" is a name.
 */
const listMark =
  /^ *(?:[•◦▪‣·●○■*\uf0a7\uf0b7][ \t]+|[-–—] +|o\t[ \t]*|(?:\d{1,4}[.)]|[a-z]\)|[ivx]{1,5}\))[ \t]+)/i;

/** The columns of a list by the fields of its lines. The photo is the address of a profile. */
const columnsOfField: Record<PastedField, readonly ListColumn[]> = {
  name: ['name'],
  lastname: [],
  title: ['title'],
  company: ['company'],
  linkedinurl: ['linkedinUrl', 'photoUrl'],
  tag: ['attendeeRole'],
  email: ['email'],
};

/** The columns of lines of which the longest has this many fields. */
const listColumns = (columns: Columns, width: number): ListColumn[] =>
  (Object.keys(columnsOfField) as PastedField[])
    .filter((field) => (columns[field] ?? width) < width)
    .flatMap((field) => columnsOfField[field]);

type ReadLine = { row?: ImportRow; width: number; errors: string[]; notices: string[] };

const readLine = (line: string, row: number, columns: Columns): ReadLine => {
  const fields = splitLine(line);
  const width = fields.length;
  if (width < leastFields) return { width, errors: [pasteMessages.tooFewFields(row)], notices: [] };

  const field = (one: PastedField): string | null => present(fields[columns[one] ?? width] ?? '');
  const name = wholeName(field('name') ?? '', field('lastname') ?? '');
  if (!name) return { width, errors: [pasteMessages.name(row)], notices: [] };

  const link = field('linkedinurl');
  const linkedinUrl = link ? webAddress(link) : null;
  const checked = checkedRow(`Line ${row}`, {
    ...noImportedFields,
    row,
    name,
    // Other words, such as "contact", or no word mean guest (specification, section 5).
    attendeeRole: roleFrom(field('tag') ?? '') ?? 'guest',
    title: field('title'),
    company: field('company'),
    email: field('email'),
    linkedinUrl,
    // Only the address of a profile is used as photo (specification, section 5).
    photoUrl: linkedinUrl && isLinkedInProfile(linkedinUrl) ? linkedinUrl : null,
  });
  return { ...checked, width, notices: link && !linkedinUrl ? [pasteMessages.noLink(row)] : [] };
};

/**
 * The columns that a line names: a range copied from a spreadsheet often begins with its header. Undefined for a line
 * about a person, who may be called as a column is.
 */
const headerIn = (line: string): { columns: Columns; ignored: string[] } | undefined => {
  const names = splitLine(line);
  const { name, lastname, ...others } = guessColumns(names).columns;
  if (name === undefined || Object.keys(others).length < 2) return undefined;
  const columns = { name, lastname, ...others };
  const read = new Set([...usualFields, 'lastname' as const].map((field) => columns[field]));
  const ignored = names.filter((one, index) => !read.has(index) && one.trim() !== '');
  return { columns, ignored: ignored.map((one) => one.trim()) };
};

const splitLine = (line: string): string[] => {
  if (line.includes('\t')) return line.split('\t');
  if (line.includes('|')) return line.split('|');
  // papaparse would take a quote after a space for text.
  const tight = line.trim().replace(/,\s+(?=")/g, ',');
  return Papa.parse<string[]>(tight, { delimiter: ',' }).data[0] ?? [];
};

/** The field's text; null if it is empty or a lone dash. */
const present = (field: string): string | null => {
  const text = field.trim();
  return text === '' || /^[-–—]$/.test(text) ? null : text;
};

const isLinkedInProfile = (address: string): boolean => {
  const { hostname, pathname } = new URL(address);
  return /(^|\.)linkedin\.com$/i.test(hostname) && /^\/in\/[^/]+/.test(pathname);
};

import Papa from 'papaparse';
import { limits } from '../limits.ts';
import { attendeeRoleFrom } from '../vocabulary.ts';
import { checkedRow } from './checkedRow.ts';
import { decodeText } from './decodeText.ts';
import type { ImportRow, ParsedImport } from './importRow.ts';

const requiredColumns = ['name', 'tag'] as const;
const knownColumns = [
  ...requiredColumns,
  'title',
  'company',
  'notes',
  'email',
  'phone',
  'linkedinurl',
] as const;
type Column = (typeof knownColumns)[number];

const maxColumns = 100;

/** The messages of the specification's section 5, "CSV import", and those it leaves open. */
export const csvMessages = {
  tooShort: 'CSV file must have at least a header row and one data row',
  missingColumns: (names: readonly string[]) => `Missing required columns: ${names.join(', ')}`,
  repeatedColumn: (name: string) => `Column ${name} appears more than once`,
  mismatch: (row: number) => `Row ${row}: Column count mismatch`,
  name: (row: number) => `Row ${row}: Name is required`,
  tag: (row: number) => `Row ${row}: Valid tag is required (employee, prospect, customer, guest)`,
  openQuote: (row: number) => `Row ${row}: A quoted field is not closed`,
  strayQuote: (row: number) => `Row ${row}: A quoted field has text after its closing quote`,
  tooManyRows: `CSV file has more than ${limits.importRows.toLocaleString('en')} data rows`,
  tooManyColumns: `CSV file has more than ${maxColumns} columns`,
  ignoredColumns: (names: readonly string[]) => `Ignored columns: ${names.join(', ')}`,
} as const;

const refused = (message: string): ParsedImport => ({ rows: [], errors: [message], notices: [] });

const isBlank = (record: readonly string[]): boolean =>
  record.every((field) => field.trim() === '');

/**
 * Reads a CSV file of attendees: UTF-8 with or without BOM; LF, CRLF or CR; comma, semicolon or
 * tab. Rows are counted as a spreadsheet does: the header is row 1. Nothing is thrown: what is
 * wrong stands in `errors`, and while there are any, nothing may be imported.
 */
export const parseCsv = (file: Uint8Array | string): ParsedImport => {
  const text = decodeText(file);
  if (!text.ok) return refused(text.error);

  const parsed = Papa.parse<string[]>(text.value, {
    delimitersToGuess: [',', ';', '\t'],
    newline: '\n',
    // Bounds memory whatever the file holds: blank lines are records too.
    preview: limits.importRows * 2,
  });
  if (parsed.meta.truncated) return refused(csvMessages.tooManyRows);
  const headerAt = parsed.data.findIndex((record) => !isBlank(record));
  const header = parsed.data[headerAt];
  if (!header) return refused(csvMessages.tooShort);

  const quotes = parsed.errors.filter((error) => error.type === 'Quotes');
  if (quotes.length > 0) {
    const errors = quotes.map(({ code, row }) => {
      const at = (row ?? 0) - headerAt + 1;
      return code === 'MissingQuotes' ? csvMessages.openQuote(at) : csvMessages.strayQuote(at);
    });
    return { rows: [], errors: [...new Set(errors)], notices: [] };
  }
  return readRecords(header, parsed.data.slice(headerAt + 1));
};

const readRecords = (header: readonly string[], records: readonly string[][]): ParsedImport => {
  if (header.length > maxColumns) return refused(csvMessages.tooManyColumns);
  const names = header.map((name) => name.trim().toLowerCase());
  const missing = requiredColumns.filter((name) => !names.includes(name));
  const filled = records.filter((record) => !isBlank(record)).length;
  if (missing.length > 0) return refused(csvMessages.missingColumns(missing));
  const repeated = knownColumns.find((name) => names.indexOf(name) !== names.lastIndexOf(name));
  if (repeated) return refused(csvMessages.repeatedColumn(repeated));
  if (filled === 0) return refused(csvMessages.tooShort);
  if (filled > limits.importRows) return refused(csvMessages.tooManyRows);

  const ignored = header.filter(
    (_, i) => !(knownColumns as readonly string[]).includes(names[i] ?? ''),
  );
  const rows: ImportRow[] = [];
  const errors: string[] = [];
  for (const [index, record] of records.entries()) {
    if (isBlank(record)) continue;
    const result = readRecord(names, record, index + 2);
    if (result.errors.length > 0) errors.push(...result.errors);
    else if (result.row) rows.push(result.row);
  }
  const named = ignored.map((name) => name.trim()).filter((name) => name !== '');
  return { rows, errors, notices: named.length > 0 ? [csvMessages.ignoredColumns(named)] : [] };
};

const readRecord = (
  names: readonly string[],
  record: readonly string[],
  row: number,
): { row?: ImportRow; errors: string[] } => {
  if (record.length !== names.length) return { errors: [csvMessages.mismatch(row)] };
  const field = (column: Column): string | null => record[names.indexOf(column)]?.trim() || null;

  const name = field('name');
  const attendeeRole = attendeeRoleFrom(field('tag') ?? '');
  const errors = [
    ...(name ? [] : [csvMessages.name(row)]),
    ...(attendeeRole ? [] : [csvMessages.tag(row)]),
  ];
  if (!name || !attendeeRole) return { errors };

  return checkedRow(`Row ${row}`, {
    row,
    name,
    attendeeRole,
    title: field('title'),
    company: field('company'),
    notes: field('notes'),
    email: field('email'),
    phone: field('phone'),
    linkedinUrl: field('linkedinurl'),
    photoUrl: null,
  });
};

import type { ListSource } from '../../schema/domainEvents.ts';
import type { CsvTable } from '../../schema/imports/csvTable.ts';
import { textMessages } from '../../schema/imports/decodeText.ts';
import { listKindOf } from '../../schema/imports/fileKinds.ts';
import type { GuestFileOptions } from '../../schema/imports/guestFile.ts';
import { limits } from '../../schema/limits.ts';
import { badField, type Issue, Refusal } from '../../schema/refusal.ts';
import { guestFileReader } from './readInThread.ts';

/** The accepted media types. The bytes decide what a file is; its type may only contradict them. */
const kinds: Readonly<Record<string, GuestFileOptions['kind']>> = {
  'text/csv': 'text',
  'text/tab-separated-values': 'text',
  'text/plain': 'text',
  'text/vcard': 'vCard',
  'text/x-vcard': 'vCard',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'workbook',
};
export const guestFileTypes = Object.keys(kinds);

/** The remembered kind of a list of this media type. */
export const listKindOfType = (type: string): ListSource['kind'] =>
  listKindOf[kinds[type] ?? 'text'];

const read = guestFileReader();

/**
 * The table of a file of guests that a caller sends: CSV, an Excel workbook or vCards.
 * @param contentType As the request has it
 * @param sheet The sheet of a workbook that has several with text
 * @throws Refusal BAD_INPUT where it cannot be read, by row; `details.sheets` where a sheet must be
 * named; WRONG_TYPE, TOO_LARGE; NOT_READY where too many files are being read
 */
export const readGuestFile = async (
  file: Uint8Array,
  contentType: string,
  sheet?: string,
): Promise<CsvTable> => {
  const [type = ''] = contentType.toLowerCase().split(';');
  const kind = kinds[type.trim()];
  if (!kind)
    throw new Refusal('WRONG_TYPE', 'Send a CSV file, an Excel workbook (.xlsx) or vCards');
  if (file.byteLength > limits.importBytes) throw new Refusal('TOO_LARGE', textMessages.tooLarge);
  const { table, sheets, errors = [] } = await read(file, { sheet, kind });
  if (table) return table;
  if (sheets)
    throw badField('sheet', 'The workbook has several sheets: name the one to read', { sheets });
  throw new Refusal('BAD_INPUT', errors[0] ?? '', errors.map(issueOf));
};

/** The issue with a file; for a message that begins with "Row 7" with the row. */
export const issueOf = (message: string): Issue => {
  const row = /^Row (\d+):/.exec(message)?.[1];
  return { path: 'file', message, ...(row && { index: Number(row) }) };
};

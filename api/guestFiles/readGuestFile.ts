import type { ListSource } from '../../schema/domainEvents.ts';
import type { CsvTable } from '../../schema/imports/csvTable.ts';
import { textMessages } from '../../schema/imports/decodeText.ts';
import { listKindOf } from '../../schema/imports/fileKinds.ts';
import type { GuestFileOptions } from '../../schema/imports/guestFile.ts';
import { limits } from '../../schema/limits.ts';
import { badField, type Issue, Refusal } from '../../schema/refusal.ts';
import { guestFileReader } from './readInThread.ts';

/** The accepted media types. The bytes decide what a file is; its type must only not contradict them. */
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

export const noGuestFile = 'Send a CSV file, an Excel workbook (.xlsx) or vCards';

const read = guestFileReader();

/**
 * The table in a file of guests that a caller sends: CSV, an Excel workbook or vCards.
 * @param contentType the type in the request
 * @param sheet the sheet of a workbook with several
 * @throws Refusal BAD_INPUT by row if the file cannot be read; `details.sheets` if a sheet must be named;
 * WRONG_TYPE, TOO_LARGE; NOT_READY if too many files are being read
 */
export const readGuestFile = async (
  file: Uint8Array,
  contentType: string,
  sheet?: string,
): Promise<CsvTable> => {
  const [type = ''] = contentType.toLowerCase().split(';');
  const kind = kinds[type.trim()];
  if (!kind) throw new Refusal('WRONG_TYPE', noGuestFile);
  if (file.byteLength > limits.importBytes) throw new Refusal('TOO_LARGE', textMessages.tooLarge);
  const { table, sheets, errors = [] } = await read(file, { sheet, kind });
  if (table) return table;
  if (sheets)
    throw badField('sheet', 'The workbook has several sheets: name the one to read', { sheets });
  throw new Refusal('BAD_INPUT', errors[0] ?? '', errors.map(issueOf));
};

/** The issue with a file. If the message begins with a row, such as "Row 7", the issue names the row. */
export const issueOf = (message: string): Issue => {
  const row = /^Row (\d+):/.exec(message)?.[1];
  return { path: 'file', message, ...(row && { index: Number(row) }) };
};

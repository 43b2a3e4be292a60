import { limits } from '../limits.ts';
import { type CsvTable, readCsvTable } from './csvTable.ts';
import { textMessages } from './decodeText.ts';
import type { GuestFileKind } from './fileKinds.ts';
import { readVCards, vCardMessages } from './vCard/readVCards.ts';
import { readWorkbook } from './workbook/readWorkbook.ts';
import { Unreadable } from './workbook/unreadable.ts';
import { workbookMessages } from './workbook/workbookMessages.ts';

/**
 * The content of a guest file: a table as from a CSV file; or the names of its sheets, one of which the
 * caller must choose; or why it cannot be read, in sentences for people.
 */
export type GuestFile =
  | { table: CsvTable; sheets?: undefined; errors?: undefined }
  | { table?: undefined; sheets: string[]; errors?: undefined }
  | { table?: undefined; sheets?: undefined; errors: string[] };

export type GuestFileOptions = {
  /** The sheet to read, for a workbook with several. */
  sheet?: string | undefined;
  /** The declared kind of the file. Default: by its bytes. */
  kind?: GuestFileKind | undefined;
};

export const guestFileMessages = {
  oldWorkbook: 'The file is an old Excel workbook (.xls). Save it as .xlsx or CSV and try again.',
  notAWorkbook: 'The file is not an Excel workbook (.xlsx)',
  otherFile: 'The file is not a list of guests. Choose a CSV, Excel (.xlsx) or vCard file.',
  webPage:
    'The file is a web page or XML, whatever its name. Save it as .xlsx or CSV and try again.',
} as const;

/**
 * Reads a guest file: CSV, an Excel workbook or vCards. Limits how much it unpacks, and never throws. Browser
 * and server both run this in a worker.
 */
export const readGuestTable = (file: Uint8Array, options: GuestFileOptions = {}): GuestFile => {
  if (file.byteLength > limits.importBytes) return { errors: [textMessages.tooLarge] };
  try {
    return readKnown(file, options);
  } catch (error) {
    if (error instanceof Unreadable) return { errors: [...error.errors] };
    // Parsers throw various errors for damaged files.
    return { errors: [isZip(file) ? workbookMessages.damaged : guestFileMessages.otherFile] };
  }
};

const readKnown = (file: Uint8Array, { sheet, kind }: GuestFileOptions): GuestFile => {
  if (isZip(file)) return readWorkbook(file, sheet);
  if (startsWith(file, compoundFile)) throw new Unreadable(unreadableReason(file));
  if (otherFiles.some((start) => startsWith(file, start)) || isProgram(file))
    throw new Unreadable(guestFileMessages.otherFile);
  const start = new TextDecoder().decode(file.subarray(0, 200)).trimStart();
  if (/^<(\?xml|!doctype|html|table|meta|style)/i.test(start))
    throw new Unreadable(guestFileMessages.webPage);
  if (jsonOrRtf.test(start)) throw new Unreadable(guestFileMessages.otherFile);
  if (kind === 'workbook') throw new Unreadable(guestFileMessages.notAWorkbook);
  if (/^begin:vcard/i.test(start)) return readVCards(file);
  if (kind === 'vCard') throw new Unreadable(vCardMessages.none);
  return readCsvTable(file);
};

const jsonOrRtf = /^(?:\{\\rtf|\{\s*"|\[\s*[[{])/;

const startsWith = (file: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => file[index] === byte);

const isZip = (file: Uint8Array): boolean => startsWith(file, [0x50, 0x4b, 0x03, 0x04]);

/** The container of .xls, and of workbooks with a password. */
const compoundFile = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

const unreadableReason = (file: Uint8Array): string => {
  const names = new TextDecoder('utf-16le').decode(file.subarray(0, file.length & ~1));
  return names.includes('EncryptedPackage')
    ? workbookMessages.encrypted
    : guestFileMessages.oldWorkbook;
};

/** PDF, PNG, JPEG, GIF, gzip, RAR, 7z, and programs of Linux and macOS. */
const otherFiles = [
  [0x25, 0x50, 0x44, 0x46, 0x2d],
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x1f, 0x8b],
  [0x52, 0x61, 0x72, 0x21],
  [0x37, 0x7a, 0xbc, 0xaf],
  [0x7f, 0x45, 0x4c, 0x46],
  [0xcf, 0xfa, 0xed, 0xfe],
];

/** A Windows program. Its first two letters alone could also begin a text. */
const isProgram = (file: Uint8Array): boolean =>
  startsWith(file, [0x4d, 0x5a]) && file.subarray(0, 512).includes(0);

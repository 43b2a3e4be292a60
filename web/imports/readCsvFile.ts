import { parseCsv } from '../../schema/imports/csv.ts';
import { textMessages } from '../../schema/imports/decodeText.ts';
import type { ParsedImport } from '../../schema/imports/importRow.ts';
import { limits } from '../../schema/limits.ts';

const refused = (error: string): ParsedImport => ({ rows: [], errors: [error], notices: [] });

/** Reads a file in the browser. One that is too large is refused before a byte of it is read. */
export const readCsvFile = async (file: Blob): Promise<ParsedImport> => {
  if (file.size > limits.importBytes) return refused(textMessages.tooLarge);
  try {
    return parseCsv(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return refused('Failed to parse the input data. Please check the format.');
  }
};

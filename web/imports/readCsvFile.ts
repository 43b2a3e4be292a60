import { type CsvTable, readCsvTable } from '../../schema/imports/csvTable.ts';
import { textMessages } from '../../schema/imports/decodeText.ts';
import { limits } from '../../schema/limits.ts';
import { t } from '../texts/en/imports.ftl';

type ReadFile = { table?: CsvTable; errors?: string[] };

/** Reads a file in the browser. Refuses one that is too large before reading it. */
export const readCsvFile = async (file: Blob): Promise<ReadFile> => {
  if (file.size > limits.importBytes) return { errors: [textMessages.tooLarge] };
  try {
    return readCsvTable(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return { errors: [t('parse-error-text')] };
  }
};

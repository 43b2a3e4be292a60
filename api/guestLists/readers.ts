import type { ListSource } from '../../schema/domainEvents.ts';
import {
  type ColumnMapping,
  columnsByName,
  guessColumns,
  missingColumns,
} from '../../schema/imports/columns.ts';
import { attendeesOf } from '../../schema/imports/csv.ts';
import { readCsvTable } from '../../schema/imports/csvTable.ts';
import type { ParsedImport } from '../../schema/imports/importRow.ts';

/** A file as read: its rows, or the errors that say why it cannot be. */
export type ReadList = ParsedImport & {
  kind: ListSource['kind'];
  header: string[];
  mapping: ColumnMapping;
};

/** How a member assigned the columns of this header the last time. */
export type MappingOf = (header: readonly string[]) => Promise<ColumnMapping | undefined>;

type Reader = (file: Uint8Array, mappingOf: MappingOf) => Promise<ReadList>;

const none: ColumnMapping = { columns: {} };

/** By their documented names, else as they were assigned last, else as they are guessed. */
const readCsv: Reader = async (file, mappingOf) => {
  const { table, errors = [] } = readCsvTable(file);
  if (!table) return { kind: 'csv', header: [], mapping: none, rows: [], errors, notices: [] };
  const { header } = table;
  const byName = columnsByName(header);
  const isNamed = missingColumns(byName).length === 0;
  const mapping = (await mappingOf(header)) ?? (isNamed ? undefined : guessColumns(header));
  const parsed = attendeesOf(table, mapping);
  return { kind: 'csv', header, mapping: mapping ?? byName, ...parsed };
};

/** The reader of each media type. */
export const listReaders: Readonly<Record<string, Reader>> = { 'text/csv': readCsv };
export const listTypes = Object.keys(listReaders);

import Papa from 'papaparse';
import { type Column, columnOf, importable, importedFields, knownColumns } from './columns.ts';

const host: Partial<Record<Column, string>> = {
  name: 'Mira Halvorsen',
  tag: 'customer',
  ...Object.fromEntries(
    importedFields.map((field) => [columnOf(field), importable[field].example]),
  ),
  tags: 'press; speaker',
  vip: 'yes',
  reply: 'accepted',
  'together with': 'Anton Halvorsen',
};
const examples = [
  host,
  { name: 'Anton Halvorsen', tag: 'guest', party: host.party, 'guest of': host.name },
  { name: 'Bea Lund', tag: 'prospect', 'apart from': 'Mira Halvorsen' },
] satisfies Partial<Record<Column, string>>[];

/**
 * A sample CSV file: the header and example rows. Places and tables are empty in the examples, because they
 * depend on the event.
 */
export const importTemplate = (): string =>
  Papa.unparse(
    [[...knownColumns], ...examples.map((row) => knownColumns.map((column) => row[column] ?? ''))],
    { newline: '\r\n' },
  );

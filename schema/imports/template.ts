import Papa from 'papaparse';
import { importable, importedFields, knownColumns } from './columns.ts';

const fields = [...knownColumns];
const example = [
  'Mira Halvorsen',
  'customer',
  ...importedFields.map((field) => importable[field].example),
  'press; speaker',
  'yes',
];

/** A sample CSV file: the header and one example row. */
export const importTemplate = (): string => Papa.unparse([fields, example], { newline: '\r\n' });

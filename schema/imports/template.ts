import Papa from 'papaparse';
import { importable, importedFields } from './columns.ts';

const fields = ['name', 'tag', ...importedFields];
const example = [
  'Mira Halvorsen',
  'customer',
  ...importedFields.map((field) => importable[field].example),
];

/** A sample CSV file: the header and one example row. */
export const importTemplate = (): string => Papa.unparse([fields, example], { newline: '\r\n' });

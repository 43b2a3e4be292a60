import Papa from 'papaparse';
import { importable, importedFields } from './columns.ts';

const fields = ['name', 'tag', ...importedFields];
const example = [
  'Mira Halvorsen',
  'customer',
  ...importedFields.map((field) => importable[field].example),
];

/** A file to start from: the header and one row that shows how a person looks. */
export const importTemplate = (): string => Papa.unparse([fields, example], { newline: '\r\n' });

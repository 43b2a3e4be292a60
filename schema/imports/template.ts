import Papa from 'papaparse';

const fields = ['name', 'tag', 'title', 'company', 'notes', 'email', 'phone', 'linkedinUrl'];
const example = [
  'Mira Halvorsen',
  'customer',
  'CFO',
  'Nordlys AS',
  'Vegetarian',
  'mira@example.com',
  '+47 22 00 00 00',
  'https://www.linkedin.com/in/mira',
];

/** A file to start from: the header and one row that shows how a person looks. */
export const importTemplate = (): string => Papa.unparse([fields, example], { newline: '\r\n' });

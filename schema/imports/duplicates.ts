import type { ImportRow } from './importRow.ts';

type Known = { name: string; company?: string | null; email?: string | null };

const folded = (text: string | null | undefined): string =>
  (text ?? '').normalize('NFKC').trim().toLocaleLowerCase('en');

const nameKey = (person: Known): string =>
  JSON.stringify([folded(person.name), folded(person.company)]);

/**
 * The rows that repeat someone: of the event, or of an earlier row. The same person is the same
 * e-mail address, else the same name and company, ignoring case.
 */
export const duplicateRows = (
  rows: readonly ImportRow[],
  existing: readonly Known[],
): Set<number> => {
  const emails = new Set<string>();
  const names = new Set<string>();
  const remember = (person: Known) => {
    if (person.email) emails.add(folded(person.email));
    names.add(nameKey(person));
  };
  for (const person of existing) remember(person);

  const repeated = new Set<number>();
  for (const row of rows) {
    const known = (row.email && emails.has(folded(row.email))) || names.has(nameKey(row));
    if (known) repeated.add(row.row);
    remember(row);
  }
  return repeated;
};

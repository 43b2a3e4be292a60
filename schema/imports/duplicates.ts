import { folded } from '../folding.ts';
import type { ImportRow } from './importRow.ts';

type Known = { name: string; company?: string | null; email?: string | null };

const nameKey = (person: Known): string =>
  JSON.stringify([folded(person.name), folded(person.company ?? '')]);

/**
 * The person that each row repeats: an existing one or an earlier row. Matches by e-mail address,
 * then by name and company, all folded.
 */
export const whomEachRepeats = <Person extends Known>(
  rows: readonly Person[],
  existing: readonly Person[],
): (Person | undefined)[] => {
  const byEmail = new Map<string, Person>();
  const byName = new Map<string, Person>();
  const remember = (row: Person, person: Person) => {
    const [email, name] = [folded(row.email ?? ''), nameKey(row)];
    if (email && !byEmail.has(email)) byEmail.set(email, person);
    if (!byName.has(name)) byName.set(name, person);
  };
  for (const person of existing) remember(person, person);
  return rows.map((row) => {
    const known = byEmail.get(folded(row.email ?? '')) ?? byName.get(nameKey(row));
    remember(row, known ?? row);
    return known;
  });
};

/** The numbers of rows that repeat a person. */
export const duplicateRows = (
  rows: readonly ImportRow[],
  existing: readonly Known[],
): Set<number> => {
  const repeated = whomEachRepeats<Known>(rows, existing);
  return new Set(rows.filter((_, index) => repeated[index]).map(({ row }) => row));
};

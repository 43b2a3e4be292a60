import { folded } from '../folding.ts';
import type { ImportRow } from './importRow.ts';

type Known = {
  name: string;
  company?: string | null | undefined;
  email?: string | null | undefined;
  externalId?: string | null | undefined;
};

const nameKey = (person: Known): string =>
  JSON.stringify([folded(person.name), folded(person.company ?? '')]);

/** Two with external ids that differ are two, whatever else they share. */
const mayBe = (row: Known, person: Known | undefined): boolean =>
  !row.externalId || !person?.externalId || row.externalId === person.externalId;

/**
 * The person that each row repeats: an existing one or an earlier row. Matches by external id, then by
 * e-mail address, then by name and company, the last two folded.
 */
export const whomEachRepeats = <Person extends Known>(
  rows: readonly Person[],
  existing: readonly Person[],
): (Person | undefined)[] => {
  const byExternalId = new Map<string, Person>();
  const byEmail = new Map<string, Person>();
  const byName = new Map<string, Person>();
  const remember = (row: Person, person: Person) => {
    const [email, name] = [folded(row.email ?? ''), nameKey(row)];
    if (row.externalId && !byExternalId.has(row.externalId))
      byExternalId.set(row.externalId, person);
    if (email && !byEmail.has(email)) byEmail.set(email, person);
    if (!byName.has(name)) byName.set(name, person);
  };
  for (const person of existing) remember(person, person);
  return rows.map((row) => {
    const known =
      byExternalId.get(row.externalId ?? '') ??
      [byEmail.get(folded(row.email ?? '')), byName.get(nameKey(row))].find(
        (person) => person && mayBe(row, person),
      );
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

import { folded } from '../text/folding.ts';
import { hostNames, isUnnamedGuest } from './hosts.ts';
import type { ImportRow } from './importRow.ts';

type Known = {
  id?: string;
  name: string;
  company?: string | null | undefined;
  email?: string | null | undefined;
  externalId?: string | null | undefined;
  /** The host, by id, name or email address. */
  guestOf?: string | null | undefined;
};

/**
 * Names with companies. Unnamed guests are told apart by their host, and by their order among the host's
 * guests.
 */
const nameKeysOf = (people: readonly Known[], everybody: readonly Known[]): string[] => {
  // Most lists have no unnamed guests, and it takes a while to read the names of thousands.
  let hostOf: ReturnType<typeof hostNames> | undefined;
  const counts = new Map<string, number>();
  return people.map((person) => {
    const { name, company, guestOf } = person;
    if (!guestOf || !isUnnamedGuest(person))
      return JSON.stringify([folded(name), folded(company ?? '')]);
    hostOf ??= hostNames(everybody);
    const host = hostOf(guestOf);
    const nth = (counts.get(host) ?? 0) + 1;
    counts.set(host, nth);
    return JSON.stringify([host, 'guest', nth]);
  });
};

const emailOf = ({ email }: Known): string => folded(email ?? '');

type Identified = Pick<Known, 'externalId'>;

/**
 * Whether a row may be about a person. Different external ids mean different people, whatever else they
 * share.
 */
export const mayBeSamePerson = (row: Identified, person: Identified | undefined): boolean =>
  !row.externalId || !person?.externalId || row.externalId === person.externalId;

/**
 * The person that each row repeats: one in the event, or an earlier row. Matches by external id, then by
 * folded email address, then by folded name and company.
 */
export const repeatedPeople = <Person extends Known>(
  rows: readonly Person[],
  existing: readonly Person[],
): (Person | undefined)[] => {
  const byExternalId = new Map<string, Person>();
  const byEmail = new Map<string, Person>();
  const byName = new Map<string, Person>();
  const everybody = [...existing, ...rows];
  const remember = (row: Person, person: Person, name: string, email: string) => {
    if (row.externalId && !byExternalId.has(row.externalId))
      byExternalId.set(row.externalId, person);
    if (email && !byEmail.has(email)) byEmail.set(email, person);
    if (!byName.has(name)) byName.set(name, person);
  };
  const known = nameKeysOf(existing, everybody);
  for (const [n, person] of existing.entries())
    remember(person, person, known[n] ?? '', emailOf(person));
  const keys = nameKeysOf(rows, everybody);
  return rows.map((row, n) => {
    const name = keys[n] ?? '';
    const email = emailOf(row);
    const repeated =
      byExternalId.get(row.externalId ?? '') ??
      [byEmail.get(email), byName.get(name)].find(
        (person) => person && mayBeSamePerson(row, person),
      );
    remember(row, repeated ?? row, name, email);
    return repeated;
  });
};

/** The numbers of rows that repeat a person. */
export const duplicateRows = (
  rows: readonly ImportRow[],
  existing: readonly Known[],
): Set<number> => {
  const repeated = repeatedPeople<Known>(rows, existing);
  return new Set(rows.filter((_, index) => repeated[index]).map(({ row }) => row));
};

import { compareNames } from '../../texts/formats.ts';
import type { Attendee } from '../seatingPlan.ts';
import { filterRoles } from './search.ts';

export const sortings = ['name', 'company', 'role', 'added'] as const;
export type Sorting = (typeof sortings)[number];

type Sorted = Pick<Attendee, 'id' | 'name' | 'company' | 'attendeeRole'>;

/** Who has no company comes after those who have one. */
const compareCompanies = ({ company: a }: Sorted, { company: b }: Sorted): number => {
  if (a && b) return compareNames(a, b);
  return Number(!a) - Number(!b);
};

const compareRoles = (a: Sorted, b: Sorted): number =>
  filterRoles.indexOf(a.attendeeRole) - filterRoles.indexOf(b.attendeeRole);

/**
 * People who are in order of their names, in another order; who is alike there stays in order of
 * names. `added` is each one's place among all people of the event, as they came in.
 */
export const sorted = <Person extends Sorted>(
  byName: readonly Person[],
  by: Sorting,
  added: ReadonlyMap<string, number>,
): readonly Person[] => {
  const order = (person: Person) => added.get(person.id) ?? 0;
  switch (by) {
    case 'name':
      return byName;
    case 'company':
      return byName.toSorted(compareCompanies);
    case 'role':
      return byName.toSorted(compareRoles);
    case 'added':
      return byName.toSorted((a, b) => order(a) - order(b));
  }
};

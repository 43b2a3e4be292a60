import { compareNames } from '../../texts/formats.ts';
import type { Attendee } from '../seatingPlan.ts';
import { filterRoles } from './search.ts';

export const sortings = ['name', 'company', 'role', 'added'] as const;
export type Sorting = (typeof sortings)[number];

type Sorted = Pick<Attendee, 'id' | 'name' | 'company' | 'attendeeRole'>;

/** People without a company come last. */
const compareCompanies = ({ company: a }: Sorted, { company: b }: Sorted): number => {
  if (a && b) return compareNames(a, b);
  return Number(!a) - Number(!b);
};

const compareRoles = (a: Sorted, b: Sorted): number =>
  filterRoles.indexOf(a.attendeeRole) - filterRoles.indexOf(b.attendeeRole);

/**
 * Sorts people, given in name order, by another criterion; ties keep that order. `added` maps each person to
 * their position in order of arrival.
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

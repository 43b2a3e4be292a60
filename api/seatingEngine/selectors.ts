import { addTo } from './addTo.ts';
import type { Each, InputPerson, Selector } from './input.ts';

/** Companies and parties compare trimmed and without case. */
export const folded = (name: string | null | undefined): string =>
  (name ?? '').trim().toLowerCase();

/** Whether a selector covers a person. */
export const covers = (selector: Selector, person: InputPerson): boolean => {
  if ('people' in selector) return selector.people.includes(person.id);
  if ('tag' in selector) return person.tags?.includes(selector.tag) ?? false;
  if ('company' in selector)
    return person.company != null && folded(person.company) === folded(selector.company);
  if ('role' in selector) return person.role === selector.role;
  if ('all' in selector) return selector.all.every((part) => covers(part, person));
  if ('any' in selector) return selector.any.some((part) => covers(part, person));
  if ('not' in selector) return !covers(selector.not, person);
  return selector.everyone;
};

/** Caches what is computed once for each list of people. */
const onceFor = <Found>(find: (people: readonly InputPerson[]) => Found) => {
  const known = new WeakMap<readonly InputPerson[], Found>();
  return (people: readonly InputPerson[]): Found => {
    const found = known.get(people) ?? find(people);
    known.set(people, found);
    return found;
  };
};

/** The index of each id in a list of people. */
const indexOf = onceFor((people) => new Map(people.map(({ id }, index) => [id, index])));

/** The people of each company. */
const byCompany = onceFor((people) => {
  const companies = new Map<string, number[]>();
  people.forEach(({ company }, index) => {
    if (company != null) addTo(companies, folded(company), index);
  });
  return companies;
});

/** The people whom a selector covers, as indices into `people`, ascending. */
export const selected = (selector: Selector, people: readonly InputPerson[]): number[] => {
  if ('people' in selector) {
    const index = indexOf(people);
    const found = selector.people.flatMap((id) => index.get(id) ?? []);
    return [...new Set(found)].sort((a, b) => a - b);
  }
  if ('company' in selector) return [...(byCompany(people).get(folded(selector.company)) ?? [])];
  const found: number[] = [];
  people.forEach((person, index) => {
    if (covers(selector, person)) found.push(index);
  });
  return found;
};

const groupNames = (person: InputPerson, each: Each): string[] => {
  if (each === 'company' || each === 'party') {
    const name = folded(person[each]);
    return name ? [name] : [];
  }
  return person.tags?.filter((tag) => tag.startsWith(each)) ?? [];
};

/**
 * The groups of `members` (indices into `people`) to which a rule with `each` applies; without `each`, all
 * are one group. Somebody with several tags of one prefix is in several groups.
 */
export const groupsOf = (
  members: readonly number[],
  each: Each | undefined,
  people: readonly InputPerson[],
): { name: string; members: number[] }[] => {
  if (each === undefined) return [{ name: '', members: [...members] }];
  const groups = new Map<string, number[]>();
  for (const index of members)
    for (const name of new Set(groupNames(people[index] as InputPerson, each)))
      addTo(groups, name, index);
  return [...groups].map(([name, group]) => ({ name, members: group }));
};

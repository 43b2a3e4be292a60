import { addTo } from './addTo.ts';
import type { Each, InputPerson, Selector } from './input.ts';

/** Companies and parties compare trimmed and without case. */
export const folded = (name: string | null | undefined): string =>
  (name ?? '').trim().toLowerCase();

/** Caches a result for each list of people. */
const onceFor = <Found>(find: (people: readonly InputPerson[]) => Found) => {
  const known = new WeakMap<readonly InputPerson[], Found>();
  return (people: readonly InputPerson[]): Found => {
    const found = known.get(people) ?? find(people);
    known.set(people, found);
    return found;
  };
};

const indexOf = onceFor((people) => new Map(people.map(({ id }, index) => [id, index])));

/** The people by a word that they have, such as their company. */
const byWord = (wordsOf: (person: InputPerson) => Iterable<string>) =>
  onceFor((people) => {
    const found = new Map<string, number[]>();
    people.forEach((person, index) => {
      for (const word of wordsOf(person)) addTo(found, word, index);
    });
    return found;
  });

const byCompany = byWord(({ company }) => (company == null ? [] : [folded(company)]));
const byRole = byWord(({ role }) => (role === undefined ? [] : [role]));
const byTag = byWord(({ tags }) => new Set(tags));

/** A subset of a list of people, with a bit for each, so that lists are joined many people at a time. */
type Marks = Uint32Array;

/**
 * The people whom a selector covers. Words are looked up, because comparing hundreds of them with everybody's
 * words would take seconds.
 */
const marked = (selector: Selector, people: readonly InputPerson[]): Marks => {
  const marks: Marks = new Uint32Array(Math.ceil(people.length / 32));
  const join = (part: Selector, change: (mine: number, theirs: number) => number): void => {
    const theirs = marked(part, people);
    for (let at = 0; at < marks.length; at += 1)
      marks[at] = change(marks[at] as number, theirs[at] as number);
  };
  const mark = (part: Naming): void => {
    for (const index of named(part, people))
      marks[index >>> 5] = (marks[index >>> 5] as number) | (1 << (index & 31));
  };
  if ('any' in selector)
    for (const part of selector.any) {
      // Most parts of long lists only name people, and need no marks of their own.
      if (isNaming(part)) mark(part);
      else join(part, (mine, theirs) => mine | theirs);
    }
  else if ('all' in selector) {
    marks.fill(~0);
    for (const part of selector.all) join(part, (mine, theirs) => mine & theirs);
  } else if ('not' in selector) join(selector.not, (_, theirs) => ~theirs);
  else if ('everyone' in selector) marks.fill(selector.everyone ? ~0 : 0);
  else mark(selector);
  return marks;
};

type Naming = Exclude<
  Selector,
  { any: unknown } | { all: unknown } | { not: unknown } | { everyone: unknown }
>;

const isNaming = (selector: Selector): selector is Naming =>
  ['any', 'all', 'not', 'everyone'].every((name) => !(name in selector));

const named = (selector: Naming, people: readonly InputPerson[]): readonly number[] => {
  if ('people' in selector) {
    const index = indexOf(people);
    return selector.people.flatMap((id) => index.get(id) ?? []);
  }
  if ('tag' in selector) return byTag(people).get(selector.tag) ?? [];
  if ('company' in selector) return byCompany(people).get(folded(selector.company)) ?? [];
  return byRole(people).get(selector.role) ?? [];
};

/** The people whom a selector covers, as indices into `people`, ascending. */
export const selected = (selector: Selector, people: readonly InputPerson[]): number[] => {
  if ('people' in selector) return [...new Set(named(selector, people))].sort((a, b) => a - b);
  if ('company' in selector) return [...named(selector, people)];
  const marks = marked(selector, people);
  return people.flatMap((_, index) =>
    (marks[index >>> 5] as number) & (1 << (index & 31)) ? [index] : [],
  );
};

const groupNames = (person: InputPerson, each: Each): string[] => {
  if (each === 'company' || each === 'party') {
    const name = folded(person[each]);
    return name ? [name] : [];
  }
  return person.tags?.filter((tag) => tag.startsWith(each)) ?? [];
};

/**
 * The groups of `members` (indices into `people`) to which a rule with `each` applies. Without `each`, all
 * members are one group. A person with several tags of one prefix is in several groups.
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

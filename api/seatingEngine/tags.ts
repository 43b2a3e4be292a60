import type { InputPerson } from './input.ts';
import { folded } from './selectors.ts';

/** The tags of each person that start with a prefix, folded. Rules with the same prefix share them. */
export type Tags = readonly ReadonlySet<string>[];

const none: ReadonlySet<string> = new Set();

/** Reads people's tags once for each prefix. */
export const tagsByPrefix = (people: readonly InputPerson[]): ((prefix: string) => Tags) => {
  const known = new Map<string, Tags>();
  const read = (prefix: string): Tags =>
    people.map(({ tags = [] }) => {
      const own = tags.filter((tag) => tag.startsWith(prefix));
      return own.length === 0 ? none : new Set(own.map(folded));
    });
  return (prefix) => {
    const tags = known.get(prefix) ?? read(prefix);
    known.set(prefix, tags);
    return tags;
  };
};

/** Whether two people have a tag in common. */
export const isTagShared = (tags: Tags, one: number, other: number): boolean => {
  const theirs = tags[other];
  return [...(tags[one] ?? none)].some((tag) => theirs?.has(tag));
};

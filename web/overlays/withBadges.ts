import type { Mark, Marks } from '../chart/marks.ts';
import type { Badge } from './badges.ts';

/** The badges of people, by attendee, the most important one first. */
export type BadgesOf = ReadonlyMap<string, readonly Badge[]>;

const unmarked: Mark = { kinds: [], words: '' };

/** Adds badges and their meanings to other marks. */
export const withBadges = (marks: Marks, badges: BadgesOf): Marks => {
  const people = new Map(marks.people);
  for (const [id, all] of badges) {
    const words = all.map((badge) => badge.words).join('. ');
    people.set(id, { ...(people.get(id) ?? unmarked), badges: words });
  }
  return { ...marks, people };
};

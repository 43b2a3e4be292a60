import type { Allergy } from '../attendees/allergies.ts';
import type { ServedCourse, ServedSeat } from '../entities/kitchen.ts';

/** The earlier and the present courses, which contain the names of the meals. */
export type Courses = { before: readonly ServedCourse[]; now: readonly ServedCourse[] };

/** The words shared by screen and paper. */
export type BeforeWords = {
  nobodyBefore: string;
  was: (facts: string) => string;
  dishOf: (course: string, dish: string) => string;
  noneOf: (fact: string) => string;
  diet: string;
  allergy: string;
  need: (word: string) => string;
  allergyIn: (allergy: Allergy) => string;
  list: (items: readonly string[]) => string;
};

/**
 * The earlier meal at a changed seat, in words: the differences for the same guest, everything for another
 * guest, and "Nobody sat here" for a free seat.
 */
export const factsBefore = (
  before: ServedSeat | null,
  now: ServedSeat | undefined,
  courses: Courses,
  words: BeforeWords,
): string => {
  if (!before) return words.nobodyBefore;
  const facts = factsOf(before, courses.before, words);
  const same = now?.attendeeId === before.attendeeId ? factsOf(now, courses.now, words) : undefined;
  const differing = [...new Set([...facts.keys(), ...(same?.keys() ?? [])])].flatMap((fact) => {
    const was = facts.get(fact);
    if (!same) return was ? [was] : [];
    return was === same.get(fact) ? [] : [was ?? words.noneOf(factLabel(fact, courses, words))];
  });
  return words.was(differing.join(' · '));
};

const ofCourse = 'course ';

/** Name, dishes by course, diets and allergies in words, without what is not set. */
const factsOf = (
  { name, meals, diets, allergies }: ServedSeat,
  courses: readonly ServedCourse[],
  words: BeforeWords,
): Map<string, string> => {
  const facts = new Map([['name', name]]);
  for (const { courseId, name: course, options } of courses) {
    const dish = options.find(({ optionId }) => optionId === meals?.[courseId])?.name;
    if (dish) facts.set(ofCourse + courseId, words.dishOf(course, dish));
  }
  if (diets.length > 0) facts.set('diets', words.list(diets.map(words.need)));
  if (allergies.length > 0) facts.set('allergies', allergies.map(words.allergyIn).join(', '));
  return facts;
};

const factLabel = (fact: string, courses: Courses, words: BeforeWords): string => {
  if (fact === 'diets') return words.diet;
  if (fact === 'allergies') return words.allergy;
  return courses.now.find(({ courseId }) => ofCourse + courseId === fact)?.name ?? '';
};

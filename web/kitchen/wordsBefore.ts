import type { ServedCourse, ServedSeat } from '../../schema/entities/kitchen.ts';
import { allergyText } from '../attendees/allergies/allergyWords.ts';
import { dietLabel } from '../attendees/fieldWords.ts';
import { t } from '../texts/en/kitchen.ftl';
import { listText } from '../texts/formats.ts';

/** The courses as they were and as they are. They name the meals. */
export type Courses = { before: readonly ServedCourse[]; now: readonly ServedCourse[] };

/**
 * What was served at a seat that changed, in words: of the same guest what differs now, of somebody else
 * all of it. "Nobody sat here" where it was free.
 */
export const wordsBefore = (
  before: ServedSeat | null,
  now: ServedSeat | undefined,
  courses: Courses,
): string => {
  if (!before) return t('nobody-before');
  const facts = factsOf(before, courses.before);
  const same = now?.attendeeId === before.attendeeId ? factsOf(now, courses.now) : undefined;
  const differing = [...new Set([...facts.keys(), ...(same?.keys() ?? [])])].flatMap((fact) => {
    const was = facts.get(fact);
    if (!same) return was ? [was] : [];
    return was === same.get(fact) ? [] : [was ?? t('none-of', { fact: factLabel(fact, courses) })];
  });
  return t('was', { facts: differing.join(' · ') });
};

const ofCourse = 'course ';

/** Name, dishes by course, diets and allergies in words, without what is not set. */
const factsOf = (seat: ServedSeat, courses: readonly ServedCourse[]): Map<string, string> => {
  const { name, meals, diets, allergies } = seat;
  const facts = new Map([['name', name]]);
  for (const { courseId, name: course, options } of courses) {
    const dish = options.find(({ optionId }) => optionId === meals?.[courseId])?.name;
    if (dish) facts.set(ofCourse + courseId, t('dish-of', { course, dish }));
  }
  if (diets.length > 0) facts.set('diets', listText(diets.map(dietLabel)));
  if (allergies.length > 0) facts.set('allergies', allergies.map(allergyText).join(', '));
  return facts;
};

const factLabel = (fact: string, courses: Courses): string => {
  if (fact === 'diets') return t('diet');
  if (fact === 'allergies') return t('allergy');
  return courses.now.find(({ courseId }) => ofCourse + courseId === fact)?.name ?? '';
};

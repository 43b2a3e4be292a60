import { dietsKey } from '../attendees/diets.ts';
import type { ServedCourse, ServedDiets } from '../entities/kitchen.ts';

export type Count = { id: string; name: string; now: number; before: number };
export type CourseSince = { courseId: string; name: string; options: Count[]; notChosen: Count };
export type DietsOf = { people: number; diets: readonly ServedDiets[] };

/**
 * The totals now and before. Dishes and courses that have left the menu come last.
 */
export const countsSince = (
  now: readonly ServedCourse[],
  before: readonly ServedCourse[],
): CourseSince[] => {
  const was = new Map(before.map((course) => [course.courseId, course]));
  const kept = new Set(now.map(({ courseId }) => courseId));
  const gone = before.filter(
    ({ courseId, options }) => !kept.has(courseId) && options.some(({ count }) => count > 0),
  );
  return [
    ...now.map((course) => beside(course, was.get(course.courseId))),
    ...gone.map((course) => beside({ ...course, options: [], notChosen: 0 }, course)),
  ];
};

const beside = (
  { courseId, name, options, notChosen }: ServedCourse,
  was: ServedCourse | undefined,
): CourseSince => {
  const counts = new Map(was?.options.map(({ optionId, count }) => [optionId, count]));
  const kept = new Set(options.map(({ optionId }) => optionId));
  const gone = was?.options.filter(({ optionId, count }) => !kept.has(optionId) && count > 0) ?? [];
  return {
    courseId,
    name,
    options: [
      ...options.map(({ optionId: id, name, count: now }) => ({
        id,
        name,
        now,
        before: counts.get(id) ?? 0,
      })),
      ...gone.map(({ optionId: id, name, count: before }) => ({ id, name, now: 0, before })),
    ],
    notChosen: { id: '', name: '', now: notChosen, before: was?.notChosen ?? 0 },
  };
};

/** The numbers of people with each combination of diets, now and before, and of those without a diet. */
export const dietsSince = (
  now: DietsOf,
  before: DietsOf,
  nameOf: (diets: readonly string[]) => string,
): Count[] => {
  const counted = ({ people, diets }: DietsOf): ServedCourse => ({
    courseId: '',
    name: '',
    options: diets.map(({ diets, count }) => ({
      optionId: dietsKey(diets),
      name: nameOf(diets),
      count,
    })),
    notChosen: diets.reduce((left, { count }) => left - count, people),
  });
  const { options, notChosen } = beside(counted(now), counted(before));
  return options.length > 0 ? [...options, { ...notChosen, name: nameOf([]) }] : [];
};

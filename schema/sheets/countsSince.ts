import type { ServedCourse } from '../entities/kitchen.ts';

export type Count = { id: string; name: string; now: number; before: number };
export type CourseSince = { courseId: string; name: string; options: Count[]; notChosen: Count };

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

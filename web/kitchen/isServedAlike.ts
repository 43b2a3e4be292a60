import type { ServedCourse, ServedTable } from '../../schema/entities/kitchen.ts';

type Served = {
  table: ServedTable;
  courses: readonly ServedCourse[];
  coursesBefore: readonly ServedCourse[];
};

/** What a table shows of the event's courses: not how many guests of the event chose which dish. */
const namesIn = (courses: readonly ServedCourse[]): string =>
  JSON.stringify(
    courses.map(({ courseId, name, options }) => [
      courseId,
      name,
      options.map((option) => [option.optionId, option.name]),
    ]),
  );

/**
 * For memo: each answer consists of new objects, but among hundreds of tables, only those that changed render
 * again.
 */
export const isServedAlike = (one: Served, other: Served): boolean =>
  JSON.stringify(one.table) === JSON.stringify(other.table) &&
  namesIn(one.courses) === namesIn(other.courses) &&
  namesIn(one.coursesBefore) === namesIn(other.coursesBefore);

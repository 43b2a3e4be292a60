import { memo } from 'react';
import { t } from '../texts/en/kitchen.ftl';
import { listText } from '../texts/formats.ts';
import { classes } from '../ui/classes.ts';
import type { ServedCourse, ServedTable } from './documents.ts';
import { isServedAlike } from './isServedAlike.ts';
import styles from './Kitchen.module.css';
import { Seats } from './Seats.tsx';

type ServedTablesProps = {
  tables: readonly ServedTable[];
  courses: readonly ServedCourse[];
  /** The earlier state, if changes are shown. */
  coursesBefore: readonly ServedCourse[] | undefined;
};

const noCourses: readonly ServedCourse[] = [];

/** Each table in serving order: its seats by number, what each guest eats, and what changed. */
export const ServedTables = ({ tables, courses, coursesBefore = noCourses }: ServedTablesProps) =>
  tables.map((table) => (
    <Served key={table.tableId} table={table} courses={courses} coursesBefore={coursesBefore} />
  ));

type ServedProps = {
  table: ServedTable;
  courses: readonly ServedCourse[];
  coursesBefore: readonly ServedCourse[];
};

const Served = memo(
  ({ table, courses, coursesBefore }: ServedProps) => (
    <section
      aria-labelledby={`served-${table.tableId}`}
      className={classes(styles.part, styles.served)}
    >
      <h4 id={`served-${table.tableId}`} className={styles.name}>
        {table.name}
        <span className={styles.count}>
          {t('people', { count: table.seats.length })}
          {table.nameBefore && ` · ${t('was', { facts: table.nameBefore })}`}
        </span>
      </h4>
      {table.seats.length === 0 ? (
        <p className={styles.soft}>{t('nobody-there')}</p>
      ) : (
        <CountsInWords courses={table.courses} />
      )}
      <Seats table={table} courses={{ before: coursesBefore, now: courses }} />
    </section>
  ),
  isServedAlike,
);

/** "Starter: 3 Soup, 2 Ham, 1 not chosen", in a line for each course. */
const CountsInWords = ({ courses }: { courses: readonly ServedCourse[] }) => (
  <ul className={styles.counts}>
    {courses.map(({ courseId, name, options, notChosen }) => {
      const served = options
        .filter(({ count }) => count > 0)
        .map((option) => t('times', { count: option.count, name: option.name }));
      const open = notChosen > 0 ? [t('times-not-chosen', { count: notChosen })] : [];
      return (
        <li key={courseId}>
          {t('course-counts', { name, counts: listText([...served, ...open]) })}
        </li>
      );
    })}
  </ul>
);

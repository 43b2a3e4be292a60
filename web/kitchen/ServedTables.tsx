import { AllergyList } from '../attendees/allergies/AllergyList.tsx';
import { dietLabel } from '../attendees/fieldWords.ts';
import { t } from '../texts/en/kitchen.ftl';
import { listText } from '../texts/formats.ts';
import type { ServedCourse, ServedTable } from './documents.ts';
import styles from './Kitchen.module.css';

type ServedTablesProps = { tables: readonly ServedTable[]; courses: readonly ServedCourse[] };

/** Each table as it is served: its seats by number, with what everybody eats. */
export const ServedTables = ({ tables, courses }: ServedTablesProps) =>
  tables.map((table) => (
    <section
      key={table.tableId}
      aria-labelledby={`served-${table.tableId}`}
      className={styles.part}
    >
      <h4 id={`served-${table.tableId}`} className={styles.name}>
        {table.name}
        <span className={styles.count}>{t('people', { count: table.seats.length })}</span>
      </h4>
      {table.seats.length === 0 ? (
        <p className={styles.soft}>{t('nobody-there')}</p>
      ) : (
        <>
          <CountsInWords courses={table.courses} />
          <Seats table={table} courses={courses} />
        </>
      )}
    </section>
  ));

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

type SeatsProps = { table: ServedTable; courses: readonly ServedCourse[] };

const Seats = ({ table: { name, seats }, courses }: SeatsProps) => (
  <div className={styles.frame}>
    <table className={styles.table} aria-label={t('seats-of', { name })}>
      <thead>
        <tr>
          <th scope="col" className={styles.number}>
            {t('seat')}
          </th>
          <th scope="col">{t('name')}</th>
          {courses.map((course) => (
            <th key={course.courseId} scope="col">
              {course.name}
            </th>
          ))}
          <th scope="col">{t('needs')}</th>
        </tr>
      </thead>
      <tbody>
        {seats.map(({ seatId, position, name, diets, allergies, meals }) => (
          <tr key={seatId}>
            <td className={styles.number}>{position}</td>
            <th scope="row">{name}</th>
            {courses.map(({ courseId, options }) => (
              <td key={courseId}>
                {options.find(({ optionId }) => optionId === meals?.[courseId])?.name ?? (
                  <span className={styles.missing}>{t('not-chosen')}</span>
                )}
              </td>
            ))}
            <td>
              {diets.length > 0 && <p>{listText(diets.map(dietLabel))}</p>}
              {allergies.length > 0 && <AllergyList allergies={allergies} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

import { Fragment } from 'react';
import type { ServedCourse, ServedSeat } from '../../schema/entities/kitchen.ts';
import { servedSeats } from '../../schema/menus/servedSeats.ts';
import { AllergyList } from '../attendees/allergies/AllergyList.tsx';
import { dietLabel } from '../attendees/fieldWords.ts';
import { t } from '../texts/en/kitchen.ftl';
import { listText } from '../texts/formats.ts';
import { classes } from '../ui/classes.ts';
import type { ServedTable } from './documents.ts';
import styles from './Kitchen.module.css';
import { type Courses, servedBeforeText } from './servedBeforeText.ts';

type SeatsProps = { table: ServedTable; courses: Courses };

/** How many columns there are beside the seat's number: the name, the courses, and the needs. */
const named = ({ now }: Courses): number => now.length + 2;

/** The seats of a table by number. Each changed seat also shows what was served there before. */
export const Seats = ({ table, courses }: SeatsProps) => (
  <div className={styles.frame}>
    <table
      className={classes(styles.table, styles.rows, styles.seats)}
      aria-label={t('seats-of', { name: table.name })}
    >
      {/* Columns stand below one another from table to table, whatever they hold. The last has somewhat more room. */}
      <colgroup>
        <col />
        <col span={named(courses) - 1} style={{ width: `${100 / (named(courses) + 0.5)}%` }} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col" className={styles.number}>
            {t('seat')}
          </th>
          <th scope="col">{t('name')}</th>
          {courses.now.map((course) => (
            <th key={course.courseId} scope="col">
              {course.name}
            </th>
          ))}
          <th scope="col">{t('needs')}</th>
        </tr>
      </thead>
      <tbody>
        {servedSeats(table).map(({ position, seat, was }) => (
          <Fragment key={position}>
            <SeatRow
              position={position}
              seat={seat}
              courses={courses.now}
              isChanged={was !== undefined}
            />
            {was !== undefined && (
              <tr className={styles.before}>
                <td />
                <td colSpan={named(courses)}>{servedBeforeText(was, seat, courses)}</td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  </div>
);

type SeatRowProps = {
  position: number;
  /** Undefined if the seat is free now. */
  seat: ServedSeat | undefined;
  courses: readonly ServedCourse[];
  isChanged: boolean;
};

const SeatRow = ({ position, seat, courses, isChanged }: SeatRowProps) => (
  <tr className={isChanged ? styles.changed : undefined}>
    <td className={styles.number}>{position}</td>
    {seat ? (
      <>
        <th scope="row">{seat.name}</th>
        {courses.map(({ courseId, name, options }) => (
          <td key={courseId} data-column={name}>
            {options.find(({ optionId }) => optionId === seat.meals?.[courseId])?.name ?? (
              <span className={styles.missing}>{t('not-chosen')}</span>
            )}
          </td>
        ))}
        <td className={styles.needs} data-column={t('needs')}>
          {seat.diets.length > 0 && <p>{listText(seat.diets.map(dietLabel))}</p>}
          {seat.allergies.length > 0 && <AllergyList allergies={seat.allergies} />}
        </td>
      </>
    ) : (
      <td colSpan={courses.length + 2} className={styles.missing}>
        {t('nobody-now')}
      </td>
    )}
  </tr>
);

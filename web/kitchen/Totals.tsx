import { t } from '../texts/en/kitchen.ftl';
import { numberText } from '../texts/formats.ts';
import type { ServedCourse } from './documents.ts';
import styles from './Kitchen.module.css';

type TotalsProps = { courses: readonly ServedCourse[]; title: string };

/** How often each option of each course is served, and how many have not chosen. */
export const Totals = ({ courses, title }: TotalsProps) => (
  <div className={styles.totals}>
    {courses.map(({ courseId, name, options, notChosen }) => (
      <table key={courseId} className={styles.table} aria-label={t('course-of', { title, name })}>
        <thead>
          <tr>
            <th scope="col">{name}</th>
            <th scope="col" className={styles.number}>
              {t('count')}
            </th>
          </tr>
        </thead>
        <tbody>
          {options.map((option) => (
            <tr key={option.optionId}>
              <th scope="row">{option.name}</th>
              <td className={styles.number}>{numberText(option.count)}</td>
            </tr>
          ))}
          <tr className={notChosen > 0 ? styles.missing : undefined}>
            <th scope="row">{t('not-chosen')}</th>
            <td className={styles.number}>{numberText(notChosen)}</td>
          </tr>
        </tbody>
      </table>
    ))}
  </div>
);

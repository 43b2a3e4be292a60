import { type Count, countsSince } from '../../schema/sheets/countsSince.ts';
import { t } from '../texts/en/kitchen.ftl';
import { changeText, numberText } from '../texts/formats.ts';
import type { ServedCourse } from './documents.ts';
import styles from './Kitchen.module.css';

type TotalsProps = {
  courses: readonly ServedCourse[];
  /** The earlier totals. If set, each count also shows the earlier count and the difference. */
  before?: readonly ServedCourse[] | undefined;
  title: string;
};

/** How often each option of each course is served, and how many people have not chosen. */
export const Totals = ({ courses, before, title }: TotalsProps) => (
  <div className={styles.totals}>
    {countsSince(courses, before ?? []).map(({ courseId, name, options, notChosen }) => (
      <table key={courseId} className={styles.table} aria-label={t('course-of', { title, name })}>
        <thead>
          <tr>
            <th scope="col">{name}</th>
            <th scope="col" className={styles.number}>
              {t(before ? 'now' : 'count')}
            </th>
            {before && (
              <>
                <th scope="col" className={styles.number}>
                  {t('before')}
                </th>
                <th scope="col" className={styles.number}>
                  {t('difference')}
                </th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {options.map((option) => (
            <CountRow key={option.id} count={option} isSince={before !== undefined} />
          ))}
          <CountRow
            count={{ ...notChosen, name: t('not-chosen') }}
            isSince={before !== undefined}
            className={notChosen.now > 0 ? styles.missing : undefined}
          />
        </tbody>
      </table>
    ))}
  </div>
);

type CountRowProps = { count: Count; isSince: boolean; className?: string | undefined };

const CountRow = ({ count: { name, now, before }, isSince, className }: CountRowProps) => (
  <tr className={className}>
    <th scope="row">{name}</th>
    <td className={styles.number}>{numberText(now)}</td>
    {isSince && (
      <>
        <td className={styles.number}>{numberText(before)}</td>
        <td className={styles.number}>
          {now === before ? changeText(0) : <strong>{changeText(now - before)}</strong>}
        </td>
      </>
    )}
  </tr>
);

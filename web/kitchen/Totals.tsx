import type { ReactNode } from 'react';
import {
  type Count,
  countsSince,
  type DietsOf,
  dietsSince,
} from '../../schema/sheets/countsSince.ts';
import { dietLabel } from '../attendees/fieldWords.ts';
import { t } from '../texts/en/kitchen.ftl';
import { changeText, listText, numberText } from '../texts/formats.ts';
import type { ServedCourse } from './documents.ts';
import styles from './Kitchen.module.css';

type Served = DietsOf & { courses: readonly ServedCourse[] };

type TotalsProps = {
  now: Served;
  /** The earlier totals. If set, each count also shows the earlier count and the difference. */
  before?: Served | null;
  title: string;
};

const nobody: DietsOf = { people: 0, diets: [] };

const dietsText = (diets: readonly string[]): string =>
  diets.length > 0 ? listText(diets.map(dietLabel)) : t('no-diet');

/** How often each option of each course is served, how many have not chosen, and the diets of all. */
export const Totals = ({ now, before, title }: TotalsProps) => {
  const isSince = Boolean(before);
  const diets = dietsSince(now, before ?? nobody, dietsText);
  return (
    <div className={styles.totals}>
      {countsSince(now.courses, before?.courses ?? []).map(
        ({ courseId, name, options, notChosen }) => (
          <CountTable key={courseId} {...{ title, name, isSince }} counts={options}>
            <CountRow
              count={{ ...notChosen, name: t('not-chosen') }}
              isSince={isSince}
              className={notChosen.now > 0 ? styles.missing : undefined}
            />
          </CountTable>
        ),
      )}
      {diets.length > 0 && <CountTable {...{ title, isSince }} name={t('diets')} counts={diets} />}
    </div>
  );
};

type CountTableProps = {
  title: string;
  name: string;
  counts: readonly Count[];
  isSince: boolean;
  /** Further rows. */
  children?: ReactNode;
};

const CountTable = ({ title, name, counts, isSince, children }: CountTableProps) => (
  <table className={styles.table} aria-label={t('course-of', { title, name })}>
    <thead>
      <tr>
        <th scope="col">{name}</th>
        <th scope="col" className={styles.number}>
          {t(isSince ? 'now' : 'count')}
        </th>
        {isSince && (
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
      {counts.map((count) => (
        <CountRow key={count.id} count={count} isSince={isSince} />
      ))}
      {children}
    </tbody>
  </table>
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

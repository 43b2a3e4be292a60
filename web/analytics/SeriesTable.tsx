import { t } from '../texts/en/analytics.ftl';
import { momentTexts, numberText } from '../texts/formats.ts';
import type { Series } from './charts/StepChart.tsx';
import styles from './SeriesTable.module.css';

type SeriesTableProps = { title: string; times: readonly string[]; series: readonly Series[] };

/** A chart's values as a table, the latest first. */
export const SeriesTable = ({ title, times, series }: SeriesTableProps) => {
  const texts = momentTexts(times);
  return (
    <details className={styles.details}>
      <summary>{t('as-table')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
      <section aria-label={t('same-as-table', { title })} tabIndex={0} className={styles.frame}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('time')}</th>
              {series.map(({ label }) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {times
              .map((time, index) => (
                <tr key={time}>
                  <th scope="row">{texts[index]}</th>
                  {series.map(({ label, values }) => (
                    <td key={label}>{numberText(values[index] ?? 0)}</td>
                  ))}
                </tr>
              ))
              .reverse()}
          </tbody>
        </table>
      </section>
    </details>
  );
};

import { t } from '../texts/en/analytics.ftl';
import { Button } from '../ui/Button.tsx';
import styles from './Bars.module.css';
import { companiesText } from './companyWords.ts';
import type { AnalyticsTable } from './eventAnalytics.ts';
import { useShown } from './useShown.ts';

/** The companies at each table. */
export const CompaniesAtTables = ({ tables }: { tables: readonly AnalyticsTable[] }) => {
  const { shown, hasMore, showMore, list } = useShown(tables, 24);
  if (tables.length === 0) return <p className={styles.words}>{t('no-tables')}</p>;
  return (
    <>
      <ul ref={list} className={styles.tables}>
        {shown.map((table) => (
          <li key={table.id} className={styles.table}>
            <h3 className={styles.name}>{table.name}</h3>
            <p className={styles.taken}>{t('companies-here', { count: table.companyCount })}</p>
            {table.companyCount > 0 && <p className={styles.words}>{companiesText(table)}</p>}
          </li>
        ))}
      </ul>
      {hasMore && (
        <p className={styles.more}>
          <Button onClick={showMore}>{t('show-more-tables', { total: tables.length })}</Button>
        </p>
      )}
    </>
  );
};

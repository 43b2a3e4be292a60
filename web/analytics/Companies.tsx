import { useState } from 'react';
import { t } from '../texts/en/analytics.ftl';
import { Button } from '../ui/Button.tsx';
import shared from '../ui/shared.module.css';
import { Tabs } from '../ui/Tabs.tsx';
import { AnalyticsSection, EmptySection } from './AnalyticsSection.tsx';
import styles from './Bars.module.css';
import { CompanyBars } from './CompanyBars.tsx';
import { companiesText } from './companyWords.ts';
import type { Analytics, AnalyticsTable } from './eventAnalytics.ts';
import { useShowMore } from './useShowMore.ts';

const CompaniesAtTables = ({ tables }: { tables: readonly AnalyticsTable[] }) => {
  const { shown, hasMore, showMore, list } = useShowMore(tables, 24);
  if (tables.length === 0) return <p className={styles.words}>{t('no-tables')}</p>;
  return (
    <>
      <ul ref={list} className={styles.tables}>
        {shown.map((table) => (
          <li key={table.id} className={styles.table}>
            <h3 className={styles.name}>{table.name}</h3>
            <p className={shared.figures}>{t('companies-here', { count: table.companyCount })}</p>
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

/** Which companies sit together: by company, and by table. */
export const Companies = ({ analytics }: { analytics: Analytics }) => {
  const [way, setWay] = useState<'company' | 'table'>('company');
  return (
    <AnalyticsSection title={t('companies-by-table')}>
      {analytics.companyCount === 0 ? (
        <EmptySection>{t('no-companies')}</EmptySection>
      ) : (
        <Tabs
          label={t('parts-of-companies')}
          value={way}
          onChange={setWay}
          tabs={[
            {
              value: 'company',
              label: t('by-company'),
              count: analytics.companyCount,
              content: <CompanyBars analytics={analytics} />,
            },
            {
              value: 'table',
              label: t('by-table'),
              count: analytics.tables.length,
              content: <CompaniesAtTables tables={analytics.tables} />,
            },
          ]}
        />
      )}
    </AnalyticsSection>
  );
};

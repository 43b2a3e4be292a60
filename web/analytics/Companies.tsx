import { useState } from 'react';
import { t } from '../texts/en/analytics.ftl';
import { Tabs } from '../ui/Tabs.tsx';
import { CompaniesAtTables } from './CompaniesAtTables.tsx';
import { CompanyBars } from './CompanyBars.tsx';
import type { Analytics } from './eventAnalytics.ts';
import { NothingYet, Part } from './Part.tsx';

/** Which companies sit together: by company, and by table. */
export const Companies = ({ analytics }: { analytics: Analytics }) => {
  const [way, setWay] = useState<'company' | 'table'>('company');
  return (
    <Part title={t('companies-by-table')}>
      {analytics.companyCount === 0 ? (
        <NothingYet>{t('no-companies')}</NothingYet>
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
    </Part>
  );
};

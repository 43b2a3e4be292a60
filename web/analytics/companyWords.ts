import { t } from '../texts/en/analytics.ftl';
import { listText } from '../texts/formats.ts';
import type { AnalyticsCompany, AnalyticsTable } from './eventAnalytics.ts';

type Spread = Pick<AnalyticsCompany, 'attendees' | 'seated' | 'tableCount'>;

/** "6 people, 5 seated at 2 tables". */
export const spreadText = ({ attendees, seated, tableCount }: Spread): string =>
  [t('company-people', { count: attendees }), seatedText(seated, tableCount)].join(', ');

const seatedText = (seated: number, tables: number): string => {
  if (seated === 0) return t('none-seated');
  if (seated === 1) return t('one-seated');
  return tables === 1 ? t('all-at-one', { seated }) : t('at-tables', { seated, tables });
};

const named = (name: string, count: number): string => t('named-count', { name, count });

/** "At Garden (3) and Terrace (2) and 4 more tables"; empty if nobody is seated. */
export const tablesText = ({
  tables,
  tableCount,
}: Pick<AnalyticsCompany, 'tables' | 'tableCount'>): string => {
  if (tableCount === 0) return '';
  const names = tables.map(({ name, seated }) => named(name, seated));
  const more = tableCount - tables.length;
  return more > 0
    ? t('sit-at-and-more', { tables: names.join(', '), more })
    : t('sit-at', { tables: listText(names) });
};

/** "With Acme (4) and Globex (2)"; empty if nobody is seated. */
export const tablematesText = ({
  tablemates,
  seated,
}: Pick<AnalyticsCompany, 'tablemates' | 'seated'>): string => {
  if (seated === 0) return '';
  if (tablemates.length === 0) return t('sit-alone');
  return t('sit-with', {
    companies: listText(tablemates.map((one) => named(one.company, one.seated))),
  });
};

/** "Nordlys AS (3), Acme (1) and 2 more". */
export const companiesText = ({
  companies,
  companyCount,
}: Pick<AnalyticsTable, 'companies' | 'companyCount'>): string => {
  const names = companies.map(({ company, seated }) => named(company, seated));
  const more = companyCount - companies.length;
  return more > 0 ? t('and-more', { names: names.join(', '), more }) : listText(names);
};

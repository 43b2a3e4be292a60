import { t } from '../texts/en/analytics.ftl';
import { Button } from '../ui/Button.tsx';
import shared from '../ui/shared.module.css';
import styles from './Bars.module.css';
import { spreadText, tablematesText, tablesText } from './companyWords.ts';
import type { Analytics, AnalyticsCompany } from './eventAnalytics.ts';
import { useShowMore } from './useShowMore.ts';

/** The largest companies. Each bar is as long as the company has people, divided by table. */
export const CompanyBars = ({ analytics }: { analytics: Analytics }) => {
  const { companies, companyCount } = analytics;
  const { shown, hasMore, showMore, list } = useShowMore(companies, 10);
  const most = companies[0]?.attendees ?? 1;
  return (
    <>
      <ul ref={list} className={styles.companies}>
        {shown.map((company) => (
          <Company key={company.company} company={company} most={most} />
        ))}
      </ul>
      {hasMore ? (
        <p className={styles.more}>
          <Button onClick={showMore}>{t('show-more-companies')}</Button>
        </p>
      ) : (
        companyCount > companies.length && (
          <p className={styles.more}>
            {t('largest-of', { shown: companies.length, total: companyCount })}
          </p>
        )
      )}
    </>
  );
};

type CompanyProps = { company: AnalyticsCompany; most: number };

const Company = ({ company, most }: CompanyProps) => {
  const { attendees, seated, tables } = company;
  const elsewhere = seated - tables.reduce((sum, table) => sum + table.seated, 0);
  return (
    <li className={styles.table}>
      <h3 className={styles.name}>{company.company}</h3>
      <p className={shared.figures}>{spreadText(company)}</p>
      <div
        className={styles.bar}
        style={{ width: `${(attendees / most) * 100}%` }}
        aria-hidden="true"
      >
        {tables.map((table, place) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: two tables may have the same name.
            key={place}
            className={styles.atTable}
            style={{ flexGrow: table.seated }}
          />
        ))}
        {elsewhere > 0 && <span className={styles.elsewhere} style={{ flexGrow: elsewhere }} />}
        {attendees > seated && (
          <span className={styles.free} style={{ flexGrow: attendees - seated }} />
        )}
      </div>
      {seated > 0 && (
        <p className={styles.words}>
          <span>{tablesText(company)}</span>
          <span>{tablematesText(company)}</span>
        </p>
      )}
    </li>
  );
};

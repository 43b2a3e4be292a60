import { t } from '../texts/en/analytics.ftl';
import { rangeText } from '../texts/formats.ts';
import { BackLink } from '../ui/BackLink.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { PageHeader } from '../ui/Page.tsx';
import { EmptyState } from '../ui/StateMessage.tsx';
import styles from './Analytics.module.css';
import { CheckIns } from './CheckIns.tsx';
import { Companies } from './Companies.tsx';
import { ExportMenu } from './ExportMenu.tsx';
import type { Analytics } from './eventAnalytics.ts';
import { isEmpty } from './figures.ts';
import { KeyFigures } from './KeyFigures.tsx';
import { RolesByTable } from './RolesByTable.tsx';
import { SeatsOverTime } from './SeatsOverTime.tsx';

/** All figures of an event. */
export const AnalyticsOverview = ({ analytics }: { analytics: Analytics }) => {
  const { event } = analytics;
  const when = rangeText(event.startDate, event.endDate);
  return (
    <>
      <BackLink to={`/events/${event.id}`}>{t('back-to-event')}</BackLink>
      <PageHeader
        title={event.name}
        subtitle={[t('analytics'), when].filter(Boolean).join(' · ')}
        actions={
          <>
            {!isEmpty(analytics) && <ExportMenu analytics={analytics} />}
            {!isEmpty(analytics) && <ToSeating eventId={event.id} />}
          </>
        }
      />
      {isEmpty(analytics) ? (
        <EmptyState
          icon="chart"
          title={t('nothing-yet')}
          actions={<ToSeating eventId={event.id} />}
        >
          {t('nothing-yet-text')}
        </EmptyState>
      ) : (
        <div className={styles.parts}>
          <KeyFigures analytics={analytics} />
          <SeatsOverTime analytics={analytics} />
          <CheckIns analytics={analytics} />
          <RolesByTable analytics={analytics} />
          <Companies analytics={analytics} />
        </div>
      )}
    </>
  );
};

const ToSeating = ({ eventId }: { eventId: string }) => (
  <ButtonLink to={`/seating?event=${eventId}`} variant="primary" icon="table">
    {t('seating-chart')}
  </ButtonLink>
);

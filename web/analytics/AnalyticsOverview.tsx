import { ExportItems } from '../files/ExportItems.tsx';
import { t } from '../texts/en/analytics.ftl';
import { rangeText, shareText } from '../texts/formats.ts';
import { BackLink } from '../ui/BackLink.tsx';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Menu } from '../ui/Menu.tsx';
import { PageHeader } from '../ui/Page.tsx';
import { StatCards } from '../ui/StatCard.tsx';
import { EmptyState } from '../ui/StateMessage.tsx';
import styles from './Analytics.module.css';
import { CheckIns } from './CheckIns.tsx';
import { Companies } from './Companies.tsx';
import type { Analytics } from './eventAnalytics.ts';
import { isEmpty, totalsOf } from './figures.ts';
import { companiesCsv, momentsCsv, rolesCsv, tablesCsv } from './figuresCsv.ts';
import { RolesByTable } from './RolesByTable.tsx';
import { SeatsOverTime } from './SeatsOverTime.tsx';

const KeyFigures = ({ analytics }: { analytics: Analytics }) => {
  const { people, seated, held, waiting, declined, checkedIn, seats, free } = totalsOf(analytics);
  const waits = t('waiting-note', { count: waiting, declined });
  const share = t('seated-note', { share: shareText(seated, people) });
  const arrived = t('checked-in-note', { share: shareText(checkedIn, people) });
  const ofSeats = t('free-note', { count: seats });
  return (
    <StatCards
      className={styles.figures}
      figures={[
        { icon: 'users', label: t('people'), value: people, note: waits },
        { icon: 'chair', label: t('seated'), value: seated, note: share },
        { icon: 'hold', label: t('held'), value: held, note: t('held-note') },
        { icon: 'table', label: t('free-seats'), value: free, note: ofSeats },
        { icon: 'check', label: t('checked-in'), value: checkedIn, note: arrived },
      ]}
    />
  );
};

const exports = [
  { label: t('moments-csv'), file: t('moments-file'), csv: momentsCsv },
  { label: t('roles-csv'), file: t('roles-file'), csv: rolesCsv },
  { label: t('tables-csv'), file: t('tables-file'), csv: tablesCsv },
  { label: t('companies-csv'), file: t('companies-file'), csv: companiesCsv },
] as const;

/** Downloads the figures on screen as spreadsheet files. */
const ExportMenu = ({ analytics }: { analytics: Analytics }) => (
  <Menu trigger={<Button icon="download">{t('export')}</Button>}>
    <ExportItems exports={exports} event={analytics.event} source={() => analytics} withDetails />
  </Menu>
);

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
          text={t('nothing-yet-text')}
          actions={<ToSeating eventId={event.id} />}
        />
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

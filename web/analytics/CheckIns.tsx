import { attendeeRoleLabel } from '../../schema/vocabulary.ts';
import { RoleIcon } from '../chart/RoleMark.tsx';
import { t } from '../texts/en/analytics.ftl';
import { shareText } from '../texts/formats.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import shared from '../ui/shared.module.css';
import styles from './Analytics.module.css';
import { AnalyticsSection, EmptySection } from './AnalyticsSection.tsx';
import { type Series, StepChart } from './charts/StepChart.tsx';
import type { Analytics } from './eventAnalytics.ts';
import { everyRole, totalsOf } from './figures.ts';
import { SeriesTable } from './SeriesTable.tsx';

/** Check-ins over time and by role. */
export const CheckIns = ({ analytics }: { analytics: Analytics }) => {
  const { id, checkIns } = analytics;
  if (totalsOf(analytics).checkedIn === 0) {
    return (
      <AnalyticsSection title={t('check-ins')}>
        <EmptySection action={<ButtonLink to={`/events/${id}`}>{t('check-people-in')}</ButtonLink>}>
          {t('nobody-checked-in')}
        </EmptySection>
      </AnalyticsSection>
    );
  }
  const times = checkIns.map(({ at }) => at);
  const series: Series[] = [
    { label: t('people'), look: 'dashed', values: checkIns.map(({ attendees }) => attendees) },
    { label: t('checked-in'), look: 'main', values: checkIns.map(({ checkedIn }) => checkedIn) },
  ];
  return (
    <AnalyticsSection title={t('check-ins')}>
      <div className={styles.beside}>
        <div>
          <StepChart label={t('check-in-moments')} tone="success" {...{ times, series }} />
          <SeriesTable title={t('check-ins')} {...{ times, series }} />
        </div>
        <ByRole roles={analytics.roles} />
      </div>
    </AnalyticsSection>
  );
};

const ByRole = ({ roles }: Pick<Analytics, 'roles'>) => (
  <div>
    <h3 className={styles.subheading}>{t('by-role')}</h3>
    <ul className={styles.byRole}>
      {everyRole(roles).map(({ role, attendees, checkedIn }) => (
        <li key={role}>
          <span className={styles.roleName}>
            <RoleIcon role={role} />
            {attendeeRoleLabel(role)}
          </span>
          <span className={shared.figures}>
            {attendees === 0
              ? t('nobody-of-role')
              : t('checked-in-of', {
                  checkedIn,
                  people: attendees,
                  share: shareText(checkedIn, attendees),
                })}
          </span>
          <span className={styles.meter} aria-hidden="true">
            <span style={{ width: `${(checkedIn / Math.max(1, attendees)) * 100}%` }} />
          </span>
        </li>
      ))}
    </ul>
  </div>
);

import { t } from '../texts/en/analytics.ftl';
import { shareText } from '../texts/formats.ts';
import { StatCard } from '../ui/StatCard.tsx';
import styles from './Analytics.module.css';
import type { Analytics } from './eventAnalytics.ts';
import { totalsOf } from './figures.ts';

export const KeyFigures = ({ analytics }: { analytics: Analytics }) => {
  const { people, seated, held, waiting, checkedIn, seats, free } = totalsOf(analytics);
  return (
    <dl className={styles.figures}>
      <StatCard
        icon="users"
        label={t('people')}
        value={people}
        note={t('waiting-note', { count: waiting })}
      />
      <StatCard
        icon="chair"
        label={t('seated')}
        value={seated}
        note={t('seated-note', { share: shareText(seated, people) })}
      />
      <StatCard icon="hold" label={t('held')} value={held} note={t('held-note')} />
      <StatCard
        icon="table"
        label={t('free-seats')}
        value={free}
        note={t('free-note', { count: seats })}
      />
      <StatCard
        icon="check"
        label={t('checked-in')}
        value={checkedIn}
        note={t('checked-in-note', { share: shareText(checkedIn, people) })}
      />
    </dl>
  );
};

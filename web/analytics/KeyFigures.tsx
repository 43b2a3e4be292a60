import { t } from '../texts/en/analytics.ftl';
import { shareText } from '../texts/formats.ts';
import { StatCards } from '../ui/StatCard.tsx';
import styles from './Analytics.module.css';
import type { Analytics } from './eventAnalytics.ts';
import { totalsOf } from './figures.ts';

export const KeyFigures = ({ analytics }: { analytics: Analytics }) => {
  const { people, seated, held, waiting, checkedIn, seats, free } = totalsOf(analytics);
  const waits = t('waiting-note', { count: waiting });
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

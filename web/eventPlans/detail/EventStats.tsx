import { useDetailsShown } from '../../chart/detailsShown.ts';
import { t } from '../../texts/en/eventDetail.ftl';
import { numberText } from '../../texts/formats.ts';
import { classes } from '../../ui/classes.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import styles from './EventOverview.module.css';
import type { PlanLists } from './planLists.ts';

type EventStatsProps = {
  counts: PlanLists['counts'];
  /** The number of people that the event has room for; null if unknown. */
  most: number | null;
};

/** Live figures of the event. Readers may not see check-ins. */
export const EventStats = ({ counts, most }: EventStatsProps) => {
  const { attendees, checkedIn, tables, seats, seated } = counts;
  const arrivals = { icon: 'check', label: t('checked-in'), text: numberText(checkedIn) } as const;
  const figures: { icon: IconName; label: string; text: string; over?: number }[] = [
    {
      icon: 'users',
      label: t('total-attendees'),
      text: most ? t('of-most', { count: attendees, most }) : numberText(attendees),
      over: attendees - (most ?? Infinity),
    },
    ...(useDetailsShown() ? [arrivals] : []),
    { icon: 'table', label: t('tables'), text: numberText(tables) },
    { icon: 'chair', label: t('seats-assigned'), text: t('part-of', { part: seated, of: seats }) },
  ];
  return (
    <dl className={styles.stats}>
      {figures.map(({ icon, label, text, over = 0 }) => (
        <div key={label} className={styles.stat}>
          <dt>
            {label}
            <Icon name={icon} />
          </dt>
          <dd className={classes(styles.value, over > 0 && styles.overValue)}>{text}</dd>
          {over > 0 && <dd className={styles.over}>{t('over-most', { count: over })}</dd>}
        </div>
      ))}
    </dl>
  );
};

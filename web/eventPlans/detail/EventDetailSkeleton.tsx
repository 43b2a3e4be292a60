import { t } from '../../texts/en/eventDetail.ftl';
import { Card } from '../../ui/Card.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './EventOverview.module.css';

const four = ['attendees', 'checkedIn', 'tables', 'seats'];

/** Has the size of the screen that follows. */
export const EventDetailSkeleton = () => (
  <div role="status">
    <VisuallyHidden>{t('loading-event')}</VisuallyHidden>
    <div className={styles.waitingHeader}>
      <Skeleton width="6rem" height="1rem" />
      <Skeleton width="60%" height="2.5rem" />
      <Skeleton width="14rem" height="1.25rem" />
    </div>
    <div className={styles.top}>
      <Card className={styles.waitingFacts}>
        <Skeleton width="8rem" height="1.5rem" />
        <Skeleton width="90%" />
        <Skeleton width="70%" />
        <Skeleton width="80%" />
        <Skeleton width="60%" />
      </Card>
      <div className={styles.stats}>
        {four.map((name) => (
          <div key={name} className={styles.stat}>
            <Skeleton width="60%" />
            <Skeleton width="3ch" height="2rem" />
          </div>
        ))}
      </div>
    </div>
    <Skeleton height="2.75rem" />
  </div>
);

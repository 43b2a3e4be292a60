import { t } from '../texts/en/analytics.ftl';
import { Card } from '../ui/Card.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import shared from '../ui/shared.module.css';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './Analytics.module.css';

/** Has the size of the screen that follows. */
export const AnalyticsSkeleton = () => (
  <div role="status">
    <VisuallyHidden>{t('loading')}</VisuallyHidden>
    <div className={styles.waitingHeader}>
      <Skeleton width="8rem" height="1rem" />
      <Skeleton width="55%" height="2.5rem" />
      <Skeleton width="12rem" height="1.25rem" />
    </div>
    <div className={styles.parts}>
      <div className={styles.figures}>
        {['people', 'seated', 'held', 'free', 'checkedIn'].map((name) => (
          <Card key={name} as="div" className={styles.waitingFigure}>
            <Skeleton width="60%" />
            <Skeleton width="3ch" height="2.25rem" />
            <Skeleton width="80%" />
          </Card>
        ))}
      </div>
      {['seats', 'checkIns'].map((name) => (
        <Card key={name} as="div" className={shared.stack}>
          <Skeleton width="14rem" height="1.5rem" />
          <Skeleton height="15rem" />
        </Card>
      ))}
    </div>
  </div>
);

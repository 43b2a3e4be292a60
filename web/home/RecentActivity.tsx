import { Link } from 'react-router-dom';
import type { HomeQuery } from '../gql/graphql.ts';
import { sentenceOf } from '../history/sentence.ts';
import { t } from '../texts/en/home.ftl';
import { momentText } from '../texts/formats.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Card } from '../ui/Card.tsx';
import { LoadingRows } from '../ui/LoadingRows.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import styles from './HomePage.module.css';

type Changes = HomeQuery['recentActivity'];

type RecentActivityProps = {
  /** Undefined while loading. */
  changes: Changes | undefined;
  failed: boolean;
  viewerId: string;
};

/** Changes in the member's events, newest first; newcomers see how to start. */
export const RecentActivity = ({ changes, failed, viewerId }: RecentActivityProps) => (
  <Card aria-labelledby="recent-activity">
    <h2 id="recent-activity" className={styles.heading}>
      {t('recent-activity')}
    </h2>
    {!changes && failed && <p className={styles.welcome}>{t('activity-failed')}</p>}
    {!changes && !failed && (
      <LoadingRows label={t('activity-loading')} count={4} rowClassName={styles.change}>
        <Skeleton width="85%" />
        <Skeleton width="55%" />
      </LoadingRows>
    )}
    {changes?.length === 0 && <p className={styles.welcome}>{t('welcome-item')}</p>}
    {changes && changes.length > 0 && (
      <ol className={styles.changes}>
        {changes.map((change) => (
          <li key={change.id} className={styles.change}>
            <p className={styles.sentence}>{sentenceOf(change, viewerId)}</p>
            <p className={styles.where}>
              {change.event && (
                <Link to={`/seating?event=${change.event.id}`}>{change.event.name}</Link>
              )}
              <time dateTime={change.timestamp}>{momentText(change.timestamp)}</time>
            </p>
          </li>
        ))}
      </ol>
    )}
    {(changes || failed) && (
      <ButtonLink to="/seating" className={styles.start}>
        {t('get-started')}
      </ButtonLink>
    )}
  </Card>
);

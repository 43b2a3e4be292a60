import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { Events, pageLength } from '../eventPlans/eventsList.ts';
import { problemOf } from '../graphql/problems.ts';
import { t } from '../texts/en/analytics.ftl';
import { rangeText } from '../texts/formats.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Page, PageHeader } from '../ui/Page.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../ui/StateMessage.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './ChooseEvent.module.css';

/** Whose figures? Every event that the member may see, newest first. */
export const ChooseEvent = () => {
  const { data, error, loading, refetch, fetchMore } = useQuery(Events, {
    variables: { limit: pageLength, offset: 0 },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const events = data?.events.items;
  const total = data?.events.total ?? 0;
  return (
    <Page title={t('analytics')}>
      <PageHeader title={t('select-event')} subtitle={t('select-event-text')} />
      {!events && error && (
        <ErrorState
          title={t('events-not-loaded')}
          message={problemOf(error).message}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!events && !error && <Waiting />}
      {events?.length === 0 && (
        <EmptyState
          icon="calendar"
          title={t('no-events')}
          actions={
            <ButtonLink variant="primary">
              <Link to="/events">{t('go-to-events')}</Link>
            </ButtonLink>
          }
        >
          {t('no-events-text')}
        </EmptyState>
      )}
      {events && events.length > 0 && (
        <Card as="div" className={styles.frame}>
          <ul aria-label={t('events')}>
            {events.map(({ id, name, startDate, endDate }) => (
              <li key={id}>
                <Link to={`/analytics?event=${id}`} className={styles.event}>
                  <span className={styles.name}>{name}</span>
                  <span className={styles.when}>
                    {rangeText(startDate, endDate) ?? t('no-date')}
                  </span>
                  <Icon name="arrowRight" size={16} />
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {events && events.length < total && (
        <p className={styles.more}>
          <Button
            pending={loading}
            onClick={() =>
              void fetchMore({ variables: { limit: pageLength, offset: events.length } }).catch(
                () => undefined,
              )
            }
          >
            {t('show-more-events', { total })}
          </Button>
        </p>
      )}
    </Page>
  );
};

const Waiting = () => (
  <Card as="div" className={styles.frame} role="status">
    <VisuallyHidden>{t('loading-events')}</VisuallyHidden>
    {['a', 'b', 'c', 'd'].map((row) => (
      <div key={row} className={styles.event}>
        <Skeleton width="14rem" />
      </div>
    ))}
  </Card>
);

import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { ToEvents } from '../eventPlans/EventNotFound.tsx';
import { Events, pageLength } from '../eventPlans/eventsList.ts';
import { t } from '../texts/en/analytics.ftl';
import { rangeText } from '../texts/formats.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Icon } from '../ui/Icon.tsx';
import { LoadError } from '../ui/LoadError.tsx';
import { LoadingRows } from '../ui/LoadingRows.tsx';
import { Page, PageHeader } from '../ui/Page.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { EmptyState } from '../ui/StateMessage.tsx';
import shared from '../ui/shared.module.css';
import styles from './ChooseEvent.module.css';

/** Asks which event to show: all events that the member may see, newest first. */
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
        <LoadError title={t('events-not-loaded')} error={error} onRetry={refetch} />
      )}
      {!events && !error && (
        <Card as="div" className={styles.frame}>
          <LoadingRows label={t('loading-events')} count={4} rowClassName={styles.event}>
            <Skeleton width="14rem" />
          </LoadingRows>
        </Card>
      )}
      {events?.length === 0 && (
        <EmptyState icon="calendar" title={t('no-events')} actions={<ToEvents />}>
          {t('no-events-text')}
        </EmptyState>
      )}
      {events && events.length > 0 && (
        <Card as="div" className={styles.frame}>
          <ul aria-label={t('events')}>
            {events.map(({ id, name, startDate, endDate }) => (
              <li key={id}>
                <Link to={`/analytics?event=${id}`} className={styles.event}>
                  <span className={shared.name}>{name}</span>
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

import { useQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import { EventNotFound } from '../eventPlans/EventNotFound.tsx';
import { usePlanTouched } from '../eventPlans/planTouched.ts';
import { SelectEvent } from '../eventPlans/SelectEvent.tsx';
import { type Loading, loadingOf } from '../graphql/loading.ts';
import { problemOf } from '../graphql/problems.ts';
import { useRefetcher } from '../graphql/useRefetcher.ts';
import { t } from '../texts/en/analytics.ftl';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Card } from '../ui/Card.tsx';
import { LoadError } from '../ui/LoadError.tsx';
import { Page } from '../ui/Page.tsx';
import { PageMessage } from '../ui/PageMessage.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import shared from '../ui/shared.module.css';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './Analytics.module.css';
import { AnalyticsOverview } from './AnalyticsOverview.tsx';
import { type Analytics, EventAnalytics } from './eventAnalytics.ts';

type AnalyticsState =
  | Loading
  | { status: 'missing' }
  /** The member may see the event, but not its figures. */
  | { status: 'refused' }
  | { status: 'ready'; analytics: Analytics };

const pace = { soonMs: 300, betweenMs: 2_000 };

/** The figures of an event, refetched as the event changes. */
const useEventAnalytics = (eventId: string): AnalyticsState => {
  const query = useQuery(EventAnalytics, { variables: { id: eventId } });
  // Keeps the previous figures while newer ones load or fail to load.
  const data = query.data ?? query.previousData;
  const analytics = data?.eventAnalytics;
  const later = useRefetcher(() => query.refetch(), pace);

  usePlanTouched({
    eventId,
    after: analytics?.position,
    skip: !analytics,
    onTouched: later,
  });

  if (data?.eventAnalytics === null) return { status: 'missing' };
  if (query.error && problemOf(query.error).code === 'FORBIDDEN') return { status: 'refused' };
  if (analytics) return { status: 'ready', analytics };
  return loadingOf(query);
};

/** As large as the screen that replaces it. */
const AnalyticsSkeleton = () => (
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
          <Card key={name} as="div" className={shared.stack2}>
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

/** The analytics page. The address names the event. */
export default function AnalyticsPage() {
  const [params] = useSearchParams();
  const eventId = params.get('event');
  if (eventId) return <AnalyticsOfEvent key={eventId} eventId={eventId} />;
  return (
    <SelectEvent
      tabTitle={t('analytics')}
      text={t('select-event-text')}
      to={(id) => `/analytics?event=${id}`}
    />
  );
}

const AnalyticsOfEvent = ({ eventId }: { eventId: string }) => {
  const state = useEventAnalytics(eventId);
  switch (state.status) {
    case 'loading':
      return (
        <Page title={t('analytics')}>
          <AnalyticsSkeleton />
        </Page>
      );
    case 'failed':
      return (
        <Page title={t('analytics')}>
          <LoadError title={t('not-loaded')} error={state.error} onRetry={state.retry} />
        </Page>
      );
    case 'missing':
      return <EventNotFound />;
    case 'refused':
      return (
        <PageMessage
          icon="info"
          tabTitle={t('analytics')}
          title={t('for-organisers')}
          text={t('for-organisers-text')}
          actions={
            <ButtonLink to={`/seating?event=${eventId}`} variant="primary">
              {t('back-to-event')}
            </ButtonLink>
          }
        />
      );
    case 'ready':
      return (
        <Page title={t('analytics-of', { name: state.analytics.event.name })}>
          <AnalyticsOverview analytics={state.analytics} />
        </Page>
      );
  }
};

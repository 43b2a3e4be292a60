import { Link, useSearchParams } from 'react-router-dom';
import { problemOf } from '../graphql/problems.ts';
import { t } from '../texts/en/analytics.ftl';
import { ButtonLink } from '../ui/Button.tsx';
import { Page } from '../ui/Page.tsx';
import { EmptyState, ErrorState } from '../ui/StateMessage.tsx';
import { AnalyticsOverview } from './AnalyticsOverview.tsx';
import { AnalyticsSkeleton } from './AnalyticsSkeleton.tsx';
import { ChooseEvent } from './ChooseEvent.tsx';
import { useEventAnalytics } from './useEventAnalytics.ts';

/** The figures of the event in the query. */
export default function AnalyticsPage() {
  const [params] = useSearchParams();
  const eventId = params.get('event');
  return eventId ? <AnalyticsOfEvent key={eventId} eventId={eventId} /> : <ChooseEvent />;
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
          <ErrorState
            title={t('not-loaded')}
            message={problemOf(state.error).message}
            onRetry={state.retry}
          />
        </Page>
      );
    case 'missing':
      return (
        <Page title={t('event-not-found')}>
          <EmptyState
            icon="alert"
            title={t('event-not-found')}
            heading="h1"
            actions={
              <ButtonLink variant="primary">
                <Link to="/events">{t('go-to-events')}</Link>
              </ButtonLink>
            }
          >
            {t('event-not-found-text')}
          </EmptyState>
        </Page>
      );
    case 'refused':
      return (
        <Page title={t('analytics')}>
          <EmptyState
            icon="info"
            title={t('for-organisers')}
            heading="h1"
            actions={
              <ButtonLink variant="primary">
                <Link to={`/seating?event=${eventId}`}>{t('back-to-event')}</Link>
              </ButtonLink>
            }
          >
            {t('for-organisers-text')}
          </EmptyState>
        </Page>
      );
    case 'ready':
      return (
        <Page title={t('analytics-of', { name: state.analytics.event.name })}>
          <AnalyticsOverview analytics={state.analytics} />
        </Page>
      );
  }
};

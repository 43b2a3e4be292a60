import { useSearchParams } from 'react-router-dom';
import { EventNotFound } from '../eventPlans/EventNotFound.tsx';
import { SelectEvent } from '../eventPlans/SelectEvent.tsx';
import { t } from '../texts/en/analytics.ftl';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { LoadError } from '../ui/LoadError.tsx';
import { Page } from '../ui/Page.tsx';
import { PageMessage } from '../ui/PageMessage.tsx';
import { AnalyticsOverview } from './AnalyticsOverview.tsx';
import { AnalyticsSkeleton } from './AnalyticsSkeleton.tsx';
import { useEventAnalytics } from './useEventAnalytics.ts';

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
          actions={
            <ButtonLink to={`/seating?event=${eventId}`} variant="primary">
              {t('back-to-event')}
            </ButtonLink>
          }
        >
          {t('for-organisers-text')}
        </PageMessage>
      );
    case 'ready':
      return (
        <Page title={t('analytics-of', { name: state.analytics.event.name })}>
          <AnalyticsOverview analytics={state.analytics} />
        </Page>
      );
  }
};

import { Link, useOutletContext, useSearchParams } from 'react-router-dom';
import { problemOf } from '../../graphql/problems.ts';
import type { CurrentUser } from '../../members/currentUser.ts';
import { t } from '../../texts/en/historyTimeline.ftl';
import { ButtonLink } from '../../ui/Button.tsx';
import { HeadbarSkeleton } from '../../ui/Headbar.tsx';
import { Page } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/StateMessage.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './Timeline.module.css';
import { TimeTravel } from './TimeTravel.tsx';
import { useMoment } from './useMoment.ts';
import { useTimeline } from './useTimeline.ts';

const toEvents = (
  <ButtonLink variant="primary">
    <Link to="/events">{t('go-to-events')}</Link>
  </ButtonLink>
);

/** The plan of the event in the query as it was at any moment. */
export default function TimelinePage() {
  const [params] = useSearchParams();
  const eventId = params.get('event');
  if (eventId) return <TimelineOfEvent key={eventId} eventId={eventId} at={params.get('at')} />;
  return (
    <Page title={t('title')}>
      <EmptyState icon="history" title={t('select-event')} heading="h1" actions={toEvents}>
        {t('belongs-to-event')}
      </EmptyState>
    </Page>
  );
}

/** An address that somebody shortened or made up leads to the present. */
const revisionIn = (text: string | null): number | null =>
  text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;

const TimelineOfEvent = ({ eventId, at }: { eventId: string; at: string | null }) => {
  const user = useOutletContext<CurrentUser>();
  const timeline = useTimeline(eventId);
  const moment = useMoment(eventId, revisionIn(at));
  if (timeline.status === 'missing' || moment.isMissing)
    return (
      <Page title={t('event-not-found')}>
        <EmptyState icon="alert" title={t('event-not-found')} heading="h1" actions={toEvents}>
          {t('perhaps-deleted')}
        </EmptyState>
      </Page>
    );
  const error = timeline.status === 'failed' ? timeline.error : !moment.shown && moment.error;
  if (error)
    return (
      <Page title={t('title')}>
        <ErrorState
          title={t('not-loaded')}
          message={problemOf(error).message}
          onRetry={() => {
            if (timeline.status === 'failed') timeline.retry();
            moment.retry();
          }}
        />
      </Page>
    );
  if (timeline.status !== 'ready' || !moment.shown)
    return (
      <Page title={t('title')} width="full">
        <TravelSkeleton />
      </Page>
    );
  return (
    <Page title={t('title-of', { name: timeline.event.name })} width="full">
      <TimeTravel timeline={timeline} moment={moment} shown={moment.shown} user={user} />
    </Page>
  );
};

const TravelSkeleton = () => (
  <div className={styles.travel} role="status">
    <VisuallyHidden>{t('loading')}</VisuallyHidden>
    <HeadbarSkeleton />
    <div className={styles.room} />
    <div className={styles.panel}>
      <Skeleton width="22rem" height="1.25rem" />
      <Skeleton height="5.625rem" />
      <Skeleton width="16rem" height="2.25rem" />
    </div>
  </div>
);

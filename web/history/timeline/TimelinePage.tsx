import { useOutletContext, useSearchParams } from 'react-router-dom';
import { EventNotFound } from '../../eventPlans/EventNotFound.tsx';
import { SelectEvent } from '../../eventPlans/SelectEvent.tsx';
import type { CurrentUser } from '../../members/currentUser.ts';
import { t } from '../../texts/en/historyTimeline.ftl';
import { HeadbarSkeleton } from '../../ui/Headbar.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { Page } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './Timeline.module.css';
import { TimeTravel } from './TimeTravel.tsx';
import { useMoment } from './useMoment.ts';
import { useTimeline } from './useTimeline.ts';

/** The event's plan at any moment. The address holds the event and the moment. */
export default function TimelinePage() {
  const [params] = useSearchParams();
  const eventId = params.get('event');
  if (eventId) return <TimelineOfEvent key={eventId} eventId={eventId} at={params.get('at')} />;
  return (
    <SelectEvent
      tabTitle={t('title')}
      text={t('belongs-to-event')}
      to={(id) => `/timeline?event=${id}`}
    />
  );
}

/** Null for an invalid revision, which opens the present. */
const revisionIn = (text: string | null): number | null =>
  text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;

const TimelineOfEvent = ({ eventId, at }: { eventId: string; at: string | null }) => {
  const user = useOutletContext<CurrentUser>();
  const timeline = useTimeline(eventId);
  const moment = useMoment(eventId, revisionIn(at));
  if (timeline.status === 'missing' || moment.isMissing) return <EventNotFound />;
  const error = timeline.status === 'failed' ? timeline.error : !moment.shown && moment.error;
  if (error)
    return (
      <Page title={t('title')}>
        <LoadError
          title={t('not-loaded')}
          error={error}
          onRetry={() => {
            moment.retry();
            return timeline.status === 'failed' && timeline.retry();
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

import { useState } from 'react';
import { useOutletContext, useParams } from 'react-router-dom';
import type { CurrentUser } from '../../members/currentUser.ts';
import { t } from '../../texts/en/eventDetail.ftl';
import { Card } from '../../ui/Card.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { Page } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useNavigateAfterAnswer } from '../../ui/useNavigateAfterAnswer.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useIsPhone } from '../../ui/widths.ts';
import { DeleteEvent } from '../DeleteEvent.tsx';
import { EventNotFound } from '../EventNotFound.tsx';
import { fetchFailed } from '../fetchFailed.ts';
import styles from './EventOverview.module.css';
import { EventOverview } from './EventOverview.tsx';
import { useEventDetail } from './useEventDetail.ts';

const four = ['attendees', 'checkedIn', 'tables', 'seats'];

const DetailsSkeleton = () => (
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
);

/**
 * As large as the screen that replaces it. On phones, the details are behind a tab, and the actions are
 * above the tabs.
 */
const EventDetailSkeleton = () => {
  const isPhone = useIsPhone();
  return (
    <div role="status">
      <VisuallyHidden>{t('loading-event')}</VisuallyHidden>
      <div className={styles.waitingHeader}>
        <Skeleton width="6rem" height="1rem" />
        <Skeleton width="60%" height="2.5rem" />
        <Skeleton width="14rem" height="1.25rem" />
        {isPhone && <Skeleton height="6rem" />}
      </div>
      {!isPhone && <DetailsSkeleton />}
      <Skeleton height="2.75rem" />
    </div>
  );
};

/** One event (specification, section 2). */
export default function EventDetailPage() {
  const { id = '' } = useParams();
  return <DetailOfEvent key={id} eventId={id} />;
}

const DetailOfEvent = ({ eventId }: { eventId: string }) => {
  const user = useOutletContext<CurrentUser>();
  const leadOn = useNavigateAfterAnswer();
  const [isDeleting, setDeleting] = useState(false);
  const state = useEventDetail(eventId, { isLeaving: isDeleting });
  switch (state.status) {
    case 'loading':
      return (
        <Page title={t('event')}>
          <EventDetailSkeleton />
        </Page>
      );
    case 'failed':
      return (
        <Page title={t('event')}>
          <LoadError title={fetchFailed(state.error)} error={state.error} onRetry={state.retry} />
        </Page>
      );
    case 'missing':
      return <EventNotFound />;
    case 'ready':
      return (
        <Page title={state.plan.event.name}>
          <EventOverview
            plan={state.plan}
            user={user}
            arrangementsChanged={state.arrangementsChanged}
            onDelete={() => setDeleting(true)}
          />
          <DeleteEvent
            event={isDeleting ? state.plan.event : undefined}
            onClose={() => setDeleting(false)}
            leave={() => leadOn('/events', { replace: true })}
          />
        </Page>
      );
  }
};

import { useState } from 'react';
import { useNavigate, useOutletContext, useParams } from 'react-router-dom';
import type { CurrentUser } from '../../members/currentUser.ts';
import { t } from '../../texts/en/eventDetail.ftl';
import { LoadError } from '../../ui/LoadError.tsx';
import { Page } from '../../ui/Page.tsx';
import { DeleteEvent } from '../DeleteEvent.tsx';
import { EventNotFound } from '../EventNotFound.tsx';
import { fetchFailed } from '../fetchFailed.ts';
import { EventDetailSkeleton } from './EventDetailSkeleton.tsx';
import { EventOverview } from './EventOverview.tsx';
import { useEventDetail } from './useEventDetail.ts';

/** One event (specification, section 2). */
export default function EventDetailPage() {
  const { id = '' } = useParams();
  return <DetailOfEvent key={id} eventId={id} />;
}

const DetailOfEvent = ({ eventId }: { eventId: string }) => {
  const user = useOutletContext<CurrentUser>();
  const navigate = useNavigate();
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
            open={isDeleting}
            onOpenChange={setDeleting}
            event={state.plan.event}
            leave={() => navigate('/events', { replace: true })}
          />
        </Page>
      );
  }
};

import { Link, useOutletContext, useSearchParams } from 'react-router-dom';
import { fetchFailed } from '../eventPlans/fetchFailed.ts';
import { problemOf } from '../graphql/problems.ts';
import type { CurrentUser } from '../members/currentUser.ts';
import { DetailsFor } from '../members/DetailsFor.tsx';
import { t } from '../texts/en/seating.ftl';
import { ButtonLink } from '../ui/Button.tsx';
import { HeadbarSkeleton } from '../ui/Headbar.tsx';
import { Page } from '../ui/Page.tsx';
import { EmptyState, ErrorState } from '../ui/StateMessage.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { slots } from './slots.ts';
import { useSeatingPlan } from './useSeatingPlan.ts';
import styles from './Workspace.module.css';
import { Workspace } from './Workspace.tsx';

const toEvents = (
  <ButtonLink variant="primary">
    <Link to="/events">{t('go-to-events')}</Link>
  </ButtonLink>
);

/** The seating chart of the event in the query (specification, section 2). */
export default function SeatingPage() {
  const [params] = useSearchParams();
  const eventId = params.get('event');
  if (eventId) return <SeatingOfEvent key={eventId} eventId={eventId} />;
  return (
    <Page title={t('seating')}>
      <EmptyState icon="table" title={t('select-event')} heading="h1" actions={toEvents}>
        {t('belongs-to-event')}
      </EmptyState>
    </Page>
  );
}

const SeatingOfEvent = ({ eventId }: { eventId: string }) => {
  const user = useOutletContext<CurrentUser>();
  const state = useSeatingPlan(eventId, slots.useOthersChanges(eventId));
  switch (state.status) {
    case 'loading':
      return (
        <Page title={t('seating')} width="full">
          <WorkspaceSkeleton />
        </Page>
      );
    case 'failed':
      return (
        <Page title={t('seating')}>
          <ErrorState
            title={fetchFailed(state.error)}
            message={problemOf(state.error).message}
            onRetry={state.retry}
          />
        </Page>
      );
    case 'missing':
      return (
        <slots.Missing last={state.last}>
          <NoEvent />
        </slots.Missing>
      );
    case 'ready':
      return (
        <Page title={slots.titleOf(state.plan)} width="full">
          <DetailsFor user={user} event={state.plan.event}>
            <Workspace
              plan={state.plan}
              view={state.view}
              user={user}
              arrangementsChanged={state.arrangementsChanged}
            />
          </DetailsFor>
        </Page>
      );
  }
};

const NoEvent = () => (
  <Page title={t('event-not-found')}>
    <EmptyState icon="alert" title={t('event-not-found')} heading="h1" actions={toEvents}>
      {t('perhaps-deleted')}
    </EmptyState>
  </Page>
);

const WorkspaceSkeleton = () => (
  <div className={styles.workspace} role="status">
    <VisuallyHidden>{t('loading-chart')}</VisuallyHidden>
    <HeadbarSkeleton tools="26rem" />
    <div className={styles.people} />
    <div className={styles.room} />
  </div>
);

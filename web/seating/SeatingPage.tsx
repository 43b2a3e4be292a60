import { lazy, Suspense } from 'react';
import { useOutletContext, useSearchParams } from 'react-router-dom';
import { EventNotFound } from '../eventPlans/EventNotFound.tsx';
import { fetchFailed } from '../eventPlans/fetchFailed.ts';
import type { CurrentUser } from '../members/currentUser.ts';
import { DetailsProvider } from '../members/DetailsProvider.tsx';
import { t } from '../texts/en/seating.ftl';
import { codeOf } from '../ui/codeOf.ts';
import { LoadError } from '../ui/LoadError.tsx';
import { Page } from '../ui/Page.tsx';
import { PageSpinner } from '../ui/Spinner.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { SeatingHeadSkeleton } from './SeatingHead.tsx';
import { slots } from './slots.ts';
import { useSeatingPlan } from './useSeatingPlan.ts';
import styles from './Workspace.module.css';
import { Workspace } from './Workspace.tsx';

const SelectForChart = lazy(codeOf(() => import('../eventPlans/SelectForChart.tsx')));

/** The seating chart of the event in the query (specification, section 2). */
export default function SeatingPage() {
  const [params] = useSearchParams();
  const eventId = params.get('event');
  if (eventId) return <SeatingOfEvent key={eventId} eventId={eventId} />;
  return (
    <Suspense fallback={<PageSpinner label={t('loading-chart')} />}>
      <SelectForChart />
    </Suspense>
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
          <LoadError title={fetchFailed(state.error)} error={state.error} onRetry={state.retry} />
        </Page>
      );
    case 'missing':
      return (
        <slots.Missing last={state.last}>
          <EventNotFound />
        </slots.Missing>
      );
    case 'ready':
      return (
        <Page title={slots.titleOf(state.plan)} width="full">
          <DetailsProvider user={user} event={state.plan.event}>
            <Workspace
              plan={state.plan}
              view={state.view}
              user={user}
              arrangementsChanged={state.arrangementsChanged}
            />
          </DetailsProvider>
        </Page>
      );
  }
};

const WorkspaceSkeleton = () => (
  <div className={styles.workspace} role="status">
    <VisuallyHidden>{t('loading-chart')}</VisuallyHidden>
    <SeatingHeadSkeleton />
    <div className={styles.people} />
    <div className={styles.room} />
  </div>
);

import { useOutletContext, useSearchParams } from 'react-router-dom';
import { EventNotFound } from '../../eventPlans/EventNotFound.tsx';
import { SelectEvent } from '../../eventPlans/SelectEvent.tsx';
import type { CurrentUser } from '../../members/currentUser.ts';
import { DetailsProvider } from '../../members/DetailsProvider.tsx';
import { t } from '../../texts/en/historyCompare.ftl';
import { LoadError } from '../../ui/LoadError.tsx';
import { Page } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { EmptyState } from '../../ui/StateMessage.tsx';
import { useAddress } from '../../ui/useAddress.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './Compare.module.css';
import { Compared } from './Compared.tsx';
import { CompareHeader, type View } from './CompareHeader.tsx';
import { type ComparisonState, type Sides, useComparison } from './useComparison.ts';

/** Two plans of an event and their difference: `/compare?event=…&from=…&to=…&view=both`. */
export default function ComparePage() {
  const [params] = useSearchParams();
  const eventId = params.get('event');
  if (eventId) return <ComparisonOfEvent key={eventId} eventId={eventId} />;
  return (
    <SelectEvent
      tabTitle={t('compare')}
      text={t('select-event-text')}
      to={(id) => `/compare?event=${id}`}
    />
  );
}

const ComparisonOfEvent = ({ eventId }: { eventId: string }) => {
  const user = useOutletContext<CurrentUser>();
  const [params, change] = useAddress();
  const sides: Sides = { from: params.get('from'), to: params.get('to') };
  const view: View = params.get('view') === 'both' ? 'both' : 'one';
  const state = useComparison(eventId, sides);
  if (state.status === 'noEvent') return <EventNotFound />;
  const { event } = state;
  return (
    <Page title={event ? t('compare-of', { name: event.name }) : t('compare')} width="full">
      <div className={styles.compare}>
        <DetailsProvider user={user} event={event}>
          <CompareHeader
            eventId={eventId}
            event={event}
            comparison={state.status === 'ready' ? state.comparison : undefined}
            sides={sides}
            view={view}
            onSides={change}
            onView={(next) => change({ view: next })}
          />
          <Body eventId={eventId} state={state} view={view} />
        </DetailsProvider>
      </div>
    </Page>
  );
};

type BodyProps = { eventId: string; state: ComparisonState; view: View };

const Body = ({ eventId, state, view }: BodyProps) => {
  switch (state.status) {
    case 'loading':
      return <Waiting />;
    case 'failed':
      return (
        <div className={styles.message}>
          <LoadError title={t('not-loaded')} error={state.error} onRetry={state.retry} />
        </div>
      );
    case 'missing':
      return (
        <div className={styles.message}>
          <EmptyState icon="alert" title={t('not-there')} text={t('not-there-text')} />
        </div>
      );
    case 'ready':
      return <Compared eventId={eventId} comparison={state.comparison} view={view} />;
    case 'noEvent':
      return null;
  }
};

const Waiting = () => (
  <>
    <div className={styles.summary} role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton width="22rem" height="1.25rem" />
      <Skeleton width="34rem" height="2.5rem" />
    </div>
    <div className={styles.differences}>
      <div className={styles.list}>
        <Skeleton height="2.25rem" />
        <Skeleton height="60%" />
      </div>
    </div>
    <div className={styles.charts} />
  </>
);

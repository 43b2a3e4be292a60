import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import { graphql } from '../gql/gql.ts';
import { useLiveUpdates } from '../graphql/useLiveUpdates.ts';
import { useRefetcher } from '../graphql/useRefetcher.ts';
import type { CurrentUser } from '../members/currentUser.ts';
import { t } from '../texts/en/eventPlans.ftl';
import { Button } from '../ui/Button.tsx';
import { LoadError } from '../ui/LoadError.tsx';
import { Page, PageHeader } from '../ui/Page.tsx';
import { EmptyState } from '../ui/StateMessage.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { EventCard, EventCardSkeleton } from './EventCard.tsx';
import { EventForm } from './EventForm.tsx';
import styles from './EventsPage.module.css';
import { dropEvent, Events, firstPage, listEvent, pageLength } from './eventsList.ts';

const EventsChanged = graphql(`
  subscription EventsChanged($after: String) {
    eventsChanged(after: $after) {
      position
      resync
      removedEventIds
      events {
        ...EventCard
      }
    }
  }
`);

/** All events that the member may see, kept live. */
const useEvents = () => {
  const query = useQuery(Events, {
    variables: firstPage,
    fetchPolicy: 'cache-and-network',
  });
  const refetch = () => void query.refetch().catch(() => undefined);
  const askAgain = useRefetcher(() => query.refetch());
  useLiveUpdates({
    document: EventsChanged,
    variables: {},
    after: query.data?.events.position,
    skip: !query.data,
    deltaOf: (data) => data.eventsChanged,
    apply: ({ events, removedEventIds }, cache) => {
      for (const event of events) listEvent(cache, event);
      for (const id of removedEventIds) dropEvent(cache, id);
      // An answer in flight may be older than this change.
      if (query.observable.getCurrentResult().loading) askAgain();
    },
    resync: () => query.refetch(),
  });
  const events = query.data?.events.items;
  const showMore = () =>
    query.fetchMore({ variables: { limit: pageLength, offset: events?.length ?? 0 } });
  return { ...query, events, total: query.data?.events.total ?? 0, refetch, showMore };
};

/** The event list (specification, section 2). */
export default function EventsPage() {
  const user = useOutletContext<CurrentUser>();
  const { events, total, error, refetch, showMore } = useEvents();
  const [isCreating, setCreating] = useState(false);
  const create = (label: string) => (
    <Button variant="primary" icon="plus" onClick={() => setCreating(true)}>
      {label}
    </Button>
  );
  return (
    <Page title={t('events')}>
      <PageHeader
        title={t('events')}
        subtitle={t('events-subtitle')}
        actions={create(t('new-event'))}
      />
      {!events && error && (
        <LoadError title={t('events-not-loaded')} error={error} onRetry={refetch} />
      )}
      {!events && !error && <WaitingForEvents />}
      {events?.length === 0 && (
        <EmptyState icon="calendar" title={t('no-events')} actions={create(t('create-first'))}>
          {t('no-events-text')}
        </EmptyState>
      )}
      {events && events.length > 0 && (
        <ul className={styles.list}>
          {events.map((event) => (
            <EventCard key={event.id} event={event} user={user} />
          ))}
        </ul>
      )}
      {events && events.length < total && <MoreEvents total={total} showMore={showMore} />}
      <EventForm open={isCreating} onOpenChange={setCreating} />
    </Page>
  );
}

const WaitingForEvents = () => (
  <div role="status">
    <VisuallyHidden>{t('loading-events')}</VisuallyHidden>
    <div className={styles.list}>
      <EventCardSkeleton />
      <EventCardSkeleton />
      <EventCardSkeleton />
    </div>
  </div>
);

type MoreEventsProps = { total: number; showMore: () => Promise<unknown> };

const MoreEvents = ({ total, showMore }: MoreEventsProps) => {
  const [isPending, setPending] = useState(false);
  const load = () => {
    setPending(true);
    showMore()
      .catch(() => undefined)
      .finally(() => setPending(false));
  };
  return (
    <p className={styles.more}>
      <Button pending={isPending} onClick={load}>
        {t('show-more', { total })}
      </Button>
    </p>
  );
};

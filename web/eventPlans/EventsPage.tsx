import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import { graphql } from '../gql/gql.ts';
import { problemOf } from '../graphql/problems.ts';
import { useLive } from '../graphql/useLive.ts';
import type { CurrentUser } from '../members/currentUser.ts';
import { Button } from '../ui/Button.tsx';
import { Page, PageHeader } from '../ui/Page.tsx';
import { EmptyState, ErrorState } from '../ui/StateMessage.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { EventCard, EventCardSkeleton } from './EventCard.tsx';
import { EventFormDialog } from './EventFormDialog.tsx';
import styles from './EventsPage.module.css';
import { dropEvent, Events, listEvent, pageLength } from './eventsList.ts';

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

/** All events that the member may see, following what others do to them. */
const useEvents = () => {
  const query = useQuery(Events, {
    variables: { limit: pageLength, offset: 0 },
    fetchPolicy: 'cache-and-network',
  });
  const refetch = () => void query.refetch().catch(() => undefined);
  useLive({
    document: EventsChanged,
    variables: {},
    deltaOf: (data) => data.eventsChanged,
    apply: ({ events, removedEventIds }, cache) => {
      for (const event of events) listEvent(cache, event);
      for (const id of removedEventIds) dropEvent(cache, id);
    },
    resync: refetch,
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
    <Page title="Events">
      <PageHeader
        title="Events"
        subtitle="Every dinner and conference that you plan or may look at."
        actions={create('New Event')}
      />
      {!events && error && (
        <ErrorState
          title="Your events could not be loaded"
          message={problemOf(error).message}
          onRetry={refetch}
        />
      )}
      {!events && !error && <WaitingForEvents />}
      {events?.length === 0 && (
        <EmptyState
          icon="calendar"
          title="No events yet"
          actions={create('Create Your First Event')}
        >
          An event holds its guest list, its tables and the seating arrangements that you try out.
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
      <EventFormDialog open={isCreating} onOpenChange={setCreating} />
    </Page>
  );
}

const WaitingForEvents = () => (
  <div role="status">
    <VisuallyHidden>Loading events</VisuallyHidden>
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
        Show more of {total} events
      </Button>
    </p>
  );
};

import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useOutletContext, useSearchParams } from 'react-router-dom';
import { graphql } from '../gql/gql.ts';
import { useLiveUpdates } from '../graphql/useLiveUpdates.ts';
import { useRefetcher } from '../graphql/useRefetcher.ts';
import type { CurrentUser } from '../members/currentUser.ts';
import { t } from '../texts/en/eventPlans.ftl';
import { Button } from '../ui/Button.tsx';
import { LoadError } from '../ui/LoadError.tsx';
import { onDemand, useOnDemand } from '../ui/onDemand.tsx';
import { Page, PageHeader } from '../ui/Page.tsx';
import { PartFailed } from '../ui/PartFailed.tsx';
import { EmptyState } from '../ui/StateMessage.tsx';
import { useDebounced } from '../ui/useDebounced.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { DeleteEvent } from './DeleteEvent.tsx';
import { EventCard, EventCardSkeleton } from './EventCard.tsx';
import { EventForm } from './EventForm.tsx';
import type { EventsFilterBarProps } from './EventsFilterBar.tsx';
import styles from './EventsPage.module.css';
import { changeIn, type EventsFilter, filterIn, isNarrowed, variablesFor } from './eventsFilter.ts';
import {
  dropEvent,
  Events,
  firstPage,
  type ListedEvent,
  listEvent,
  pageLength,
} from './eventsList.ts';
import { MoreEvents } from './MoreEvents.tsx';
import { NoEvents } from './NoEvents.tsx';

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

/** Loaded once the list is shown, because it needs the code of menus (build/chunks.ts). */
const filterBar = onDemand(() => import('./EventsFilterBar.tsx'));

/** The server returns at most 1,000 events at once. */
const mostPages = 16;

/** The events that match the filter and that the member may see, kept live. */
const useEvents = (filter: EventsFilter) => {
  const search = useDebounced(filter.search);
  const variables = variablesFor({ ...filter, search });
  const isPlain = Object.values(variables).every((value) => value === null);
  const query = useQuery(Events, { variables: { ...firstPage, ...variables } });
  // Keeps the earlier result while another search runs.
  const data = query.data ?? (query.error ? undefined : query.previousData);
  const events = data?.events.items;
  /** Refetches the loaded pages. If the list is complete, also the page that a new event may begin. */
  const refetchShown = () => {
    const { items = [], total = 0 } = query.data?.events ?? {};
    const pages = Math.floor(items.length / pageLength) + (items.length < total ? 0 : 1);
    return query.refetch({ limit: Math.min(mostPages, Math.max(1, pages)) * pageLength });
  };
  const refetch = () => void refetchShown().catch(() => undefined);
  const refetchSoon = useRefetcher(refetchShown);
  useLiveUpdates({
    document: EventsChanged,
    variables: {},
    after: query.data?.events.position,
    skip: !query.data,
    deltaOf: (delta) => delta.eventsChanged,
    apply: ({ events, removedEventIds }, cache) => {
      const hasNew = events.filter((event) => listEvent(cache, event)).length > 0;
      for (const id of removedEventIds) dropEvent(cache, id);
      // Only the server knows whether an event fits the filter, its place in another order, and the figures
      // and organiser of a new event. An answer in flight may be older than this change.
      if (hasNew || !isPlain || query.observable.getCurrentResult().loading) refetchSoon();
    },
    resync: refetchShown,
  });
  const showMore = () =>
    query.fetchMore({ variables: { limit: pageLength, offset: events?.length ?? 0 } });
  const isStale = !query.data && data !== undefined;
  return { events, total: data?.events.total ?? 0, isStale, error: query.error, refetch, showMore };
};

/** The open dialog, and its event as it was listed when the dialog opened. No event while one is added. */
type Open = { dialog: 'form' | 'delete'; event?: ListedEvent };

/** The event list (specification, section 2). */
export default function EventsPage() {
  const user = useOutletContext<CurrentUser>();
  const [params, setParams] = useSearchParams();
  const filter = filterIn(params);
  const change = changeIn(setParams);
  const { events, total, isStale, error, refetch, showMore } = useEvents(filter);
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  // A change may have removed the event from the search result.
  const chosen = events?.find(({ id }) => id === open?.event?.id) ?? open?.event;
  const isEmpty = events?.length === 0;
  const hasNone = isEmpty && !isNarrowed(filter);
  const create = () => setOpen({ dialog: 'form' });
  return (
    <Page title={t('events')}>
      <PageHeader
        title={t('events')}
        subtitle={t('events-subtitle')}
        actions={
          <Button variant={hasNone ? 'secondary' : 'primary'} icon="plus" onClick={create}>
            {t('new-event')}
          </Button>
        }
      />
      {events && !hasNone && (
        <FilterBar filter={filter} onChange={change} found={isStale ? undefined : total} />
      )}
      {!events && error && (
        <LoadError title={t('events-not-loaded')} error={error} onRetry={refetch} />
      )}
      {!events && !error && <WaitingForEvents />}
      {hasNone && <NoEvents onCreate={create} />}
      {isEmpty && !hasNone && (
        <EmptyState
          icon="search"
          title={t('no-event-matches')}
          text={t('no-event-matches-text')}
          actions={
            <Button onClick={() => change({ search: '', status: 'all', isMine: false })}>
              {t('show-all-events')}
            </Button>
          }
        />
      )}
      {events && events.length > 0 && (
        <ul className={styles.list} aria-busy={isStale}>
          {events.map((event) => (
            <EventCard
              key={event.id}
              event={event}
              user={user}
              onEdit={() => setOpen({ dialog: 'form', event })}
              onDelete={() => setOpen({ dialog: 'delete', event })}
            />
          ))}
        </ul>
      )}
      {events && events.length < total && <MoreEvents total={total} showMore={showMore} />}
      <EventForm open={open?.dialog === 'form'} onClose={close} event={chosen} />
      <DeleteEvent event={open?.dialog === 'delete' ? chosen : undefined} onClose={close} />
    </Page>
  );
}

/**
 * Keeps its space free until its code has loaded. After an update of the server, only a reload of the
 * page loads it.
 */
const FilterBar = (props: EventsFilterBarProps) => {
  const { code, hasFailed } = useOnDemand(filterBar, true);
  if (code) return <code.EventsFilterBar {...props} />;
  return <div className={styles.filter}>{hasFailed && <PartFailed />}</div>;
};

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

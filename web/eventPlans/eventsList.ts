import type { ApolloClient } from '@apollo/client';
import { graphql } from '../gql/gql.ts';
import type { EventCardFragment, EventsQuery, EventsQueryVariables } from '../gql/graphql.ts';

export const pageLength = 60;
export const firstPage = {
  limit: pageLength,
  offset: 0,
  search: null,
  status: null,
  isMine: null,
  sort: null,
} satisfies EventsQueryVariables;

export type ListedEvent = EventsQuery['events']['items'][number];

graphql(`
  fragment EventCard on Event {
    id
    name
    description
    startDate
    endDate
    location
    status
    isPublic
    maxAttendees
    createdByUserId
    createdAt
  }
`);

export const Events = graphql(`
  query Events(
    $limit: Int!
    $offset: Int!
    $search: String
    $status: EventStatus
    $isMine: Boolean
    $sort: EventSorting
  ) {
    events(
      limit: $limit
      offset: $offset
      search: $search
      status: $status
      isMine: $isMine
      sort: $sort
    ) {
      position
      total
      items {
        ...EventCard
        stats {
          attendees
          checkedIn
          seats
          assigned
        }
        organiser {
          ...MemberName
        }
      }
    }
  }
`);

export const EditEvent = graphql(`
  mutation EditEvent($input: EditEventInput!) {
    editEvent(input: $input) {
      event {
        ...EventCard
      }
    }
  }
`);

const first = { query: Events, variables: firstPage };

type Cache = ApolloClient['cache'];

const nothingYet = {
  __typename: 'EventStats',
  attendees: 0,
  checkedIn: 0,
  seats: 0,
  assigned: 0,
} as const;

/**
 * Adds a new event at the top of the list, unless it is already listed.
 * @returns whether it was added
 */
export const listEvent = (cache: Cache, event: EventCardFragment): boolean => {
  let isAdded = false;
  cache.updateQuery(first, (data) => {
    if (!data || data.events.items.some(({ id }) => id === event.id)) return data;
    const { items, total } = data.events;
    const listed = { ...event, stats: nothingYet, organiser: null };
    isAdded = true;
    return { events: { ...data.events, items: [listed, ...items], total: total + 1 } };
  });
  return isAdded;
};

export const dropEvent = (cache: Cache, id: string): void => {
  cache.updateQuery(first, (data) => {
    const items = data?.events.items.filter((event) => event.id !== id);
    if (!data || !items || items.length === data.events.items.length) return data;
    return { events: { ...data.events, items, total: data.events.total - 1 } };
  });
  cache.evict({ id: cache.identify({ __typename: 'Event', id }) });
  cache.gc();
};

import { describe, expect, it } from 'vitest';
import { createCache } from '../graphql/cache.ts';
import {
  dropEvent,
  Events,
  firstPage as first,
  type ListedEvent,
  listEvent,
} from './eventsList.ts';

const dinner = (id: string, name = `Dinner ${id}`): ListedEvent => ({
  __typename: 'Event',
  id,
  name,
  description: null,
  startDate: null,
  endDate: null,
  location: null,
  status: 'active',
  isPublic: false,
  maxAttendees: null,
  createdByUserId: 'olivia',
  createdAt: '2027-03-04T18:00:00Z',
  stats: { __typename: 'EventStats', attendees: 3, checkedIn: 0, seats: 8, assigned: 2 },
  organiser: null,
});

const pageOf = (total: number, ...events: ListedEvent[]) => ({
  events: { __typename: 'EventPage' as const, position: '07', total, items: events },
});

const firstPage = { query: Events, variables: first };

const cacheWith = (total: number, ...events: ListedEvent[]) => {
  const cache = createCache();
  cache.writeQuery({ ...firstPage, data: pageOf(total, ...events) });
  const names = () => cache.readQuery(firstPage)?.events.items.map(({ name }) => name);
  const count = () => cache.readQuery(firstPage)?.events.total;
  return { cache, names, count };
};

describe('the list of events in the cache', () => {
  it('puts a new event first, and once', () => {
    const { cache, names, count } = cacheWith(1, dinner('1'));
    listEvent(cache, dinner('2'));
    listEvent(cache, dinner('2'));
    expect(names()).toEqual(['Dinner 2', 'Dinner 1']);
    expect(count()).toBe(2);
  });

  it('leaves a list that is searched or in another order to the server', () => {
    const { cache } = cacheWith(1, dinner('1'));
    const variables = { ...first, search: 'gala' };
    cache.writeQuery({ query: Events, variables, data: pageOf(0) });
    listEvent(cache, dinner('2'));
    expect(cache.readQuery({ query: Events, variables })?.events.items).toEqual([]);
  });

  it('removes a deleted event, and counts one fewer', () => {
    const { cache, names, count } = cacheWith(2, dinner('1'), dinner('2'));
    dropEvent(cache, '1');
    dropEvent(cache, '1');
    expect(names()).toEqual(['Dinner 2']);
    expect(count()).toBe(1);
  });

  it('shows an event’s new name everywhere', () => {
    const { cache, names } = cacheWith(1, dinner('1'));
    listEvent(cache, dinner('2'));
    cache.writeQuery({ ...firstPage, data: pageOf(2, dinner('2', 'Gala'), dinner('1')) });
    expect(names()).toEqual(['Gala', 'Dinner 1']);
  });

  it('appends a page without repeating events that have moved there', () => {
    const { cache, names } = cacheWith(4, dinner('1'), dinner('2'));
    const variables = { ...first, limit: 2, offset: 2 };
    cache.writeQuery({ query: Events, variables, data: pageOf(4, dinner('2'), dinner('3')) });
    expect(names()).toEqual(['Dinner 1', 'Dinner 2', 'Dinner 3']);
  });
});

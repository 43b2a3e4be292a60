import { type DocumentNode, gql, InMemoryCache } from '@apollo/client';
import { describe, expect, it } from 'vitest';
import { createCache } from './cache.ts';

const fields = 'id __typename';
const Plan = gql`
  fragment Person on Attendee { ${fields} name tags }
  query Plan($id: ID!) {
    eventPlan(id: $id) {
      ${fields} position
      event {
        ${fields} name
        live { ${fields} name }
        setAside { __typename since groups { __typename people lead { ${fields} name } } }
      }
      attendees { ...Person }
      seats { ${fields} attendeeId }
    }
  }
`;
const OnePerson = gql`
  query OnePerson($id: ID!) {
    attendee(id: $id) { ${fields} name notes }
  }
`;

const person = (id: string, name = id) => ({ __typename: 'Attendee', id, name, tags: [] });
const seat = (id: string, attendeeId: string | null) => ({ __typename: 'Seat', id, attendeeId });
const gala = {
  __typename: 'Event',
  id: 'gala',
  name: 'Gala',
  live: null as object | null,
  setAside: {
    __typename: 'SetAside',
    since: 'noon',
    groups: [{ __typename: 'PeopleGroup', people: ['ada', 'ben'], lead: null }],
  } as object | null,
};
const planOf = (...attendees: ReturnType<typeof person>[]) => ({
  __typename: 'EventPlan',
  id: 'gala',
  position: '1',
  event: gala,
  attendees,
  seats: [seat('s1', 'ada'), seat('s2', null)],
});
type Read = { eventPlan: ReturnType<typeof planOf> | null };

const variables = { id: 'gala' };
const of = (query: DocumentNode) => ({ query, variables });
const filled = (cache = createCache()) => {
  const data = { eventPlan: planOf(person('ada'), person('ben')) };
  cache.writeQuery({ ...of(Plan), data });
  const read = () => cache.readQuery<Read>(of(Plan));
  const diff = () => cache.diff<Read>({ ...of(Plan), optimistic: true });
  return { cache, data, read, diff };
};

describe('a whole plan in the cache', () => {
  it('equals what was written, stored as Apollo stores it', () => {
    const { cache, data, read } = filled();
    expect(read()).toEqual(data);
    const { written: _, ...root } = cache.extract().ROOT_QUERY ?? {};
    const apollo = new InMemoryCache({
      typePolicies: { Query: { fields: { eventPlan: { keyArgs: ['id'] } } } },
    });
    apollo.writeQuery({ ...of(Plan), data });
    expect({ ...cache.extract(), ROOT_QUERY: root }).toEqual(apollo.extract());
  });

  it('notifies its watchers of every change, however it is written, and of nothing else', () => {
    const { cache } = filled();
    const names: unknown[] = [];
    cache.watch<Read>({
      ...of(Plan),
      optimistic: true,
      immediate: true,
      callback: ({ result }) => names.push(result?.eventPlan?.attendees?.map((one) => one?.name)),
    });
    const nextName = (name: string) =>
      cache.modify({ id: 'Attendee:ben', fields: { name: () => name } });
    nextName('Benno');
    nextName('Benno');
    cache.batch({ update: () => ['Ben', 'Benedict'].forEach(nextName) });
    cache.writeQuery({ ...of(OnePerson), data: { attendee: null } });
    cache.writeQuery({ ...of(Plan), data: { eventPlan: planOf(person('eve')) } });
    expect(names).toEqual([['ada', 'ben'], ['ada', 'Benno'], ['ada', 'Benedict'], ['eve']]);
  });

  it('keeps unchanged entities as the same objects, in the same lists', () => {
    const { cache, diff } = filled();
    const before = diff().result?.eventPlan;
    cache.modify({ id: 'Seat:s2', fields: { attendeeId: () => 'ben' } });
    const after = diff().result?.eventPlan;
    expect(after?.seats?.[1]).toEqual(seat('s2', 'ben'));
    expect(after?.seats?.[0]).toBe(before?.seats?.[0]);
    expect(after?.attendees).toBe(before?.attendees);
    expect(diff().result?.eventPlan).toBe(after);
  });

  it('keeps an entity’s other fields when it is refetched', () => {
    const { cache, data } = filled();
    const attendee = { __typename: 'Attendee', id: 'ada', name: 'ada', notes: 'No nuts' };
    cache.writeQuery({ ...of(OnePerson), data: { attendee } });
    cache.writeQuery({ ...of(Plan), data });
    expect(cache.readQuery(of(OnePerson))).toEqual({ attendee });
  });

  it('is incomplete while any field is missing', () => {
    const cache = createCache();
    const Names = gql`
      query Names($id: ID!) {
        eventPlan(id: $id) {
          ${fields} position
          event { ${fields} name }
          attendees { ${fields} name }
          seats { ${fields} attendeeId }
        }
      }
    `;
    const diff = () => cache.diff<Read>({ ...of(Plan), optimistic: true });
    expect(diff().complete).toBe(false);
    const known = planOf(person('ada'));
    const attendees = known.attendees.map(({ tags: _, ...rest }) => rest);
    cache.writeQuery({ ...of(Names), data: { eventPlan: { ...known, attendees } } });
    expect(diff().complete).toBe(false);
    cache.writeQuery({ ...of(Plan), data: { eventPlan: known } });
    expect(diff()).toMatchObject({ complete: true, result: { eventPlan: known } });
  });

  it('is incomplete while a field of a value in an entity is missing', () => {
    const { cache, data, read } = filled();
    cache.modify({ id: 'Event:gala', fields: { setAside: () => ({ __typename: 'SetAside' }) } });
    expect(read()).toBeNull();
    cache.writeQuery({ ...of(Plan), data });
    expect(read()).toEqual(data);
  });

  it('is incomplete while a field of a value in a list of values is missing', () => {
    const { cache, data, read } = filled();
    const groups = [{ __typename: 'PeopleGroup', lead: null }];
    const setAside = { __typename: 'SetAside', since: 'noon', groups };
    cache.modify({ id: 'Event:gala', fields: { setAside: () => setAside } });
    expect(read()).toBeNull();
    cache.writeQuery({ ...of(Plan), data });
    expect(read()).toEqual(data);
  });

  const lone = { __typename: 'Event', id: 'live', name: 'Live' };
  it.each([
    ['a value', { live: lone }],
    [
      'a value in a list of values',
      {
        setAside: {
          __typename: 'SetAside',
          since: 'noon',
          groups: [{ __typename: 'PeopleGroup', people: [], lead: lone }],
        },
      },
    ],
  ])('is left to Apollo if %s has an id of its own', (_, changed) => {
    const { cache, read } = filled();
    const data = { eventPlan: { ...planOf(person('ada')), event: { ...gala, ...changed } } };
    cache.writeQuery({ ...of(Plan), data });
    expect(cache.extract()['Event:live']).toEqual(lone);
    expect(read()).toEqual(data);
  });

  it('is null if the member may not see it, and leaves out removed entities', () => {
    const { cache, read } = filled();
    cache.evict({ id: 'Attendee:ada' });
    expect(read()?.eventPlan?.attendees.map(({ id }) => id)).toEqual(['ben']);
    cache.writeQuery({ ...of(Plan), data: { eventPlan: null } });
    expect(read()).toEqual({ eventPlan: null });
  });
});

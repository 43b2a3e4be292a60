import { readFileSync } from 'node:fs';
import { gql, InMemoryCache } from '@apollo/client';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { asOf } from './asOf.ts';
import { createCache } from './cache.ts';

const Plan = gql`
  query Plan($id: ID!) {
    eventPlan(id: $id) {
      __typename
      id
      position
      attendees {
        __typename
        id
        name
      }
    }
  }
`;
const OnePerson = gql`
  query OnePerson($id: ID!) {
    attendee(id: $id) {
      __typename
      id
      name
      notes
    }
  }
`;

const word = fc.constantFrom('ada', 'ben', 'cleo');
const person = (id: string, name: string) => ({ __typename: 'Attendee', id, name });
type Write = (cache: InMemoryCache, position: string) => void;

const planWrite = fc.uniqueArray(word).map(
  (ids): Write =>
    (cache, position) => {
      const attendees = ids.map((id) => person(id, `${id} at ${position}`));
      const data = { eventPlan: { __typename: 'EventPlan', id: 'gala', position, attendees } };
      const extensions = asOf(position);
      cache.writeQuery({ query: Plan, variables: { id: 'gala' }, data, extensions });
    },
);
const personWrite = fc.tuple(word, word).map(
  ([id, notes]): Write =>
    (cache, position) => {
      const data = { attendee: { ...person(id, `${id} at ${position}`), notes } };
      cache.writeQuery({ query: OnePerson, variables: { id }, data, extensions: asOf(position) });
    },
);
const localChange = fc.tuple(word, word).map(
  ([id, name]): Write =>
    (cache) => {
      cache.modify({ id: `Attendee:${id}`, fields: { name: () => name } });
    },
);
const removal = word.map(
  (id): Write =>
    (cache) => {
      cache.evict({ id: `Attendee:${id}` });
    },
);

it("stores what Apollo's own cache stores, if everything arrives in order", () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(planWrite, personWrite, localChange, removal), { maxLength: 20 }),
      (writes) => {
        const ours = createCache();
        const apollos = new InMemoryCache({
          typePolicies: {
            Query: { fields: { eventPlan: { keyArgs: ['id'] } } },
            EventPlan: { fields: { attendees: { merge: false } } },
          },
        });
        for (const cache of [ours, apollos])
          for (const [n, write] of writes.entries()) write(cache, String(n).padStart(3, '0'));
        const { written: _, ...root } = ours.extract().ROOT_QUERY ?? {};
        const { ROOT_QUERY = {}, ...entities } = apollos.extract();
        expect({ ...ours.extract(), ROOT_QUERY: { __typename: 'Query', ...root } }).toEqual({
          ...entities,
          ROOT_QUERY: { __typename: 'Query', ...ROOT_QUERY },
        });
      },
    ),
  );
});

it('depends on the internals of one version of Apollo only', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(dependencies['@apollo/client']).toMatch(/^\d+\.\d+\.\d+$/);
});

it('forgets positions after a reset, or when the log has gone back', async () => {
  const cache = createCache();
  const write = (name: string, position: string) => {
    const attendee = { ...person('ada', name), notes: '' };
    const query = { query: OnePerson, variables: { id: 'ada' } };
    cache.writeQuery({ ...query, data: { attendee }, extensions: asOf(position) });
    return cache.extract()['Attendee:ada']?.name;
  };
  expect(write('late', '5')).toBe('late');
  expect(write('early', '4')).toBe('late');
  cache.forgetPositions();
  expect(write('restored', '3')).toBe('restored');
  expect(write('late', '5')).toBe('late');
  await cache.reset();
  expect(write('anew', '1')).toBe('anew');
  expect(write('early', '0')).toBe('anew');
});

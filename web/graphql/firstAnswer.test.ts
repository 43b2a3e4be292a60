import { ApolloLink, gql } from '@apollo/client';
import { of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { plannerCache } from './cache.ts';
import { clientOver } from './client.ts';

const Names = gql`
  query Names($limit: Int!) {
    event(id: "gala") {
      __typename
      id
      name
    }
    names(limit: $limit)
  }
`;
const Others = gql`
  query Others($limit: Int!) {
    names(limit: $limit)
  }
`;

const event = (name: string) => ({ __typename: 'Event', id: 'gala', name });
const firstAnswer = {
  name: 'Names',
  variables: { limit: 2 },
  position: '05',
  data: { event: event('of the page'), names: ['a', 'b'] },
};

/** A client whose page brought the first answer, and the queries that it still sends. */
const given = () => {
  const sent: (string | undefined)[] = [];
  const network = new ApolloLink(({ operationName }) => {
    sent.push(operationName);
    return of({ data: { event: event('of the server'), names: [] } });
  });
  const client = clientOver(network, { firstAnswer });
  const ask = (query = Names, limit = 2) =>
    client.query<{ names: string[] }>({ query, variables: { limit }, fetchPolicy: 'network-only' });
  /** Reads as a screen does on its first render. */
  const read = (limit = 2) => {
    const query = client.cache.transformDocument(Names);
    const found = client.cache.diff({ query, variables: { limit }, optimistic: true });
    return found.complete ? found.result : null;
  };
  return { client, sent, ask, read };
};

describe('the answer that came with the page', () => {
  it('is in the cache at the first read of its query, as of its position', () => {
    const { client, read, sent } = given();
    expect(read()).toEqual(firstAnswer.data);
    expect(plannerCache(client.cache).reached()).toBe('05');
    expect(sent).toEqual([]);
  });

  it('answers its query once; later queries go to the server', async () => {
    const { ask, read, sent } = given();
    expect(read()).toEqual(firstAnswer.data);
    expect((await ask()).data?.names).toEqual(['a', 'b']);
    expect(sent).toEqual([]);
    expect((await ask()).data?.names).toEqual([]);
    expect(sent).toEqual(['Names']);
  });

  it('answers no other query, and not the same query with other variables', async () => {
    const { ask, read, sent } = given();
    expect(read(3)).toBeNull();
    await ask(Names, 3);
    await ask(Others);
    expect(sent).toEqual(['Names', 'Others']);
    expect((await ask()).data?.names).toEqual(['a', 'b']);
  });

  it('is ignored after a later write', async () => {
    const { client, ask, sent } = given();
    const told = { query: Others, variables: { limit: 9 }, data: { names: [] } };
    client.writeQuery({ ...told, extensions: { asOf: '06' } });
    await ask();
    expect(sent).toEqual(['Names']);
  });

  it('is dropped with everything else when the session ends', async () => {
    const { client, ask, read, sent } = given();
    await client.clearStore();
    expect(read()).toBeNull();
    await ask();
    expect(sent).toEqual(['Names']);
  });
});

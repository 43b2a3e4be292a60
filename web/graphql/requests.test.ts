import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gql } from '@apollo/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clientOver } from './client.ts';
import { problemOf } from './problems.ts';
import { createRequestLink } from './requests.ts';

const Change = gql`
  mutation Change($input: ChangeInput!) {
    change(input: $input) {
      position
    }
  }
`;

const Ask = gql`
  query Ask {
    position
  }
`;

let server: Server;
let bodies: string[];
/** Called with the body of each request. Returns whether the server stays silent instead of answering. */
let isSilent: (body: string) => boolean | Promise<boolean>;
/** The codes with which the server refuses the next requests. After that it answers. */
let refusals: string[];

beforeEach(async () => {
  bodies = [];
  isSilent = () => false;
  refusals = [];
  server = createServer(async (request, response) => {
    const chunks = await request.toArray();
    const body = Buffer.concat(chunks).toString();
    bodies.push(body);
    if (await isSilent(body)) return;
    response.setHeader('Content-Type', 'application/json');
    const code = refusals.shift();
    const data = { change: { position: '1' }, position: '1' };
    const errors = [{ message: 'Refused', extensions: { code } }];
    response.end(JSON.stringify(code ? { data: null, errors } : { data }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** @param longest as for `createRequestLink`; short only if the server stays silent */
const clientWaiting = (longest?: number) => {
  const { port } = server.address() as AddressInfo;
  return clientOver(createRequestLink(`http://127.0.0.1:${port}/graphql`, longest));
};
/**
 * In milliseconds: long enough for an answer on a busy machine, because only a silent request must be sent
 * again.
 */
const soon = 1_000;

it('repeats a command, with its id, if the connection has fallen silent', async () => {
  isSilent = () => bodies.length === 1;
  const client = clientWaiting(soon);
  const variables = { input: { commandId: 'seat Ada' } };
  const { data } = await client.mutate({ mutation: Change, variables });
  expect(data).toEqual({ change: { position: '1' } });
  expect(bodies.length).toBeGreaterThan(1);
  expect(new Set(bodies).size).toBe(1);
});

it('repeats a command, with its id, until the server has completed it', async () => {
  refusals = ['NOT_READY', 'NOT_READY'];
  const variables = { input: { commandId: 'import 5,000' } };
  const { data } = await clientWaiting().mutate({ mutation: Change, variables });
  expect(data).toEqual({ change: { position: '1' } });
  expect(bodies).toHaveLength(3);
  expect(new Set(bodies).size).toBe(1);
});

it('repeats a query for which the server was not ready', async () => {
  refusals = ['NOT_READY', 'NOT_READY'];
  const { data } = await clientWaiting().query({ query: Ask, fetchPolicy: 'network-only' });
  expect(data).toEqual({ position: '1' });
  expect(bodies).toHaveLength(3);
});

it('gives a query up after a few repeats if the server is not ready', async () => {
  refusals = Array.from({ length: 10 }, () => 'NOT_READY');
  const query = clientWaiting().query({ query: Ask, fetchPolicy: 'network-only' });
  expect(await query.then(() => undefined, problemOf)).toMatchObject({ code: 'NOT_READY' });
  expect(bodies).toHaveLength(4);
});

it('treats a refusal as an answer, and sends a query once', async () => {
  refusals = ['SEAT_TAKEN', 'EVENT_NOT_FOUND'];
  const client = clientWaiting();
  const variables = { input: { commandId: 'seat Ada' } };
  const problemsOf = (work: Promise<unknown>) => work.then(() => undefined, problemOf);
  expect(await problemsOf(client.mutate({ mutation: Change, variables }))).toMatchObject({
    code: 'SEAT_TAKEN',
  });
  const query = client.query({ query: Ask, fetchPolicy: 'network-only' });
  expect(await problemsOf(query)).toMatchObject({ code: 'EVENT_NOT_FOUND' });
  expect(bodies).toHaveLength(2);
});

it('gives a long list the time that a slow connection needs', async () => {
  let answerLong = () => {};
  const whenShortIsSentAgain = new Promise<void>((resolve) => {
    answerLong = resolve;
  });
  const short = () => bodies.filter((body) => body.includes('query Ask'));
  isSilent = async (body) => {
    if (body.includes('query Ask')) {
      if (short().length > 1) answerLong();
      return short().length === 1;
    }
    await whenShortIsSentAgain;
    return false;
  };
  const client = clientWaiting(soon);
  const variables = { input: { commandId: 'import', list: 'x'.repeat(1_000_000) } };
  await Promise.all([
    client.mutate({ mutation: Change, variables }),
    client.query({ query: Ask, fetchPolicy: 'network-only' }),
  ]);
  expect(bodies.length - short().length).toBe(1);
});

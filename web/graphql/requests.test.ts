import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gql } from '@apollo/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clientOver } from './client.ts';
import { createRequestLink } from './requests.ts';

const Change = gql`
  mutation Change($input: ChangeInput!) {
    change(input: $input) {
      position
    }
  }
`;

let server: Server;
let bodies: string[];

/** Falls silent at the first request, and answers the others. */
beforeEach(async () => {
  bodies = [];
  server = createServer(async (request, response) => {
    const chunks = await request.toArray();
    if (bodies.push(Buffer.concat(chunks).toString()) === 1) return;
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ data: { change: { position: '1' } } }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

it('sends a command again, with its id, if the connection has fallen silent', async () => {
  const { port } = server.address() as AddressInfo;
  const client = clientOver(createRequestLink(`http://127.0.0.1:${port}/graphql`, 50));
  const variables = { input: { commandId: 'seat Ada' } };
  const { data } = await client.mutate({ mutation: Change, variables });
  expect(data).toEqual({ change: { position: '1' } });
  expect(bodies).toHaveLength(2);
  expect(new Set(bodies).size).toBe(1);
});

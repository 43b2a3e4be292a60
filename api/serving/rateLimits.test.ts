import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express, { type RequestHandler } from 'express';
import { expect, it } from 'vitest';
import { rateLimits } from './rateLimits.ts';

/** Removes the request's address, as after a reset of the connection. */
const withoutAddress: RequestHandler = (request, _response, next) => {
  Object.defineProperty(request, 'ip', { value: undefined });
  next();
};

it('counts requests of gone connections as those of one address', async () => {
  const { signIn } = rateLimits(true, async () => ({ viewer: null }));
  const app = express().use(withoutAddress, signIn, (_request, response) => {
    response.sendStatus(204);
  });
  const refuse: express.ErrorRequestHandler = ({ code }, _request, response, _next) => {
    response.status(code === 'TOO_MANY_REQUESTS' ? 429 : 500).end();
  };
  const server = app.use(refuse).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const statuses: number[] = [];
  for (let n = 0; n < 61; n += 1) statuses.push((await fetch(`http://127.0.0.1:${port}/`)).status);
  server.close();
  server.closeAllConnections();
  expect(statuses).toEqual([...Array(60).fill(204), 429]);
});

import { once } from 'node:events';
import { createServer, get, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isRefusal } from '../../schema/refusal.ts';
import { untilTaken, whileAwaited } from './whileAwaited.ts';

const server = createServer();
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => server.close());

const asked = async () => {
  const request = get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' });
  request.on('error', () => undefined);
  const [, response] = (await once(server, 'request')) as [unknown, ServerResponse];
  return { request, response };
};

it('ends when the client disconnects', async () => {
  const { request, response } = await asked();
  const signal = whileAwaited(response);
  expect(signal.aborted).toBe(false);
  request.destroy();
  await once(signal, 'abort');
  expect(isRefusal(signal.reason, 'NOT_READY')).toBe(true);
  expect(whileAwaited(response).aborted).toBe(true);
});

it('does not end with an answer', async () => {
  const { request, response } = await asked();
  const signal = whileAwaited(response);
  response.end('done');
  const [answer] = await once(request, 'response');
  answer.resume();
  if (!response.closed) await once(response, 'close');
  expect(signal.aborted).toBe(false);
});

it('waits until an answer is taken or its client has gone', async () => {
  const hour = 3_600_000;
  const { request, response } = await asked();
  const taken = untilTaken(response, hour);
  response.end('done');
  const [answer] = await once(request, 'response');
  answer.resume();
  await taken;
  await untilTaken(response, hour);
  const left = await asked();
  const gone = untilTaken(left.response, hour);
  left.request.destroy();
  await gone;
});

it('waits no longer than the limit', async () => {
  const { request, response } = await asked();
  await untilTaken(response, 1);
  expect(response.closed).toBe(false);
  request.destroy();
});

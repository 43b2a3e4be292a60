import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { openPort } from './openPort.ts';

it('keeps an idle connection longer than load balancers do, so that none resets a request', async () => {
  const { http, url } = await openPort('127.0.0.1', 0);
  const { headers } = await fetch(url);
  http.close();
  http.closeAllConnections();
  const [, seconds] = /timeout=(\d+)/.exec(headers.get('keep-alive') ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThan(60);
});

it('cuts a connection whose client reads nothing of its answer', async () => {
  const { http, url, answerWith } = await openPort('127.0.0.1', 0, 100);
  const answer = Buffer.alloc(64 * 1024 * 1024);
  answerWith((_request, response) => void response.end(answer));
  const asked = once(http, 'request');
  const client = connect(Number(new URL(url).port), '127.0.0.1').pause();
  client.write('GET / HTTP/1.1\r\nHost: planner\r\n\r\n');
  const [{ socket }] = (await asked) as [IncomingMessage];
  await once(socket, 'close');
  client.resume().on('error', () => undefined);
  await once(client, 'close');
  expect(client.bytesRead).toBeLessThan(answer.byteLength);
  http.close();
});

it('handles a request once earlier ones on its connection are answered', async () => {
  const { http, url, answerWith } = await openPort('127.0.0.1', 0);
  const waiting: ServerResponse[] = [];
  answerWith((_request, response) => void waiting.push(response));
  const client = connect(Number(new URL(url).port), '127.0.0.1').resume();
  let asked = 0;
  http.on('request', () => {
    asked += 1;
  });
  client.write('GET / HTTP/1.1\r\nHost: planner\r\n\r\n'.repeat(2));
  await expect.poll(() => asked).toBe(2);
  const [first] = waiting;
  expect(waiting).toHaveLength(1);
  const answered = once(first as ServerResponse, 'close');
  first?.end();
  await answered;
  await expect.poll(() => waiting.length).toBe(2);
  waiting[1]?.end();
  client.end();
  http.close();
});

it('keeps a connection open if its answer takes longer than that', async () => {
  const { http, url, answerWith } = await openPort('127.0.0.1', 0, 100);
  answerWith((_request, response) => void response.once('timeout', () => response.end('late')));
  const answer = await fetch(url);
  expect(await answer.text()).toBe('late');
  http.close();
  http.closeAllConnections();
});

it('refuses what is not HTTP as JSON', async () => {
  const { http, url } = await openPort('127.0.0.1', 0);
  const client = connect(Number(new URL(url).port), '127.0.0.1');
  client.write('not HTTP\r\n\r\n');
  expect(await text(client)).toMatch(/^HTTP\/1.1 400 .*"code":"BAD_INPUT"/s);
  http.close();
});

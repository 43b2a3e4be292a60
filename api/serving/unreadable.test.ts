import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { answerUnreadable } from './unreadable.ts';

let http: Server;
afterEach(() => {
  http.close();
  http.closeAllConnections();
});

/**
 * Everything that a client gets until the server ends the connection, if it sends these bytes, and others once an
 * answer has begun.
 */
const answered = async (
  sent: string,
  listener: RequestListener = () => undefined,
  later?: string,
): Promise<string> => {
  http = createServer(listener);
  answerUnreadable(http);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const client = connect((http.address() as AddressInfo).port, '127.0.0.1');
  client.write(sent);
  if (later) client.once('data', () => client.write(later));
  return text(client);
};

const host = 'Host: planner\r\n';
const bad = 'GET <script> secret\r\n\r\n';

it.each([
  ['a bad request line', bad, '400 Bad Request', 'BAD_INPUT'],
  [
    'too many headers',
    `GET / HTTP/1.1\r\n${host}X: ${'secret'.repeat(4_000)}\r\n\r\n`,
    '431 Request Header Fields Too Large',
    'TOO_LARGE',
  ],
  [
    'a bad chunk',
    `POST / HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\nsecret\r\n`,
    '400 Bad Request',
    'BAD_INPUT',
  ],
])('refuses %s as JSON, repeats nothing of it, and closes', async (_, sent, status, code) => {
  const [head = '', body = ''] = (await answered(sent)).split('\r\n\r\n');
  expect(head).toMatch(`HTTP/1.1 ${status}\r\n`);
  expect(head).toMatch(/\r\nX-Content-Type-Options: nosniff\r\n/);
  expect(JSON.parse(body)).toEqual({
    code,
    message: expect.any(String),
    issues: [],
    requestId: expect.any(String),
  });
  expect(head + body).not.toContain('secret');
});

const good = `GET / HTTP/1.1\r\n${host}\r\n`;

it('adds nothing to an answer that has begun', async () => {
  const all = await answered(good, (_request, response) => void response.write('begun'), bad);
  expect(all.split('HTTP/1.1')).toHaveLength(2);
  expect(all).not.toContain('BAD_INPUT');
});

it('gives no answer in place of one that is due', async () => {
  expect(await answered(good + bad)).toBe('');
});

it('refuses what follows an answer', async () => {
  const all = await answered(good, (_request, response) => void response.end('done'), bad);
  expect(all.split('HTTP/1.1 ')).toEqual([
    '',
    expect.stringMatching(/^200 /),
    expect.stringMatching(/^400 /),
  ]);
});

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it, onTestFinished } from 'vitest';
import { timeLimit } from './timeLimit.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** The address of a server that never answers. Triggers garbage collection while a request waits. */
const silence = async (): Promise<string> => {
  const server = createServer(() => collectGarbage()).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

it('ends a request through one of several signals, even after garbage collection', async () => {
  const url = await silence();
  const ask = () =>
    fetch(url, { signal: AbortSignal.any([new AbortController().signal, timeLimit(300)]) });
  await expect(ask()).rejects.toMatchObject({ name: 'TimeoutError' });
});

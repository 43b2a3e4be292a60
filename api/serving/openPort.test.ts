import { expect, it } from 'vitest';
import { openPort } from './openPort.ts';

it('keeps an idle connection for longer than balancers do, so that none resets a request', async () => {
  const { http, url } = await openPort('127.0.0.1', 0);
  const { headers } = await fetch(url);
  http.close();
  http.closeAllConnections();
  const [, seconds] = /timeout=(\d+)/.exec(headers.get('keep-alive') ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThan(60);
});

import type { Pool } from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Runner } from '../../projections/runner.ts';
import { at, fakeFeed } from '../../tests/harness/fakeFeed.ts';
import type { EventLog } from '../core/eventLog.ts';
import { createReadiness } from './readiness.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const silence = () => new Promise<never>(() => undefined);

const readinessOf = ({
  query = async () => undefined,
  head = async () => at(9),
  error = null,
}: {
  query?: () => Promise<unknown>;
  head?: () => Promise<string>;
  error?: string | null;
} = {}) =>
  createReadiness({
    pool: { query } as unknown as Pool,
    log: { head } as unknown as EventLog,
    feed: fakeFeed([], at(9)).feed,
    runner: { status: () => ({ error, state: 'failed' }) } as unknown as Runner,
  });

it('is ready while everything answers and the read models keep up', async () => {
  const { isReady, checks } = await readinessOf().check();
  expect(isReady).toBe(true);
  expect(Object.keys(checks)).toEqual(['postgresql', 'eventLog', 'projections']);
});

it('answers within two seconds, whatever does not', async () => {
  const checking = readinessOf({ query: silence, head: silence }).check();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await checking).toMatchObject({
    isReady: false,
    checks: {
      postgresql: { ok: false, detail: 'no answer' },
      eventLog: { ok: false, detail: 'no answer' },
      projections: { ok: false, detail: 'no answer' },
    },
  });
});

it('bears with read models that are behind for ten seconds', async () => {
  const { check } = readinessOf({ head: async () => at(10) });
  expect((await check()).isReady).toBe(true);
  vi.advanceTimersByTime(11_000);
  expect(await check()).toMatchObject({
    isReady: false,
    checks: { projections: { ok: false, detail: '11.0 s behind' } },
  });
});

it('is not ready where projections have stopped, nor while it shuts down', async () => {
  expect((await readinessOf({ error: 'an event that makes no sense' }).check()).isReady).toBe(
    false,
  );
  const readiness = readinessOf();
  readiness.drain();
  expect(await readiness.check()).toMatchObject({
    isReady: false,
    checks: { process: { ok: false, detail: 'shutting down' } },
  });
});

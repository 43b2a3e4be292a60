import type { Knex } from 'knex';
import type { Pool } from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Runner } from '../../projections/engine/runner.ts';
import { RunnerProgress } from '../../projections/engine/runnerStatus.ts';
import type { EventLog } from '../../schema/ports/eventLog.ts';
import type { SetAsideStream } from '../../schema/setAside.ts';
import { at, fakeFeed } from '../../tests/harness/fakeFeed.ts';
import { createReadiness } from './readiness.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const silence = () => new Promise<never>(() => undefined);

const readinessOf = ({
  query = async () => ({ rows: [{ readOnly: 'off' }] }),
  raw = async () => undefined,
  head = async () => at(9),
  reached = () => at(9),
  error,
  setAside = [],
}: {
  query?: () => Promise<unknown>;
  raw?: () => Promise<unknown>;
  head?: () => Promise<string>;
  reached?: () => string;
  error?: Error;
  setAside?: SetAsideStream[];
} = {}) => {
  const progress = new RunnerProgress();
  if (error) progress.failed(error, false);
  return createReadiness({
    pool: { query } as unknown as Pool,
    read: { raw } as unknown as Knex,
    log: { head } as unknown as EventLog,
    feed: { ...fakeFeed().feed, reached },
    setAside: { all: () => setAside },
    runner: { status: () => progress.status(undefined) } as unknown as Runner,
  });
};

it('is ready while everything answers and the read models keep up', async () => {
  const { isReady, checks } = await readinessOf().check();
  expect(isReady).toBe(true);
  expect(Object.keys(checks)).toEqual(['postgresql', 'eventLog', 'projections']);
});

it('answers within two seconds, whatever fails to answer', async () => {
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

it('is not ready if one of the two pools does not answer', async () => {
  for (const silent of [{ query: silence }, { raw: silence }]) {
    const checking = readinessOf(silent).check();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await checking).toMatchObject({ isReady: false, checks: { postgresql: { ok: false } } });
  }
});

it('stays ready while the read models advance, even if they are never done', async () => {
  let appended = 9;
  const { check } = readinessOf({
    head: async () => at(appended),
    reached: () => at(appended - 3),
  });
  for (let probe = 0; probe < 20; probe += 1) {
    expect((await check()).isReady).toBe(true);
    vi.advanceTimersByTime(8_000);
    appended += 5;
  }
});

it('uses a monotonic clock', async () => {
  const { check } = readinessOf({ head: async () => at(10) });
  expect((await check()).isReady).toBe(true);
  vi.setSystemTime(Date.now() + 3_600_000);
  expect((await check()).isReady).toBe(true);
});

it('tolerates read models that are behind for ten seconds', async () => {
  const { check } = readinessOf({ head: async () => at(10) });
  expect((await check()).isReady).toBe(true);
  vi.advanceTimersByTime(11_000);
  expect(await check()).toMatchObject({
    isReady: false,
    checks: { projections: { ok: false, detail: '11.0 s behind' } },
  });
});

it.each([
  [
    { code: '53100', message: 'could not extend file for mira@example.com' },
    'The disk is full. The planner goes on once there is room.',
  ],
  [
    { code: '42P01', message: 'relation "read.attendees" does not exist' },
    'PostgreSQL error 42P01',
  ],
])('names why projections have stopped, without the message of the error', async (fault, why) => {
  expect(await readinessOf({ error: Object.assign(new Error(), fault) }).check()).toMatchObject({
    isReady: false,
    checks: { projections: { ok: false, detail: `projections stopped: ${why}` } },
  });
});

it('is not ready during shutdown', async () => {
  const readiness = readinessOf();
  readiness.drain();
  expect(await readiness.check()).toMatchObject({
    isReady: false,
    checks: { process: { ok: false, detail: 'shutting down' } },
  });
});

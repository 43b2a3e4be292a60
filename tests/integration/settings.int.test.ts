import { afterEach, expect, it } from 'vitest';
import { createPool } from '../../schema/ports/postgres.ts';
import { startTestPlanner, type TestPlanner } from '../harness/planner.ts';

let planner: TestPlanner;
afterEach(() => planner.stop());

it('opens no more connections than allowed, and still serves', async () => {
  planner = await startTestPlanner({ poolSizes: { log: 3, read: 2, sessions: 2 } });
  const caller = await planner.caller('organiser@example.com');
  const created = await Promise.all(
    Array.from({ length: 12 }, (_, n) => caller.call('POST', '/api/events', { name: `No ${n}` })),
  );
  expect(new Set(created.map(({ status }) => status))).toEqual(new Set([201]));
  const pool = createPool(planner.databaseUrl, { max: 1, applicationName: 'test' });
  const { rows } = await pool.query<{ name: string; taken: number }>(
    `SELECT application_name AS name, count(*) AS taken FROM pg_stat_activity
      WHERE datname = current_database() AND application_name LIKE 'planner%' GROUP BY 1`,
  );
  await pool.end();
  const taken = Object.fromEntries(rows.map(({ name, taken }) => [name, taken]));
  expect(taken['planner-log']).toBeLessThanOrEqual(3);
  expect(taken['planner-read']).toBeLessThanOrEqual(2);
  expect(taken.planner).toBeLessThanOrEqual(2);
  const { 'planner-log': _log, 'planner-read': _read, planner: _sessions, ...others } = taken;
  expect(Object.values(others).reduce((sum, n) => sum + n, 0)).toBeLessThanOrEqual(8);
});

it('shows its metrics to those with the token, if there is one', async () => {
  planner = await startTestPlanner({ metricsToken: 'a token for tests only' });
  const status = async (headers: Record<string, string> = {}) =>
    (await fetch(`${planner.url}/metrics`, { headers })).status;
  expect(await status()).toBe(401);
  expect(await status({ authorization: 'Bearer another token altogether' })).toBe(401);
  expect(await status({ authorization: 'Bearer a token for tests only' })).toBe(200);
});

import type pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createNotices } from '../../schema/ports/notices.ts';
import { createPool } from '../../schema/ports/postgres.ts';
import { freshDatabase } from '../../tests/harness/freshDatabase.ts';
import { createSessionsEnded, sessionIdOf } from './sessionEnded.ts';

let pool: pg.Pool;
let url: string;
let ends: (() => Promise<unknown>)[];
beforeEach(async () => {
  const database = await freshDatabase();
  url = database.url;
  pool = createPool(url);
  ends = [database.drop, () => pool.end()];
});
afterEach(async () => {
  for (const end of ends.reverse()) await end();
});

/** A listening process, with the messages that it has received. */
const listening = async () => {
  const notices = createNotices({ connectionString: url });
  ends.push(() => notices.stop());
  await notices.start();
  const ended = createSessionsEnded(pool, notices);
  const received: unknown[] = [];
  ended.subscribe((sessionId) => received.push(sessionId));
  await expect.poll(listeners).toBeGreaterThan(0);
  return { ...ended, received };
};

const listeners = async () => {
  const { rowCount } = await pool.query(
    `SELECT FROM pg_stat_activity WHERE application_name = 'planner-notices'
        AND datname = current_database() AND query LIKE 'LISTEN%' AND state = 'idle'`,
  );
  return rowCount ?? 0;
};

const cutListeners = () =>
  pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'planner-notices' AND datname = current_database()`,
  );

it('notifies every process with a hash that cannot sign anybody in', async () => {
  const here = await listening();
  const there = await listening();
  await expect.poll(listeners).toBe(2);
  await here.notify('sid');
  await expect.poll(() => there.received).toContain(sessionIdOf('sid'));
  await expect.poll(() => here.received).toContain(sessionIdOf('sid'));
});

it('notifies this process even while its listening connection is down', async () => {
  const here = await listening();
  await cutListeners();
  await here.notify('sid');
  expect(here.received).toContain(sessionIdOf('sid'));
});

it('reports that notices may have been missed once it listens again', async () => {
  const here = await listening();
  const there = await listening();
  await expect.poll(listeners).toBe(2);
  await cutListeners();
  await here.notify('sid');
  await expect.poll(() => there.received).toContain(null);
});

import type pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { tablesWith } from '../tests/harness/everythingKept.ts';
import { ownPool } from '../tests/harness/ownPool.ts';
import { type ReadSide, startReadSide } from '../tests/harness/readSide.ts';
import { rebuild } from './engine/rebuild.ts';
import { migrate } from './migrations/migrate.ts';
import { projectors } from './projectors.ts';
import { added, created } from './testing/dinner.ts';

let side: ReadSide;
let pool: pg.Pool;
beforeEach(async () => {
  side = await startReadSide();
  pool = ownPool(side.url);
});
afterEach(async () => {
  await pool.end();
  await side.end();
});

/** Whether the word is in the statistics of PostgreSQL after it has analysed all tables. */
const noted = async (word: string): Promise<boolean> => {
  await pool.query('ANALYZE');
  return (await tablesWith(side.url, word)).includes('pg_stats');
};

const member = `INSERT INTO read.users (id, email, role, membership_level, club_memberships, is_active,
    created_at, updated_at)
  SELECT 'm' || n, 'quimby' || n || '@example.com', 'user', 'basic', '{}', true, now(), now()
    FROM generate_series(1, 50) n`;

it('keeps no value of a personal column, nor of an index on one', async () => {
  await pool.query(member);
  expect([await noted('quimby'), await noted('basic')]).toEqual([false, true]);
});

it('drops the statistics of an older version', async () => {
  await pool.query(member);
  await pool.query(`
    ALTER TABLE read.users ALTER COLUMN email SET STATISTICS 100;
    ALTER INDEX read.users_email ALTER COLUMN 1 SET STATISTICS 100`);
  expect(await noted('quimby')).toBe(true);
  await migrate(side.url);
  expect(await noted('quimby')).toBe(false);
});

it('keeps none of re-created tables either', async () => {
  const people = ['Quimby', 'Zoraida', 'Benno'].map((name) => added(name));
  side.startRunner();
  await side.feed.waitFor(await side.append(created, ...people));
  await rebuild({ connectionString: side.url, log: side.log, projectors });
  expect(await tablesWith(side.url, 'Zoraida')).toContain('read.attendees');
  // The names are ids too, of which PostgreSQL keeps statistics.
  const { rows } = await pool.query<{ attname: string }>(
    `SELECT attname FROM pg_stats WHERE schemaname = 'read' AND tablename = 'attendees'
        AND (histogram_bounds::text LIKE '%Zoraida%' OR most_common_vals::text LIKE '%Zoraida%')`,
  );
  expect(rows.map(({ attname }) => attname)).toEqual(['id']);
});

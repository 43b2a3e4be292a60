import type { Knex } from 'knex';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Application, RequestContext } from '../../api/application.ts';
import { attendeesForRest } from '../../api/attendees/queries.ts';
import { listRecentActivity } from '../../api/history/recentActivity.ts';
import { readMyTotals } from '../../api/members/totals.ts';
import type { AttendeeRow } from '../../schema/entities/attendee.ts';
import { limits } from '../../schema/limits.ts';
import { plannerOfFile } from '../harness/plannerOfFile.ts';

const [events, people] = [3_000, 40];

const planner = plannerOfFile();
const admin = planner.somebody('admin@example.com');
const moderator: RequestContext = { requestId: 'r', viewer: { id: 'mod', role: 'moderator' } };

/** Many events of other members, each with people, a table, a history and a draft. */
const fill = (read: Knex) =>
  read.raw(
    `WITH events AS (
       INSERT INTO read.events (id, name, status, is_public, created_by_user_id, draft_of,
                                created_at, updated_at)
       SELECT 'e' || n, 'Event', 'active', false, 'owner', CASE WHEN n % 2 = 0 THEN 'e' || n - 1 END,
              now(), now()
         FROM generate_series(1, :events * 2) n
     ), attendees AS (
       INSERT INTO read.attendees (id, event_id, name, attendee_role, is_checked_in, tags,
                                   holding_for, created_by_user_id, created_at, updated_at)
       SELECT 'a' || n || '-' || p, 'e' || n, 'Guest', 'guest', false, '{}', '{}', 'owner',
              now() + n * interval '1 second', now()
         FROM generate_series(1, :events * 2, 2) n, generate_series(1, :people) p
     ), tables AS (
       INSERT INTO read.tables (id, event_id, name, capacity, layout, end_seats, is_active, x, y,
                                rotation, created_by_user_id, created_at, updated_at)
       SELECT 't' || n, 'e' || n, 'T', 8, 'oval', false, true, 0, 0, 0, 'owner', now(), now()
         FROM generate_series(1, :events * 2, 2) n
     )
     INSERT INTO read.seating_history (id, position, revision, event_id, step_id, action,
                                       performed_by_user_id, "timestamp", sequence, hash)
     SELECT 'h' || n || '-' || p, to_char(p * 10000 + n, 'FM00000000000000000000'), p, 'e' || n, 's',
            'table_added', 'owner', now(), 0, ''
       FROM generate_series(1, :events * 2) n, generate_series(1, 5) p`,
    { events, people },
  );

const rowsReadSoFar = async (read: Knex): Promise<number> => {
  const { rows } = await read.raw<{ rows: { rows: number }[] }>(
    `SELECT coalesce(sum(seq_tup_read + coalesce(idx_tup_fetch, 0)), 0)::int AS rows
       FROM pg_stat_xact_user_tables WHERE schemaname = 'read'`,
  );
  return rows[0]?.rows ?? Number.NaN;
};

/** The rows that PostgreSQL reads for it, measured on the one connection of a transaction. */
const rowsReadBy = (work: (app: Application) => Promise<unknown>): Promise<number> =>
  planner.application.read.transaction(async (read) => {
    const before = await rowsReadSoFar(read);
    await work({ ...planner.application, read });
    return (await rowsReadSoFar(read)) - before;
  });

beforeAll(async () => {
  await fill(planner.application.read);
  await planner.application.read.raw('ANALYZE');
});

describe('of 3,000 events with 120,000 people', () => {
  it('the latest activity is read backwards, no further than it is shown', async () => {
    const read = await rowsReadBy(async (app) => {
      expect(await listRecentActivity(app, moderator, { limit: 10 })).toHaveLength(10);
    });
    expect(read).toBeLessThan(200);
  });

  it('people are read a page at a time', async () => {
    const page = { limit: 50, offset: 0 };
    const read = await rowsReadBy(async (app) => {
      const filter = { includeHolding: true };
      expect((await attendeesForRest(app, moderator, filter, page)).items).toHaveLength(50);
    });
    expect(read).toBeLessThan(500);
  });

  it('the totals are counted once in ten seconds for all who may edit every event', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const totals = { attendees: events * people, tables: events, capacity: events * 8 };
      expect(await readMyTotals(planner.application, moderator)).toEqual(totals);
      const again = () =>
        rowsReadBy(async (app) => expect(await readMyTotals(app, moderator)).toEqual(totals));
      expect(await again()).toBe(0);
      vi.setSystemTime(Date.now() + 10_001);
      expect(await again()).toBeGreaterThan(events);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a list in REST', () => {
  const list = (query: string) => admin.call<AttendeeRow[]>('GET', `/api/attendees${query}`);

  it('ends after 10,000 rows, and names the next page', async () => {
    const { body, headers } = await list('?includeHolding=true');
    expect(body).toHaveLength(limits.listRows);
    const next = '</api/attendees?includeHolding=true&limit=10000&offset=10000>; rel="next"';
    expect(headers.get('link')).toBe(next);
  });

  it('contains all rows once, page by page', async () => {
    const seen = new Set<string>();
    let path = '?limit=10000&offset=90000';
    while (path) {
      const { body, headers } = await list(path);
      for (const { id } of body) seen.add(id);
      path = /<\/api\/attendees([^>]*)>; rel="next"/.exec(headers.get('link') ?? '')?.[1] ?? '';
    }
    expect(seen.size).toBe(events * people - 90_000);
  });

  it('refuses larger pages', async () => {
    const { status, body } = await list('?limit=10001');
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({ code: 'BAD_INPUT', message: 'At most 10,000 at once' }),
    ]);
  });
});

import { on } from 'node:events';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPostgresEventStore } from '../../api/eventLog/postgres.ts';
import { appendLock } from '../../api/eventLog/postgresSchema.ts';
import type { NewEvent } from '../../schema/ports/eventLog.ts';
import { follow } from './cases/following.ts';
import { idsOf, newEvents, newStream, streamOf } from './newEvents.ts';
import { openPostgres } from './subjects.ts';

let subject: Awaited<ReturnType<typeof openPostgres>>;
beforeAll(async () => {
  subject = await openPostgres();
});
afterAll(() => subject?.close());

/** An append whose transaction the test ends: to readers, a slow writer. */
const heldOpen = async (client: pg.PoolClient, stream: string, events: readonly NewEvent[]) => {
  await client.query('BEGIN');
  await client.query('SELECT event_log.append($1, $2, $3, $4, $5, $6, $7)', [
    [stream],
    [-1],
    [events.length],
    idsOf(events),
    events.map(({ type }) => type),
    events.map(({ data }) => JSON.stringify(data)),
    events.map(({ metadata }) => JSON.stringify(metadata)),
  ]);
};

it('shows nothing after an append in flight, which a reader without the mark would miss', async () => {
  const { log, pool } = subject;
  const after = await log.head();
  const [slow, fast] = [newEvents(1), newEvents(1)];
  const client = await pool.connect();
  await heldOpen(client, newStream(), slow);
  await log.append(newStream(), fast, { expected: 'noStream' });

  let checkpoint = after;
  const naive: string[] = [];
  const readNaively = async () => {
    const { rows } = await pool.query<{ event_id: string; position: string }>(
      'SELECT event_id, position FROM event_log.events WHERE position > $1 ORDER BY position',
      [checkpoint],
    );
    naive.push(...rows.map((row) => row.event_id));
    checkpoint = rows.at(-1)?.position ?? checkpoint;
  };
  await readNaively();
  expect(await log.readAll({ after, max: 10 })).toEqual({ events: [], next: after, atHead: false });
  expect(await log.head()).toBe(after);

  await client.query('COMMIT');
  client.release();
  await readNaively();
  expect(naive).toEqual(idsOf(fast));
  const { events } = await log.readAll({ after, max: 10 });
  expect(idsOf(events)).toEqual(idsOf([...slow, ...fast]));
});

it('lets no append start before the mark is read, which could get an earlier position', async () => {
  const { log, pool } = subject;
  const client = await pool.connect();
  await client.query('BEGIN');
  await client.query('LOCK TABLE event_log.events IN ACCESS EXCLUSIVE MODE');
  const holdsOffAppends = async (): Promise<boolean> => {
    const { rows } = await client.query<{ found: boolean }>(
      `SELECT EXISTS (
         SELECT FROM pg_locks waited JOIN pg_locks held USING (pid)
          WHERE waited.database = (SELECT oid FROM pg_database WHERE datname = current_database())
            AND waited.relation = 'event_log.events'::regclass AND NOT waited.granted
            AND held.locktype = 'advisory' AND held.mode = 'ExclusiveLock' AND held.granted
       ) AS found`,
    );
    return rows[0]?.found ?? false;
  };
  // A wait gives up after a moment, so it is repeated until an event is seen.
  let found = false;
  while (!found) {
    let isLooking = true;
    const look = log.head().finally(() => {
      isLooking = false;
    });
    while (isLooking && !found) found = await holdsOffAppends();
    await look;
  }
  await client.query('ROLLBACK');
  client.release();
});

it('continues past an append that was rolled back, whose number stays unused', async () => {
  const { log, pool } = subject;
  const after = await log.head();
  const client = await pool.connect();
  await heldOpen(client, newStream(), newEvents(3));
  const events = newEvents(1);
  await log.append(newStream(), events, { expected: 'noStream' });
  await client.query('ROLLBACK');
  client.release();
  expect(idsOf((await log.readAll({ after, max: 10 })).events)).toEqual(idsOf(events));
});

it('wakes no other process if only this one follows', async () => {
  const { log, another, pool, close } = await openPostgres();
  const listener = await pool.connect();
  const received = on(listener, 'notification');
  const nextTeller = async () => ((await received.next()).value as [pg.Notification])[0].payload;
  await listener.query('LISTEN event_log_appended');
  const append = (to: typeof log) => to.append(newStream(), newEvents(1), { expected: 'noStream' });
  const appended: Promise<unknown>[] = [];
  await follow(log, { after: await log.head() }, ({ kind }, all) => {
    if (kind === 'caughtUp' && all.length === 1) appended.push(append(log));
    return kind === 'event';
  });
  await Promise.all(appended);
  await append(another);
  const first = await nextTeller();
  await append(another);
  const second = await nextTeller();
  listener.release(true);
  await close();
  expect(second).toBe(first);
});

it('follows and appends after all of its connections were terminated', async () => {
  const { log, pool } = subject;
  const after = await log.head();
  const [before, behind] = [newEvents(1), newEvents(1)];
  await log.append(newStream(), before, { expected: 'noStream' });
  let terminated: Promise<unknown> | undefined;
  const terminate = async () => {
    await pool.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                       WHERE datname = current_database() AND pid <> pg_backend_pid()`);
    for (const stream = newStream(); ; ) {
      const appended = await log
        .append(stream, behind, { expected: 'noStream' })
        .catch(() => undefined);
      if (appended) return;
    }
  };
  const items = await follow(log, { after }, ({ kind }, all) => {
    if (kind === 'caughtUp') terminated ??= terminate();
    return all.filter((item) => item.kind === 'event').length === 2;
  });
  await terminated;
  const events = items.flatMap((item) => (item.kind === 'event' ? [item.event] : []));
  expect(idsOf(events)).toEqual(idsOf([...before, ...behind]));
});

it.each([
  `UPDATE event_log.events SET type = 'SeatAssigned'`,
  'DELETE FROM event_log.events',
  'TRUNCATE event_log.events',
  'DELETE FROM event_log.streams',
])('refuses %s', async (sql) => {
  const { log, pool } = subject;
  const stream = newStream();
  await log.append(stream, newEvents(1), { expected: 'noStream' });
  await expect(pool.query(sql)).rejects.toThrow('append-only');
  expect(await streamOf(log, stream)).toHaveLength(1);
});

it('lets each of many concurrent appends succeed or fail by itself', async () => {
  const { log } = subject;
  const repeatedIn = newStream();
  const repeated = newEvents(2);
  const first = await log.append(repeatedIn, repeated, { expected: 'any' });
  const taken = newStream();
  await log.append(taken, newEvents(1), { expected: 'noStream' });
  const settled = await Promise.allSettled(
    Array.from({ length: 40 }, (_, n) => {
      if (n === 20) return log.append(taken, newEvents(1), { expected: 'noStream' });
      if (n === 21) return log.append(repeatedIn, repeated, { expected: 'any' });
      if (n === 22) return log.append(newStream(), repeated, { expected: 'noStream' });
      return log.append(newStream(), newEvents(2), { expected: 'noStream' });
    }),
  );
  const failed = settled.flatMap((result, n) => (result.status === 'rejected' ? [n] : []));
  expect(failed).toEqual([20, 22]);
  expect(settled[20]).toMatchObject({ reason: { code: 'WRONG_EXPECTED_REVISION' } });
  expect(settled[21]).toMatchObject({ value: first });
  expect(settled[22]).toMatchObject({ reason: { message: /another stream/ } });
});

it('is set up by several processes at once, and is the same log for all of them', async () => {
  const { log, pool } = subject;
  const logs = await Promise.all([1, 2, 3].map(() => createPostgresEventStore({ pool })));
  await Promise.all(logs.map((other) => other.close()));
  expect(logs.map(({ store }) => store)).toEqual([log.store, log.store, log.store]);
  expect(log.store).toMatch(/^postgres:\d+\/t_[0-9a-f]+\/[0-9a-f-]{36}$/);
});

it('is set up beside an append that has its stream, but not its events yet', async () => {
  const { pool } = subject;
  const client = await pool.connect();
  const stream = newStream();
  await client.query('BEGIN');
  await client.query('SELECT pg_advisory_xact_lock_shared($1)', [appendLock]);
  await client.query('INSERT INTO event_log.streams VALUES ($1, 0)', [stream]);
  const other = createPostgresEventStore({ pool });
  const isWaiting = async (): Promise<boolean> => {
    const { rows } = await client.query<{ found: boolean }>(
      `SELECT EXISTS (
         SELECT FROM pg_locks l JOIN pg_database d ON d.oid = l.database
          WHERE d.datname = current_database() AND NOT l.granted
       ) AS found`,
    );
    return rows[0]?.found ?? false;
  };
  while (!(await isWaiting()));
  await client.query(
    `INSERT INTO event_log.events
     VALUES (nextval('event_log.position'), gen_random_uuid(), $1, 0, 'T', '{}', '{}')`,
    [stream],
  );
  await client.query('COMMIT');
  client.release();
  await (await other).close();
});

it('gives one process at a time a turn at a stream, and gives up on one that waited too long', async () => {
  const { log, another } = subject;
  const stream = newStream();
  const longEnough = 20_000;
  const end = await log.takeTurn?.(stream, longEnough);
  let isSecond = false;
  const second = another.takeTurn?.(stream, longEnough).then((endSecond) => {
    isSecond = true;
    return endSecond;
  });
  await (await another.takeTurn?.(newStream(), longEnough))?.();
  await (await another.takeTurn?.(stream, 1))?.();
  expect(isSecond).toBe(false);
  await end?.();
  await (await second)?.();
  expect(isSecond).toBe(true);
});

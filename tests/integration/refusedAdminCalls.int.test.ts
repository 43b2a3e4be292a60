import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordCountedCalls } from '../../api/audit/refusedCalls.ts';
import type { AuditRow } from '../../schema/entities/audit.ts';
import { createPool } from '../../schema/ports/postgres.ts';
import { Refusal } from '../../schema/refusal.ts';
import { type Caller, startTestPlanner, type TestPlanner } from '../harness/planner.ts';

let planner: TestPlanner;
let another: TestPlanner;
let admin: Caller;
let pool: pg.Pool;
beforeAll(async () => {
  planner = await startTestPlanner();
  another = await startTestPlanner({ databaseUrl: planner.databaseUrl, projections: false });
  admin = await planner.caller('admin@example.com');
  pool = createPool(planner.databaseUrl);
});
afterAll(async () => {
  await pool.end();
  await another.stop();
  await planner.stop();
});

/**
 * Calls, and waits until this many calls are counted in total, the first of which is in the log. GraphQL
 * answers with the first refused field.
 */
const ask = async (caller: Caller, query: string, counted: number) => {
  const { errors } = await caller.graphql(query);
  const codes = new Set(errors.map(({ extensions }) => extensions.code));
  expect(codes).toEqual(new Set(['FORBIDDEN']));
  const { body: me } = await caller.call<{ id: string }>('GET', '/api/auth/user');
  const refused = async () => {
    const { rows } = await pool.query(
      `SELECT sum(calls)::int AS calls, bool_and(is_first_recorded) AS is_recorded
         FROM app.refused_admin_calls WHERE member_id = $1`,
      [me.id],
    );
    return rows[0];
  };
  await expect.poll(refused).toEqual({ calls: counted, is_recorded: true });
};

/** Moves what was counted so far into past minutes. */
const minutesPass = () =>
  pool.query("UPDATE app.refused_admin_calls SET minute = minute - interval '2 minutes'");
const record = ({ application }: TestPlanner) => recordCountedCalls(application);

type RefusalEntry = { operation?: string; times?: number; ipAddress: string | null };

/** Latest first. */
const refusalsOf = async (name: string): Promise<RefusalEntry[]> => {
  const path = `/api/admin/audit?actor=${name}&action=admin_access_denied&limit=1000`;
  const { body } = await admin.call<AuditRow[]>('GET', path);
  return body.map(({ newValue, ipAddress }) => ({ ...newValue, ipAddress }));
};
/** The number of calls that the entries cover. */
const callsIn = (entries: readonly RefusalEntry[]): number =>
  entries.reduce((sum, { times = 1 }) => sum + times, 0);

const stats = '{ adminStats { totalUsers } }';
const aliases = Array.from({ length: 30 }, (_, n) => `a${n}: adminStats { totalUsers }`);
const thirtyTimes = `{ ${aliases.join(' ')} }`;
/**
 * The first call of a minute, and one entry for its others, for as many minutes as a test may touch.
 */
const mostEntries = 2 * 3;

it('records the first refusal of a minute at once, and the others once, with their number', async () => {
  const curious = await planner.caller('curious@example.com');
  const elsewhere = await another.caller('curious@example.com');
  await ask(curious, thirtyTimes, 30);
  const [first] = (await refusalsOf('curious')).reverse();
  expect(first).toEqual({ operation: 'adminStats', ipAddress: '127.0.0.1' });
  await ask(elsewhere, thirtyTimes, 60);
  await curious.call('GET', '/api/admin/users');
  expect((await refusalsOf('curious'))[0]).toMatchObject({ operation: 'users' });

  await minutesPass();
  await Promise.all([record(planner), record(another)]);
  const all = await refusalsOf('curious');
  expect(callsIn(all)).toBe(61);
  expect(all.length).toBeLessThanOrEqual(mostEntries + 1);
  await record(planner);
  expect(await refusalsOf('curious')).toEqual(all);
  expect((await pool.query('SELECT FROM app.refused_admin_calls')).rowCount).toBe(0);
});

it('refuses even while the read models lag behind the log', async () => {
  const hasty = await planner.caller('hasty@example.com');
  const { feed } = planner.application;
  const waitFor = feed.waitFor.bind(feed);
  feed.waitFor = async () => {
    feed.waitFor = waitFor;
    throw new Refusal('NOT_READY', 'The read models lag behind.');
  };
  await ask(hasty, stats, 1);
  await expect.poll(async () => callsIn(await refusalsOf('hasty'))).toBe(1);
});

it('records earlier counts with the next call', async () => {
  const eager = await planner.caller('eager@example.com');
  await ask(eager, thirtyTimes, 30);
  await minutesPass();
  await ask(eager, stats, 1);
  const all = await refusalsOf('eager');
  expect(callsIn(all)).toBe(31);
  expect(all.length).toBeLessThanOrEqual(mostEntries);
});

it('loses nothing with a process that dies before it records, and reports nothing twice', async () => {
  const patient = await planner.caller('patient@example.com');
  await ask(patient, thirtyTimes, 30);
  // It is recorded, but nothing in the database says so any more.
  await pool.query('UPDATE app.refused_admin_calls SET is_first_recorded = false');
  await minutesPass();
  await record(another);
  expect(callsIn(await refusalsOf('patient'))).toBe(30);
  const { body: me } = await patient.call<{ id: string }>('GET', '/api/auth/user');
  await pool.query(
    `INSERT INTO app.refused_admin_calls (member_id, operation, minute, calls, command_id)
     VALUES ($1, 'adminStats', now() - interval '1 hour', 3, 'of a dead process')`,
    [me.id],
  );
  await record(another);
  const all = await refusalsOf('patient');
  expect(callsIn(all)).toBe(33);
  expect(all.slice(0, 2)).toEqual([
    { operation: 'adminStats', times: 2, ipAddress: null },
    { operation: 'adminStats', ipAddress: null },
  ]);
});

it('records the member whom the first call of a minute was about, and nobody who is none', async () => {
  const bold = await planner.caller('bold@example.com');
  const { body: me } = await admin.call<{ id: string }>('GET', '/api/auth/user');
  const targets = async () => {
    const path = '/api/admin/audit?actor=bold&action=admin_access_denied';
    const { body } = await admin.call<AuditRow[]>('GET', path);
    return body.map(({ newValue, targetUserId }) => [newValue?.operation, targetUserId]);
  };
  await bold.call('PATCH', `/api/admin/users/${me.id}`, { role: 'user' });
  await bold.call('POST', `/api/admin/users/${me.id}/erase`);
  await bold.call('GET', `/api/admin/users/${me.id}/export`);
  await bold.call('POST', '/api/admin/users/nobody/relink');
  expect((await targets()).reverse()).toEqual([
    ['editUser', me.id],
    ['eraseUser', me.id],
    ['exportUser', me.id],
    ['relinkUser', null],
  ]);

  const again = "SET calls = 2 WHERE operation = 'eraseUser'";
  await pool.query(`UPDATE app.refused_admin_calls ${again}`);
  await minutesPass();
  await record(another);
  const erasures = (await targets()).filter(([operation]) => operation === 'eraseUser');
  expect(erasures).toEqual([
    ['eraseUser', null],
    ['eraseUser', me.id],
  ]);
});

it('counts every refused call in the metrics', async () => {
  const metric = async () =>
    Number(
      /^admin_calls_refused_total (\d+)$/m.exec(
        await (await fetch(`${planner.url}/metrics`)).text(),
      )?.[1],
    );
  const before = await metric();
  await ask(await planner.caller('counted@example.com'), thirtyTimes, 30);
  expect(await metric()).toBe(before + 30);
});

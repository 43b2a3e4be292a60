import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../../projections/migrations/migrate.ts';
import { freshDatabase } from '../../tests/harness/freshDatabase.ts';
import { createPool, createReadDatabase } from './postgres.ts';

let url: string;
let drop: () => Promise<void>;

beforeAll(async () => {
  ({ url, drop } = await freshDatabase());
});
afterAll(() => drop());

it('migrates an empty database from several processes at once, and again', async () => {
  await Promise.all([migrate(url), migrate(url), migrate(url)]);
  await migrate(url);
  const knex = createReadDatabase(url);
  const names = await knex('pg_tables').where({ schemaname: 'read' }).pluck('tablename');
  await knex.destroy();
  expect(names).toEqual(expect.arrayContaining(['users', 'events', 'seats', 'admin_audit_log']));
});

it('finds tables without their schema, and returns times in ISO and bigints as numbers', async () => {
  const knex = createReadDatabase(url);
  await knex('seating_history').insert({
    id: 'h1',
    position: '00000000000000000001',
    revision: 3,
    event_id: 'e1',
    action: 'seat_assigned',
    performed_by_user_id: 'm1',
    timestamp: '2026-05-01T20:00:00.12+02:00',
  });
  const [row] = await knex('seating_history').select('revision', 'timestamp');
  const count = await knex('seating_history').count();
  await knex.destroy();
  expect(row).toEqual({ revision: 3, timestamp: '2026-05-01T18:00:00.120Z' });
  expect(count).toEqual([{ count: 1 }]);
});

it('gives raw connections the same settings', async () => {
  const pool = createPool(url, { max: 1 });
  const { rows } = await pool.query("SELECT '2026-01-01T00:00:00Z'::timestamptz AS at");
  await pool.end();
  expect(rows).toEqual([{ at: '2026-01-01T00:00:00.000Z' }]);
});

it('survives a raw connection that breaks while it is held but idle', async () => {
  const pool = createPool(url, { max: 2 });
  const held = await pool.connect();
  // Not `once` of node:events, which listens for errors as well.
  const ended = new Promise<void>((resolve) => void held.once('end', () => resolve()));
  const { rows } = await held.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  await pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
  await ended;
  held.release(true);
  const again = await pool.query('SELECT 1 AS one');
  await pool.end();
  expect(again.rows).toEqual([{ one: 1 }]);
});

it('stores the member of a session beside it', async () => {
  const pool = createPool(url, { max: 1 });
  await pool.query("INSERT INTO sessions (sid, sess, expire) VALUES ('s', $1, now())", [
    JSON.stringify({ memberId: 'm1' }),
  ]);
  const { rows } = await pool.query('SELECT member_id FROM sessions');
  await pool.end();
  expect(rows).toEqual([{ member_id: 'm1' }]);
});

it('drops a server that accepts connections but does not answer', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const address = `postgres://nobody@127.0.0.1:${port}/nothing`;
  const [pool, knex] = [createPool(address), createReadDatabase(address)];
  const asked = [pool.query('SELECT 1'), knex.raw('SELECT 1')];
  const answers = await Promise.allSettled(asked);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await Promise.all([pool.end(), knex.destroy()]);
  for (const socket of sockets) socket.destroy();
  silent.close();
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';
import { leaveNoChild } from '../harness/leaveNothing.ts';

export type PlainPeer = { url: string; cookie: string; stop: () => Promise<void> };

/** Copies the read models of one event into plain tables, and adds a session table. */
export const preparePlainDatabase = async (
  from: string,
  to: string,
  eventId: string,
): Promise<void> => {
  const source = new pg.Client({ connectionString: from });
  const target = new pg.Client({ connectionString: to });
  await Promise.all([source.connect(), target.connect()]);
  await target.query(
    'CREATE TABLE sessions (sid text PRIMARY KEY, sess json NOT NULL, expire timestamp(6) NOT NULL)',
  );
  for (const table of ['events', 'attendees', 'tables', 'seats']) {
    const column = table === 'events' ? 'id' : 'event_id';
    const { rows } = await source.query(
      `SELECT row_to_json(t)::text AS row FROM read.${table} t WHERE ${column} = $1`,
      [eventId],
    );
    const { rows: columns } = await source.query(
      `SELECT quote_ident(column_name) AS name, format_type(a.atttypid, a.atttypmod) AS type
         FROM information_schema.columns c
         JOIN pg_attribute a ON a.attrelid = format('read.%I', c.table_name)::regclass AND a.attname = c.column_name
        WHERE table_schema = 'read' AND table_name = $1 ORDER BY ordinal_position`,
      [table],
    );
    const list = columns.map(({ name, type }) => `${name} ${type}`).join(', ');
    await target.query(`CREATE TABLE ${table} (${list}, PRIMARY KEY (id))`);
    await target.query(
      `INSERT INTO ${table} SELECT r.* FROM unnest($1::text[]) AS line, json_populate_record(null::${table}, line::json) r`,
      [rows.map(({ row }) => row)],
    );
  }
  await Promise.all([source.end(), target.end()]);
};

/** Starts the plain express + pg server in its own process, and signs in. */
export const startPlainPeer = async (databaseUrl: string): Promise<PlainPeer> => {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join('tests', 'benchmarks', 'peers', 'plainServer.ts')],
    { env: { ...process.env, DATABASE_URL: databaseUrl }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  leaveNoChild(child);
  const [chunk] = await once(child.stdout, 'data');
  const url = `http://127.0.0.1:${String(chunk).trim()}`;
  const answer = await fetch(`${url}/sign-in`, { method: 'POST' });
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return {
    url,
    cookie,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
};

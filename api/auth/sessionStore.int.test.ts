import { createHmac } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Request, Response } from 'express';
import type { SessionData } from 'express-session';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { migrate } from '../../projections/migrations/migrate.ts';
import { createPool } from '../../schema/ports/postgres.ts';
import { freshDatabase } from '../../tests/harness/freshDatabase.ts';
import { PostgresSessionStore } from './sessionStore.ts';
import { saveSession, sessions } from './sessions.ts';

let pool: pg.Pool;
let store: PostgresSessionStore;
let end: () => Promise<void>;
beforeAll(async () => {
  const { url, drop } = await freshDatabase();
  await migrate(url);
  pool = createPool(url);
  store = new PostgresSessionStore(pool);
  end = async () => {
    await pool.end();
    await drop();
  };
});
afterAll(() => end());

const get = (sid: string) =>
  new Promise<SessionData | null | undefined>((resolve, reject) => {
    store.get(sid, (error, data) => (error ? reject(error) : resolve(data)));
  });

const save = (sid: string, returnTo: string) =>
  new Promise<void>((resolve, reject) => {
    const cookie = { originalMaxAge: null } as SessionData['cookie'];
    store.set(sid, { cookie, returnTo }, (error) => (error ? reject(error) : resolve()));
  });

it('reads the concurrently requested sessions in one query, and gives each request its own', async () => {
  await save('one', '/one');
  await save('other', '/other');
  const query = vi.spyOn(pool, 'query');
  const found = await Promise.all(['one', 'other', 'one', 'none'].map(get));
  expect(query).toHaveBeenCalledTimes(1);
  query.mockRestore();
  expect(found.map((data) => data?.returnTo)).toEqual(['/one', '/other', '/one', undefined]);
  const [first, , second] = found;
  if (!first || !second) throw new Error('a session that was saved is there');
  store.createSession({ sessionID: 'one' } as Request, first).returnTo = '/elsewhere';
  expect(second).toEqual({ cookie: { originalMaxAge: null }, returnTo: '/one' });
});

it('saves a session after ten thousand others have been started', async () => {
  const handle = sessions(store, { secret: 'a secret of this test', secure: false });
  const begun = () => {
    const request = Object.assign(new IncomingMessage(new Socket()), { url: '/' }) as Request;
    handle(request, new ServerResponse(request) as Response, () => undefined);
    return request;
  };
  const request = begun();
  for (let others = 0; others <= 10_000; others += 1) begun();
  for (const returnTo of ['/first', '/then']) {
    request.session.returnTo = returnTo;
    await saveSession(request);
    expect(await get(request.sessionID)).toMatchObject({ returnTo });
  }
});

it('reads a session again after it has changed', async () => {
  await save('changing', '/before');
  expect(await get('changing')).toMatchObject({ returnTo: '/before' });
  await save('changing', '/after').catch(() => undefined);
  await pool.query(`UPDATE app.sessions SET expire = now() WHERE sid = 'changing'`);
  expect(await get('changing')).toBeFalsy();
});

it('signs nobody out while PostgreSQL, which listens at a socket in its folder, is starting', async () => {
  const nowhere = createPool('postgres://planner@%2Fno%2Fsuch%2Ffolder/planner');
  const options = { secret: 'a secret of this test', secure: false };
  const handle = sessions(new PostgresSessionStore(nowhere), options);
  const request = Object.assign(new IncomingMessage(new Socket()), { url: '/' }) as Request;
  const signed = `s:one.${createHmac('sha256', options.secret).update('one').digest('base64')}`;
  request.headers.cookie = `planner.sid=${encodeURIComponent(signed.replace(/=+$/, ''))}`;
  const response = new ServerResponse(request) as Response;
  const outcome = await new Promise((resolve) => handle(request, response, resolve));
  await nowhere.end();
  expect(outcome).toMatchObject({ code: 'NOT_READY' });
});

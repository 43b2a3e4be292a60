import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PostgresSessionStore } from '../../api/auth/sessionStore.ts';
import type { UserRow } from '../../schema/entities/user.ts';
import { ownPool } from '../harness/ownPool.ts';
import { plannerOfFile } from '../harness/plannerOfFile.ts';
import { liveSocket } from '../harness/socketClient.ts';
import { type Visitor, visitor } from '../harness/visitor.ts';

const planner = plannerOfFile();
let database: pg.Pool;
beforeAll(async () => {
  database = ownPool(planner.databaseUrl);
});
afterAll(() => database.end());

const arrived = async (email: string): Promise<Visitor> => {
  const somebody = visitor(planner.url);
  await somebody.signIn({ login_hint: email });
  return somebody;
};

/** The id within a cookie: `planner.sid=s:ID.SIGNATURE`. */
const sidOf = (cookie: string): string =>
  /planner\.sid=s:([\w-]+)\./.exec(decodeURIComponent(cookie))?.[1] ?? '';

type Stored = { expiresIn: number };

const stored = async (cookie: string): Promise<Stored | undefined> => {
  const { rows } = await database.query(
    `SELECT extract(epoch FROM expire - now())::int AS "expiresIn"
     FROM app.sessions WHERE sid = $1`,
    [sidOf(cookie)],
  );
  return rows[0];
};

const endsIn = (cookie: string, interval: string) =>
  database.query('UPDATE app.sessions SET expire = now() + $2::interval WHERE sid = $1', [
    sidOf(cookie),
    interval,
  ]);

const began = (cookie: string, before: number) =>
  database.query(
    `UPDATE app.sessions SET sess = jsonb_set(sess, '{startedAt}', to_jsonb($2::bigint))
     WHERE sid = $1`,
    [sidOf(cookie), Date.now() - before],
  );

/** Reads to the end: a session is stored between the answer's headers and its end. */
const statusWith = async (cookie: string): Promise<number> => {
  const answer = await fetch(`${planner.url}/api/auth/user`, { headers: { cookie } });
  await answer.text();
  return answer.status;
};

const liveWith = (cookie: string) => liveSocket(planner.url, cookie);

const hour = 60 * 60;

it('changes the session id at sign-in, and ends the previous one', async () => {
  const somebody = visitor(planner.url);
  await somebody.signIn();
  const before = somebody.cookie();
  await somebody.signIn({ login_hint: 'ida@example.com' });
  expect(sidOf(before)).not.toBe('');
  expect(sidOf(somebody.cookie())).not.toBe(sidOf(before));
  expect(await stored(before)).toBeUndefined();
  expect(await statusWith(before)).toBe(401);
  expect(await statusWith(somebody.cookie())).toBe(200);
});

it('never accepts a session id that was made elsewhere', async () => {
  const made = 'x'.repeat(43);
  const answer = await fetch(`${planner.url}/api/login`, {
    headers: { cookie: `planner.sid=s%3A${made}.c2lnbmF0dXJl` },
    redirect: 'manual',
  });
  expect(sidOf(answer.headers.get('set-cookie') ?? '')).toMatch(/^[\w-]{43}$/);
  expect(sidOf(answer.headers.get('set-cookie') ?? '')).not.toBe(made);
});

it('stores no session for visitors', async () => {
  const answer = await fetch(`${planner.url}/api/auth/user`);
  expect(answer.headers.get('set-cookie')).toBeNull();
});

it('ends the session on the server when somebody signs out', async () => {
  const somebody = await arrived('omar@example.com');
  const cookie = somebody.cookie();
  const answer = await fetch(`${planner.url}/api/logout`, {
    headers: { cookie },
    redirect: 'manual',
  });
  expect(answer.headers.get('location')).toBe('/');
  expect(answer.headers.get('set-cookie')).toMatch(/^planner\.sid=; Path=\/; Expires=Thu, 01 Jan/);
  expect(await stored(cookie)).toBeUndefined();
  expect(await statusWith(cookie)).toBe(401);
});

it('ends no session for another site, by a link or a picture, and signs nobody in for it', async () => {
  const somebody = await arrived('omar@example.com');
  const cookie = somebody.cookie();
  for (const site of ['cross-site', 'same-site'])
    for (const method of ['GET', 'HEAD'])
      for (const path of ['/api/logout', '/api/login?login_hint=ida@example.com']) {
        const answer = await fetch(`${planner.url}${path}`, {
          method,
          headers: { cookie, 'sec-fetch-site': site },
          redirect: 'manual',
        });
        expect([path, method, answer.status]).toEqual([path, method, 403]);
      }
  expect(await statusWith(cookie)).toBe(200);
  for (const site of ['none', 'same-origin']) {
    const headers = { cookie, 'sec-fetch-site': site };
    const answer = await fetch(`${planner.url}/api/logout`, { headers, redirect: 'manual' });
    expect(answer.status).toBe(302);
  }
  expect(await statusWith(cookie)).toBe(401);
});

it('closes the sockets of the ended session, and no others', async () => {
  const here = await arrived('omar@example.com');
  const elsewhere = await arrived('omar@example.com');
  const ending = await liveWith(here.cookie());
  const staying = await liveWith(elsewhere.cookie());
  await here.open('/api/logout');
  expect(await ending.closed).toBe(4403);
  staying.send({ type: 'ping' });
  expect(await staying.next()).toMatchObject({ type: 'pong' });
  staying.close();
});

it('closes the sockets of a session that another sign-in replaces', async () => {
  const somebody = await arrived('omar@example.com');
  const socket = await liveWith(somebody.cookie());
  await somebody.signIn({ login_hint: 'ida@example.com' });
  expect(await socket.closed).toBe(4403);
});

it('signs out somebody who was not signed in without an error', async () => {
  const answer = await fetch(`${planner.url}/api/logout`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/']);
});

it('stays signed out even if requests with the session are under way', async () => {
  const somebody = await arrived('omar@example.com');
  const cookie = somebody.cookie();
  const open = async (path: string) =>
    (await fetch(`${planner.url}${path}`, { headers: { cookie }, redirect: 'manual' })).text();
  const paths = Array.from({ length: 20 }, (_, n) => (n % 2 ? '/api/login' : '/api/auth/user'));
  await Promise.all([...paths, '/api/logout', ...paths].map(open));
  expect(await stored(cookie)).toBeUndefined();
  expect(await statusWith(cookie)).toBe(401);
});

it('does not restore a session that ended between reading and saving it', async () => {
  const cookie = (await arrived('omar@example.com')).cookie();
  const store = new PostgresSessionStore(database);
  const sid = sidOf(cookie);
  type Read = Parameters<PostgresSessionStore['set']>[1];
  const read = await new Promise<Read>((resolve) =>
    store.get(sid, (_error, data) => resolve(data as Read)),
  );
  await new Promise((resolve) => store.destroy(sid, resolve));
  await new Promise((resolve) => store.set(sid, read, resolve));
  await new Promise<void>((resolve) => store.touch(sid, read, resolve));
  expect(await stored(cookie)).toBeUndefined();
});

it('ends a session that was unused for twelve hours', async () => {
  const cookie = (await arrived('omar@example.com')).cookie();
  expect((await stored(cookie))?.expiresIn).toBeGreaterThan(12 * hour - 60);
  expect((await stored(cookie))?.expiresIn).toBeLessThanOrEqual(12 * hour);
  await endsIn(cookie, '-1 second');
  expect(await statusWith(cookie)).toBe(401);
});

it('extends a session in use, but not at each request', async () => {
  const cookie = (await arrived('omar@example.com')).cookie();
  await endsIn(cookie, '1 minute');
  expect(await statusWith(cookie)).toBe(200);
  expect((await stored(cookie))?.expiresIn).toBeGreaterThan(12 * hour - 60);
  await endsIn(cookie, '1 minute');
  expect(await statusWith(cookie)).toBe(200);
  expect((await stored(cookie))?.expiresIn).toBeLessThanOrEqual(60);
});

it('ends every session after seven days, however busy', async () => {
  const week = 7 * 24 * hour;
  const cookie = (await arrived('omar@example.com')).cookie();
  await began(cookie, (week - hour) * 1000);
  expect(await statusWith(cookie)).toBe(200);
  expect((await stored(cookie))?.expiresIn).toBeLessThanOrEqual(hour);
  await began(cookie, week * 1000);
  expect(await statusWith(cookie)).toBe(401);
});

it('deletes ended sessions, and keeps the others', async () => {
  const ended = (await arrived('omar@example.com')).cookie();
  const going = (await arrived('omar@example.com')).cookie();
  await endsIn(ended, '-1 second');
  await new PostgresSessionStore(database).prune();
  expect(await stored(ended)).toBeUndefined();
  expect(await stored(going)).toBeDefined();
});

it('answers a deactivated member with 401 from then on, and lets nobody in again', async () => {
  const admin = await planner.caller('admin@example.com');
  const somebody = await arrived('leaver@example.com');
  const { id } = (await somebody.self()) as UserRow;
  const socket = await liveWith(somebody.cookie());
  await admin.call('PATCH', `/api/admin/users/${id}`, { isActive: false });
  expect(await statusWith(somebody.cookie())).toBe(401);
  expect(await socket.closed).toBe(4403);
  const again = visitor(planner.url);
  const answer = await again.signIn({ login_hint: 'leaver@example.com' });
  expect(answer.status).toBe(403);
  expect(await answer.json()).toMatchObject({ message: 'This account is not active.' });
  expect(await again.self()).toBeUndefined();

  await admin.call('PATCH', `/api/admin/users/${id}`, { isActive: true });
  await again.signIn({ login_hint: 'leaver@example.com' });
  expect((await again.self())?.id).toBe(id);
});

it('keeps an earlier session ended once its member is active again', async () => {
  const admin = await planner.caller('admin@example.com');
  const setActive =
    'mutation ($input: SetUserActiveInput!) { setUserActive(input: $input) { user { id } } }';
  const set = {
    'at once with other properties': (id: string, isActive: boolean) =>
      admin.call('PATCH', `/api/admin/users/${id}`, { isActive }),
    alone: (id: string, isActive: boolean) => admin.graphql(setActive, { input: { id, isActive } }),
  };
  for (const [how, setTo] of Object.entries(set)) {
    const somebody = await arrived('returner@example.com');
    const { id } = (await somebody.self()) as UserRow;
    await admin.call('PATCH', `/api/admin/users/${id}`, { membershipLevel: 'premium' });
    expect(await statusWith(somebody.cookie()), how).toBe(200);
    await setTo(id, false);
    await setTo(id, true);
    expect(await statusWith(somebody.cookie()), how).toBe(401);
  }
});

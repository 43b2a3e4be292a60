import Papa from 'papaparse';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuditRow } from '../../../schema/entities/audit.ts';
import type { EventRow } from '../../../schema/entities/event.ts';
import type { AdminStats, UserRow } from '../../../schema/entities/user.ts';
import type { Caller } from '../../harness/planner.ts';
import { plannerOfFile } from '../../harness/plannerOfFile.ts';
import { anEvent, type Problem, unknownId } from './prepared.ts';

const planner = plannerOfFile();
const admin = planner.somebody('admin@example.com');
const organiser = planner.somebody('organiser@example.com');
let adminId: string;
let organiserId: string;
beforeAll(async () => {
  adminId = (await self(admin)).body.id;
  organiserId = (await self(organiser)).body.id;
});

type User = UserRow & Problem;

const self = (caller: Caller) => caller.call<User>('GET', '/api/auth/user');

const editProfile = (body: object) => organiser.call<User>('PATCH', '/api/auth/profile', body);

const create = (body: object, headers?: Record<string, string>) =>
  admin.call<User>('POST', '/api/admin/users', body, { headers });

const change = (id: string, body: object, caller = admin) =>
  caller.call<User>('PATCH', `/api/admin/users/${id}`, body);

const audit = async (limit = 1): Promise<AuditRow[]> =>
  (await admin.call<AuditRow[]>('GET', `/api/admin/audit?limit=${limit}`)).body;

let made = 0;
/** A new member, created by the admin. */
const newcomer = async (fields: object = {}): Promise<UserRow> => {
  made += 1;
  return (await create({ email: `newcomer${made}@example.com`, ...fields })).body;
};

describe('one’s own profile', () => {
  it('is answered to its member, and 401 to a stranger', async () => {
    const { status, body } = await self(organiser);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      email: 'organiser@example.com',
      role: 'user',
      membershipLevel: 'basic',
      isActive: true,
    });
    const guest = await planner.caller();
    const nobody = await self(guest);
    expect([nobody.status, nobody.body.code]).toEqual([401, 'NOT_SIGNED_IN']);
  });

  it('accepts names and bio, trimmed; null and empty text clear them', async () => {
    const { status, body } = await editProfile({
      firstName: ' Olivia ',
      lastName: 'Marsh',
      bio: 'Plans\ndinners',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ firstName: 'Olivia', lastName: 'Marsh', bio: 'Plans\ndinners' });
    const cleared = await editProfile({ lastName: '', bio: null });
    expect(cleared.body).toMatchObject({ firstName: 'Olivia', lastName: null, bio: null });
    expect((await self(organiser)).body).toEqual(cleared.body);
  });

  it.each([
    [{ firstName: 'x'.repeat(51) }, 'firstName'],
    [{ bio: 'x'.repeat(501) }, 'bio'],
    [{ role: 'admin' }, 'role'],
    [{ membershipLevel: 'enterprise' }, 'membershipLevel'],
    [{ isActive: true }, 'isActive'],
    [{ email: 'other@example.com' }, 'email'],
    [{ id: 'x' }, 'id'],
  ])('refuses %j with 400 and stays unchanged', async (fields, path) => {
    const before = await self(organiser);
    const { status, body } = await editProfile(fields);
    expect([status, body.issues.map((issue) => issue.path)]).toEqual([400, [path]]);
    expect((await self(organiser)).body).toEqual(before.body);
  });
});

describe('adding a user', () => {
  it('creates a member by email, whom the first sign-in finds', async () => {
    const fields = {
      email: 'Grace@example.com',
      firstName: 'Grace',
      role: 'moderator',
      membershipLevel: 'premium',
    };
    const { status, body } = await create(fields);
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...fields, lastName: null, isActive: true, lastLoginAt: null });
    const signedIn = await self(await planner.caller('grace@example.com'));
    expect(signedIn.body).toMatchObject({
      id: body.id,
      role: 'moderator',
      membershipLevel: 'premium',
    });
    expect(signedIn.body.lastLoginAt).not.toBeNull();
  });

  it('creates a basic user by default', async () => {
    const unset = { firstName: '', role: null, membershipLevel: '' };
    const { body } = await create({ email: 'plain@example.com', ...unset });
    expect(body).toMatchObject({ firstName: null, role: 'user', membershipLevel: 'basic' });
  });

  it('answers 409 for a taken address, ignoring case', async () => {
    const { status, body } = await create({ email: 'ORGANISER@example.com' });
    expect([status, body.code]).toEqual([409, 'EMAIL_TAKEN']);
  });

  it('takes effect once for a key, even for two concurrent requests', async () => {
    const send = () => create({ email: 'once@example.com' }, { 'idempotency-key': 'user' });
    const [one, two] = await Promise.all([send(), send()]);
    expect([one.status, two.status, two.body]).toEqual([201, 201, one.body]);
  });

  it.each([
    [{}, 'email', 'Email is required'],
    [{ email: 'grace' }, 'email', 'Enter a valid email address'],
    [{ email: 'a@example.com', role: 'owner' }, 'role', 'Must be one of user, moderator, admin'],
    [{ email: 'a@example.com', isActive: false }, 'isActive', 'Unknown field'],
  ])('refuses %j with 400', async (fields, path, message) => {
    const { status, body } = await create(fields);
    expect([status, body.issues]).toEqual([400, [{ path, message }]]);
  });
});

describe('changing a user', () => {
  it('sets role, membership and active state, each separately in the audit log', async () => {
    const { id } = await newcomer();
    const { status, body } = await change(id, {
      role: 'moderator',
      membershipLevel: 'enterprise',
      isActive: false,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      role: 'moderator',
      membershipLevel: 'enterprise',
      isActive: false,
    });
    await change(id, { isActive: true });
    const whose = { adminUserId: adminId, targetUserId: id, targetEventId: null };
    expect(await audit(4)).toMatchObject([
      {
        ...whose,
        action: 'user_reactivated',
        previousValue: { isActive: false },
        newValue: { isActive: true },
      },
      {
        ...whose,
        action: 'user_membership_changed',
        previousValue: { membershipLevel: 'basic' },
        newValue: { membershipLevel: 'enterprise' },
      },
      {
        ...whose,
        action: 'user_deactivated',
        previousValue: { isActive: true },
        newValue: { isActive: false },
      },
      {
        ...whose,
        action: 'user_role_changed',
        previousValue: { role: 'user' },
        newValue: { role: 'moderator' },
      },
    ]);
  });

  it('without a difference records nothing', async () => {
    const { id } = await newcomer();
    const [last] = await audit();
    expect(
      (await change(id, { role: 'user', membershipLevel: 'basic', isActive: true })).status,
    ).toBe(200);
    expect(await audit()).toEqual([last]);
  });

  it('takes effect with the next request', async () => {
    const { id, email } = await newcomer();
    const member = await planner.caller(email);
    expect((await self(member)).status).toBe(200);
    await change(id, { role: 'admin' });
    expect((await member.call('GET', '/api/admin/stats')).status).toBe(200);
    await change(id, { role: 'user', isActive: false });
    expect((await self(member)).status).toBe(401);
  });

  it('never leaves the planner without an active admin', async () => {
    for (const fields of [{ role: 'user' }, { role: 'moderator' }, { isActive: false }]) {
      const { status, body } = await change(adminId, fields);
      expect([status, body.code]).toEqual([409, 'LAST_ADMIN']);
    }
    const { id, email } = await newcomer({ role: 'admin' });
    const second = await planner.caller(email);
    const answers = await Promise.all([
      change(id, { role: 'user' }, admin),
      change(adminId, { role: 'user' }, second),
    ]);
    expect(answers.map(({ status }) => status).sort()[0]).toBe(200);
    const { usersByRole } = (
      await (answers[0].status === 200 ? admin : second).call<AdminStats>('GET', '/api/admin/stats')
    ).body;
    expect(usersByRole.admin).toBe(1);
    // The remaining admin gives the first one their role back.
    if (answers[0].status !== 200) await change(adminId, { role: 'admin' }, second);
  });

  it.each([{ role: 'owner' }, { isActive: 'no' }, { email: 'x@example.com' }, { role: null }])(
    'refuses %j with 400',
    async (fields) => {
      const { status, body } = await change(organiserId, fields);
      expect([status, body.issues[0]?.path]).toEqual([400, Object.keys(fields)[0]]);
    },
  );

  it('answers 404 for an unknown user', async () => {
    const { status, body } = await change(unknownId, { role: 'user' });
    expect([status, body.code]).toEqual([404, 'MEMBER_NOT_FOUND']);
  });
});

describe('somebody who is no admin', () => {
  it.each<[string, string, object?]>([
    ['GET', '/api/admin/users'],
    ['GET', '/api/admin/stats'],
    ['GET', '/api/admin/audit'],
    ['GET', '/api/admin/users/export'],
    ['POST', '/api/admin/users', { email: 'mine@example.com' }],
    ['PATCH', '/api/admin/users/someone', { role: 'admin' }],
  ])(
    'is refused %s %s with 403, which is recorded with address and user agent',
    async (method, path, body) => {
      const headers = { 'user-agent': 'Curious/1.0' };
      const answer = await organiser.call<Problem>(method, path, body, { headers });
      expect([answer.status, answer.body.code]).toEqual([403, 'FORBIDDEN']);
      const [entry] = await audit();
      expect(entry).toMatchObject({
        action: 'admin_access_denied',
        adminUserId: organiserId,
        ipAddress: '127.0.0.1',
        userAgent: 'Curious/1.0',
      });
      expect(entry?.newValue).toEqual({ operation: expect.any(String) });
      expect((await self(organiser)).body.role).toBe('user');
    },
  );

  it('has no further rights as a moderator', async () => {
    const { email } = await newcomer({ role: 'moderator' });
    const moderator = await planner.caller(email);
    expect((await moderator.call('GET', '/api/admin/users')).status).toBe(403);
    expect((await audit())[0]?.action).toBe('admin_access_denied');
  });
});

describe("changes to others' events", () => {
  let event: EventRow;
  beforeEach(async () => {
    event = await anEvent(organiser);
  });

  it('are in the audit log with before and after', async () => {
    await admin.call('PATCH', `/api/events/${event.id}`, { name: 'Moved', location: 'Hall' });
    await admin.call('DELETE', `/api/events/${event.id}`);
    const whose = { adminUserId: adminId, targetUserId: organiserId, targetEventId: event.id };
    expect(await audit(2)).toMatchObject([
      { ...whose, action: 'event_deleted', previousValue: { name: 'Moved' }, newValue: null },
      {
        ...whose,
        action: 'event_edited',
        previousValue: { name: 'Dinner', location: null },
        newValue: { name: 'Moved', location: 'Hall' },
      },
    ]);
  });

  it('may be edits by a moderator, but not deletions', async () => {
    const { id, email } = await newcomer({ role: 'moderator' });
    const moderator = await planner.caller(email);
    expect(
      (await moderator.call('PATCH', `/api/events/${event.id}`, { name: 'Eased' })).status,
    ).toBe(200);
    expect((await audit())[0]).toMatchObject({ action: 'event_edited', adminUserId: id });
    expect((await moderator.call('DELETE', `/api/events/${event.id}`)).status).toBe(403);
  });

  it('are no admin actions if made by their owner', async () => {
    const [last] = await audit();
    await organiser.call('DELETE', `/api/events/${event.id}`);
    expect(await audit()).toEqual([last]);
  });
});

describe('the export', () => {
  it('is a CSV of all members with every formula made harmless', async () => {
    const runnable = [
      '=1+1',
      '+1',
      '-1',
      '@SUM(A1)',
      '=cmd\n|calc',
      '=HYPERLINK("http://evil","a")',
    ];
    for (const [n, lastName] of runnable.entries()) {
      await create({ email: `cell${n}@example.com`, firstName: 'Cell', lastName });
    }
    const { status, headers, body } = await admin.call<string>('GET', '/api/admin/users/export');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^text\/csv/);
    expect(headers.get('content-disposition')).toBe('attachment; filename="users.csv"');
    const { data } = Papa.parse<Record<string, string>>(body, { header: true });
    const cells = data
      .filter(({ firstName }) => firstName === 'Cell')
      .map(({ lastName }) => lastName);
    expect(cells).toEqual(runnable.map((text) => `'${text}`));
    expect(data.flatMap(Object.values).filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
    const { body: users } = await admin.call<UserRow[]>('GET', '/api/admin/users');
    expect(data.map(({ email }) => email).sort()).toEqual(users.map(({ email }) => email).sort());
    expect((await audit())[0]).toMatchObject({
      action: 'users_exported',
      adminUserId: adminId,
      newValue: { count: users.length },
    });
  });
});

describe('the lists', () => {
  it('of members and of the audit log are sent in pages, newest first', async () => {
    const { id } = await newcomer();
    const users = await admin.call<UserRow[]>('GET', '/api/admin/users?limit=1');
    expect(users.body.map((user) => user.id)).toEqual([id]);
    expect(users.headers.get('link')).toBe('</api/admin/users?limit=1&offset=1>; rel="next"');
    const log = await admin.call<AuditRow[]>('GET', '/api/admin/audit?limit=2&offset=1');
    expect(log.headers.get('link')).toContain('offset=3>; rel="next"');
    expect(log.body.map(({ position }) => position)).toEqual(
      (await audit(3)).slice(1).map(({ position }) => position),
    );
  });

  it('of the audit log cannot be written to', async () => {
    const [entry] = await audit();
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const answerTo = async (path: string) =>
        (await fetch(planner.url + path, { method, headers: { cookie: admin.cookie() } })).status;
      expect(await answerTo('/api/admin/audit')).toBe(405);
      expect(await answerTo(`/api/admin/audit/${entry?.id}`)).toBe(404);
    }
    expect(await audit()).toEqual([entry]);
  });

  it('of counts add up', async () => {
    const { body: stats } = await admin.call<AdminStats>('GET', '/api/admin/stats');
    const { body: users } = await admin.call<UserRow[]>('GET', '/api/admin/users');
    const count = (fits: (user: UserRow) => boolean) => users.filter(fits).length;
    expect(stats).toEqual({
      totalUsers: users.length,
      activeUsers: count(({ isActive }) => isActive),
      newUsersThisMonth: users.length,
      usersByRole: {
        admin: count(({ role }) => role === 'admin'),
        moderator: count(({ role }) => role === 'moderator'),
        user: count(({ role }) => role === 'user'),
      },
      usersByMembership: {
        basic: count(({ membershipLevel }) => membershipLevel === 'basic'),
        premium: count(({ membershipLevel }) => membershipLevel === 'premium'),
        enterprise: count(({ membershipLevel }) => membershipLevel === 'enterprise'),
      },
    });
  });
});

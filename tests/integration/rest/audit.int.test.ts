import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { adminActionsDecider } from '../../../api/audit/decider.ts';
import { exportAuditLog } from '../../../api/audit/exportAudit.ts';
import { newId } from '../../../api/core/ids.ts';
import type { AuditRow } from '../../../schema/entities/audit.ts';
import type { UserRow } from '../../../schema/entities/user.ts';
import { adminActionsStream } from '../../../schema/ids.ts';
import { plannerOfFile } from '../../harness/plannerOfFile.ts';
import { liveSocket } from '../../harness/socketClient.ts';

const planner = plannerOfFile();
const admin = planner.somebody('admin@example.com');
let ids: Record<'admin' | 'grace' | 'jonas' | 'eventId', string>;
/** Moments between the steps of the history below. */
const moments: string[] = [];

const base = '/api/admin/audit';
const audit = async (query = ''): Promise<AuditRow[]> =>
  (await admin.call<AuditRow[]>('GET', `${base}${query}`)).body;
const actionsOf = async (query: string) => (await audit(query)).map(({ action }) => action);

/** A time after everything recorded so far. The next event is later by a millisecond at least. */
const aMoment = async () => {
  const [last] = await audit('?limit=1');
  let now = new Date().toISOString();
  while (last && now <= last.timestamp) now = new Date().toISOString();
  moments.push(now);
  while (new Date().toISOString() <= now);
};

const change = (id: string, body: object) => admin.call('PATCH', `/api/admin/users/${id}`, body);
const created = async (body: object): Promise<string> =>
  (await admin.call<UserRow>('POST', '/api/admin/users', body)).body.id;

beforeAll(async () => {
  const { body: me } = await admin.call<UserRow>('GET', '/api/auth/user');
  const owner = await planner.caller('owner@example.com');
  const { body: event } = await owner.call<{ id: string }>('POST', '/api/events', { name: 'Gala' });
  await aMoment();
  const grace = await created({
    email: 'grace@example.com',
    firstName: 'Grace',
    role: 'moderator',
    membershipLevel: 'premium',
  });
  await aMoment();
  await change(grace, { isActive: false });
  await aMoment();
  const jonas = await created({ email: 'jonas@example.com', firstName: '=Jonas' });
  await change(grace, { isActive: true, role: 'user' });
  await aMoment();
  await admin.call('PATCH', `/api/events/${event.id}`, { name: 'Gala 2' });
  ids = { admin: me.id, grace, jonas, eventId: event.id };
});

describe('the audit log', () => {
  it('contains the entries of an actor, by part of name or address, or by id', async () => {
    expect(await audit('?actor=nobody')).toEqual([]);
    const all = await audit();
    expect(all).toHaveLength(7);
    expect(await audit('?actor=ADMIN@')).toEqual(all);
    expect(await audit(`?actor=${ids.admin}`)).toEqual(all);
    expect(await audit('?actor=admin%25example')).toEqual([]);
  });

  it('contains those of a target: a member, or an event', async () => {
    expect(await actionsOf('?target=grace')).toEqual([
      'user_reactivated',
      'user_role_changed',
      'user_deactivated',
      'user_role_changed',
      'user_created',
    ]);
    expect(await actionsOf(`?target=${ids.jonas}`)).toEqual(['user_created']);
    expect(await actionsOf(`?target=${ids.eventId}`)).toEqual(['event_edited']);
  });

  it('contains those of an action and a time, combined', async () => {
    expect(await actionsOf('?action=user_created')).toHaveLength(2);
    const span = `from=${moments[1]}&until=${moments[2]}`;
    expect(await actionsOf(`?${span}`)).toEqual(['user_deactivated']);
    expect(await actionsOf(`?action=user_created&target=grace&until=${moments[1]}`)).toEqual([
      'user_created',
    ]);
    expect(await actionsOf(`?action=user_created&${span}`)).toEqual([]);
  });

  it.each(['?action=user_promoted', '?from=yesterday', '?until=2026-13-01', '?before=none'])(
    'refuses %s',
    async (query) => {
      expect(await admin.call('GET', `${base}${query}`)).toMatchObject({
        status: 400,
        body: { code: 'BAD_INPUT' },
      });
    },
  );

  it('continues before a position, whatever has been added since', async () => {
    const all = await audit();
    const first = await audit('?limit=3');
    await admin.call('GET', '/api/admin/users/export');
    const second = await audit(`?limit=3&before=${first.at(-1)?.position}`);
    expect([...first, ...second]).toEqual(all.slice(0, 6));
  });

  it('is sent in slices with their total, and where the next begins', async () => {
    const ask = async (before: string | null, after: string | null = null) => {
      const { data, errors } = await admin.graphql<{
        auditEntries: { items: { id: string; position: string }[]; total: number; next: string };
      }>(
        `query ($before: String, $after: String) {
          auditEntries(filter: { target: "grace" }, before: $before, after: $after, limit: 2) {
            items { id position } total next } }`,
        { before, after },
      );
      expect(errors).toEqual([]);
      if (!data) throw new Error('There is no answer.');
      return data.auditEntries;
    };
    const all = await audit('?target=grace');
    const seen: string[] = [];
    let next: string | null = null;
    do {
      const slice = await ask(next);
      expect(slice.total).toBe(5);
      seen.push(...slice.items.map(({ id }) => id));
      next = slice.next;
    } while (next);
    expect(seen).toEqual(all.map(({ id }) => id));
    expect(await ask(null, all[2]?.position)).toMatchObject({ total: 2, next: null });
  });

  it('can be verified from its content alone', async () => {
    const entries = (await audit()).reverse();
    const sorted = (value: unknown): unknown =>
      value && typeof value === 'object'
        ? Object.fromEntries(
            Object.entries(value)
              .sort(([a], [b]) => (a < b ? -1 : 1))
              .map(([key, part]) => [key, sorted(part)]),
          )
        : value;
    let before = '0'.repeat(64);
    for (const { sequence: _, hash, ipAddress: _ip, userAgent: _agent, ...said } of entries) {
      const text = `${before}\n${JSON.stringify(sorted(said))}`;
      expect(createHash('sha256').update(text).digest('hex')).toBe(hash);
      before = hash;
    }
  });
});

describe('an export', () => {
  it('is CSV of the matching entries, with dangerous cells made harmless', async () => {
    const id = await created({ email: '+sum@example.com' });
    const { headers, body } = await admin.call<string>('GET', `${base}/export.csv?target=${id}`);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename="audit-log.csv"');
    const [header, ...lines] = body.trimEnd().split('\r\n');
    expect(header).toMatch(/sequence,timestamp,action,admin,target,previousValue,newValue/);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(
      `user_created,admin@example.com,"'+sum@example.com",,"{""membershipLevel"":""basic""}"`,
    );
  });

  it('is JSON lines, entry by entry as in the log', async () => {
    const { headers, body } = await admin.call<string>('GET', `${base}/export.jsonl?target=grace`);
    expect(headers.get('content-type')).toMatch(/^application\/x-ndjson/);
    const lines = body
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toEqual(await audit('?target=grace'));
  });

  it('is streamed without a warning of a leak', async () => {
    const warnings: string[] = [];
    const note = ({ message }: Error) => warnings.push(message);
    process.on('warning', note);
    await admin.call('GET', `${base}/export.jsonl`);
    process.off('warning', note);
    expect(warnings).toEqual([]);
  });

  it('is recorded with its format and length, and not part of itself', async () => {
    const before = await audit();
    const { body } = await admin.call<string>('GET', `${base}/export.jsonl`);
    expect(body.trimEnd().split('\n')).toHaveLength(before.length);
    expect((await audit('?limit=1'))[0]).toMatchObject({
      action: 'audit_exported',
      adminUserId: ids.admin,
      newValue: { format: 'jsonl', count: before.length },
    });
  });

  it('of nothing is a header, or empty', async () => {
    expect((await admin.call<string>('GET', `${base}/export.csv?actor=nobody`)).body).toMatch(
      /^\uFEFF?sequence,[^\n]*\r\n$/,
    );
    expect((await admin.call<string>('GET', `${base}/export.jsonl?actor=nobody`)).body).toBe('');
  });

  it('is refused to somebody who is no admin, which is recorded', async () => {
    const curious = await planner.caller('curious@example.com');
    const { status, body } = await curious.call('GET', `${base}/export.csv`);
    expect([status, body]).toEqual([403, expect.objectContaining({ code: 'FORBIDDEN' })]);
    expect((await audit('?limit=1'))[0]).toMatchObject({
      action: 'admin_access_denied',
      newValue: { operation: 'exportAuditLog' },
    });
  });

  it('has more entries than a page, each once, in order, and ends if its reader is demoted', async () => {
    const curious = await planner.caller('curious@example.com');
    const { body: me } = await curious.call<UserRow>('GET', '/api/auth/user');
    const { commands, feed } = planner.application;
    const exported = { type: 'RecordUsersExport' as const, memberId: me.id, count: 1 };
    const recorded = await Promise.all(
      Array.from({ length: 1_101 }, () =>
        commands.handle(adminActionsDecider, adminActionsStream(me.id), exported, {
          commandId: newId(),
          actorId: me.id,
        }),
      ),
    );
    for (const { streamPosition } of recorded)
      if (streamPosition) await feed.waitFor(streamPosition);
    const { body } = await admin.call<string>('GET', `${base}/export.jsonl?actor=curious`);
    const numbers = body
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).sequence);
    expect(numbers.length).toBeGreaterThan(1_100);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers).toEqual([...numbers].sort((a, b) => b - a));

    const viewer = { id: ids.admin, role: 'admin' as const };
    const request = { requestId: newId(), viewer };
    const now = async () => ({ ...request, viewer: { ...viewer, role: 'user' as const } });
    const pages = await exportAuditLog(planner.application, { ...request, now }, {}, 'jsonl');
    const parts: string[] = [];
    const demoted = async () => {
      for await (const part of pages) parts.push(part);
    };
    await expect(demoted()).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(parts).toHaveLength(1);
  }, 240_000);
});

describe('a replay', () => {
  type Replayed = {
    users: { id: string; role: string; membershipLevel: string; isActive: boolean }[];
    lastAction: AuditRow | null;
  };
  const at = async (until: string | undefined) =>
    (await admin.call<Replayed>('GET', `${base}/replay?until=${until}`)).body;
  const find = ({ users }: Replayed, id: string) => users.find((user) => user.id === id);

  it('contains nobody who registered later, but those present without any admin action', async () => {
    const { users, lastAction } = await at(moments[0]);
    expect(users.map(({ role }) => role).sort()).toEqual(['admin', 'user']);
    expect(users.find(({ id }) => id === ids.admin)).toMatchObject({ role: 'admin' });
    expect(lastAction).toBeNull();
  });

  it('shows each member as they were: created, deactivated, reactivated', async () => {
    const steps = await Promise.all(moments.map(at));
    expect(steps.map((step) => find(step, ids.grace))).toEqual([
      undefined,
      expect.objectContaining({ role: 'moderator', membershipLevel: 'premium', isActive: true }),
      expect.objectContaining({ role: 'moderator', membershipLevel: 'premium', isActive: false }),
      expect.objectContaining({ role: 'user', membershipLevel: 'premium', isActive: true }),
    ]);
    expect(steps.map(({ users }) => users.length)).toEqual([2, 3, 3, 4]);
    expect(steps.map(({ lastAction }) => lastAction?.action)).toEqual([
      undefined,
      'user_role_changed',
      'user_deactivated',
      'user_reactivated',
    ]);
  });

  it('is empty before anybody registered, and shows present members now', async () => {
    expect(await at('2000-01-01T00:00:00Z')).toMatchObject({ users: [], lastAction: null });
    const { users } = (await admin.call<Replayed>('GET', `${base}/replay`)).body;
    const { body: today } = await admin.call<UserRow[]>('GET', '/api/admin/users');
    const rights = (user: {
      id: string;
      role: string;
      membershipLevel: string;
      isActive: boolean;
    }) => [user.id, user.role, user.membershipLevel, user.isActive];
    expect(users.map(rights).sort()).toEqual(today.map(rights).sort());
  });

  it('goes step by step, also through two of one command', async () => {
    const step = async (position: string | null) => {
      const { data, errors } = await admin.graphql<{
        replay: {
          lastAction: { action: string; targetUserId: string } | null;
          previous: string | null;
          next: string | null;
          users: { id: string; role: string; isActive: boolean }[];
          totals: { users: number; active: number; admins: number; moderators: number };
        };
      }>(
        `query ($position: String) { replay(position: $position) {
          lastAction { action targetUserId } previous next
          users { id role isActive } totals { users active admins moderators } } }`,
        { position },
      );
      expect(errors).toEqual([]);
      if (!data) throw new Error('There is no answer.');
      return data.replay;
    };
    const [reactivated, roleChanged] = await audit(`?target=grace&from=${moments[2]}`);
    const between = await step(roleChanged?.position ?? null);
    expect(between.users[0]).toMatchObject({ id: ids.grace, role: 'user', isActive: false });
    expect(between.totals).toMatchObject({ users: 4, active: 3, admins: 1, moderators: 0 });
    expect(between.next).toBe(reactivated?.position);
    const after = await step(between.next);
    expect(after.users[0]).toMatchObject({ id: ids.grace, isActive: true });
    expect(after.previous).toBe(roleChanged?.position);
    const back = await step(between.previous);
    expect(back.lastAction).toMatchObject({ action: 'user_created', targetUserId: ids.jonas });
    expect(back.users.find(({ id }) => id === ids.grace)).toMatchObject({ role: 'moderator' });
  });

  it('has a timeline with a mark for each admin action', async () => {
    const { data } = await admin.graphql<{
      replayTimeline: { since: string; until: string; marks: { count: number }[] };
    }>('{ replayTimeline { since until marks { timestamp count action } } }');
    const { since = '', until = '', marks = [] } = data?.replayTimeline ?? {};
    expect(since < until).toBe(true);
    const all = (await audit()).filter(({ action }) => action.startsWith('user_'));
    expect(marks.reduce((sum, { count }) => sum + count, 0)).toBe(all.length);
  });
});

it('tells admins over a socket that there are new entries, and how many', async () => {
  const socket = await liveSocket(planner.url, admin.cookie());
  const [last] = await audit('?limit=1');
  socket.subscribe(
    'audit',
    'subscription ($after: String) { auditLogChanged(after: $after) { position resync entries } }',
    { after: last?.position },
  );
  await admin.call('PATCH', `/api/events/${ids.eventId}`, { name: 'Gala 3' });
  expect(await socket.next()).toMatchObject({
    type: 'next',
    payload: { data: { auditLogChanged: { resync: false, entries: 1 } } },
  });
  socket.close();
});

import { beforeAll, expect, it } from 'vitest';
import { createPostgresEventStore } from '../../api/eventLog/postgres.ts';
import { verify } from '../../projections/engine/verify/verify.ts';
import { projectors } from '../../projections/projectors.ts';
import type { AuditRow } from '../../schema/entities/audit.ts';
import type { EventRow } from '../../schema/entities/event.ts';
import type { UserRow } from '../../schema/entities/user.ts';
import { createPool } from '../../schema/ports/postgres.ts';
import { tablesWith } from '../harness/everythingKept.ts';
import type { Caller } from '../harness/planner.ts';
import { plannerOfFile } from '../harness/plannerOfFile.ts';
import { sealed } from '../harness/sealing.ts';

const email = 'zoraida.quimby@example.com';
const said = ['Zoraida', 'Quimby', 'hosts regattas'];

const planner = plannerOfFile();
const admin = planner.somebody('admin@example.com');
const zora = planner.somebody(email);
let memberId: string;
let event: EventRow;

const found = async () =>
  (await Promise.all(said.map((word) => tablesWith(planner.databaseUrl, word)))).flat();

const users = async () => (await admin.call<UserRow[]>('GET', '/api/admin/users')).body;
const self = (of: Caller) => of.call<UserRow>('GET', '/api/auth/user');

beforeAll(async () => {
  memberId = (await self(zora)).body.id;
  await zora.call('PATCH', '/api/auth/profile', {
    firstName: 'Zoraida',
    lastName: 'Quimby',
    bio: 'hosts regattas',
  });
  event = (await zora.call<EventRow>('POST', '/api/events', { name: 'Regatta' })).body;
  const sheet = { sheet: 'guestList', to: 'door' };
  await zora.call('POST', `/api/events/${event.id}/issues`, sheet);
  const imports = `/api/events/${event.id}/imports`;
  const csv = { headers: { 'content-type': 'text/csv' } };
  const mapping = JSON.stringify({ columns: { name: 0 }, everyone: 'guest' });
  const read = `${imports}?mapping=${encodeURIComponent(mapping)}`;
  const list = await zora.call<{ importId: string }>('POST', read, 'Skipper\nMira Long', csv);
  await zora.call('POST', `${imports}/${list.body.importId}/apply`, {});
  await zora.call('POST', read, 'Skipper\nMira Long\nAda Byron', csv);
});

type UserData = Record<'user' | 'identities' | 'sessions' | 'events' | 'history', unknown> & {
  history: { type: string; at: string; by: string }[];
};

it('exports everything stored about oneself', async () => {
  const { body, headers } = await zora.call<UserData>('GET', '/api/auth/export');
  expect(headers.get('content-disposition')).toContain('my-data.json');
  expect(body).toMatchObject({
    user: { id: memberId, email, bio: 'hosts regattas' },
    identities: [{ subject: expect.any(String) }],
    sessions: [{ lastsUntil: expect.any(String) }],
    events: [{ id: event.id, name: 'Regatta' }],
    steps: [
      { action: 'event_plan_created', eventId: event.id },
      { action: 'guest_list_merged', eventId: event.id },
    ],
    previews: [{ eventId: event.id }],
    issues: [{ eventId: event.id, sheet: 'guestList', to: 'door', number: 1 }],
    importSources: [{ headerPrint: expect.any(String), mapping: expect.any(Object) }],
  });
  expect(body.history.map(({ type }) => type)).toEqual([
    'MemberRegistered',
    'MemberIdentityLinked',
    'MemberSignedIn',
    'ProfileEdited',
  ]);
  expect(body.history[3]).toMatchObject({ by: memberId });
});

it('exports it for an admin as well, which is recorded', async () => {
  const { body } = await admin.call<UserData>('GET', `/api/admin/users/${memberId}/export`);
  expect(body).toMatchObject({ user: { email } });
  const { body: log } = await admin.call<AuditRow[]>('GET', '/api/admin/audit');
  expect(log[0]).toMatchObject({ action: 'user_data_exported', targetUserId: memberId });
});

it('erases a member in every table of the database, and ends their sessions', async () => {
  expect((await found()).length).toBeGreaterThan(0);
  const erased = await admin.call('POST', `/api/admin/users/${memberId}/erase`);
  expect(erased.status).toBe(204);
  expect(await found()).toEqual([]);
  expect((await self(zora)).status).toBe(401);
  expect(await tablesWith(planner.databaseUrl, email)).toEqual([]);
});

it('records who did it, and keeps their plans under an erased member', async () => {
  const { body: log } = await admin.call<AuditRow[]>('GET', '/api/admin/audit');
  expect(log[0]).toMatchObject({ action: 'user_erased', targetUserId: memberId });
  type Planned = {
    event: { name: string; history: { items: { performedBy: Partial<UserRow> }[] } };
  };
  const { data } = await admin.graphql<Planned>(
    `query ($id: ID!) {
       event(id: $id) { name history { items { performedBy { firstName lastName email } } } }
     }`,
    { id: event.id },
  );
  expect(data?.event.name).toBe('Regatta');
  expect(data?.event.history.items[0]?.performedBy).toEqual({
    firstName: 'Erased',
    lastName: 'member',
    email: `${memberId}@erased.invalid`,
  });
});

it('leaves nothing of them to administer', async () => {
  expect((await users()).map(({ id }) => id)).not.toContain(memberId);
  for (const [method, path, body] of [
    ['PATCH', `/api/admin/users/${memberId}`, { isActive: true }],
    ['GET', `/api/admin/users/${memberId}/export`],
    ['POST', `/api/admin/users/${memberId}/erase`],
  ] as const) {
    expect((await admin.call(method, path, body)).status).toBe(404);
  }
});

it('shows them in a replay until they were erased, and no longer', async () => {
  type Replayed = { replay: { totals: { users: number }; users: { id: string }[] } };
  const replayed = async (moment: { until?: string; position?: string | undefined }) => {
    const { data } = await admin.graphql<Replayed>(
      `query ($until: DateTime, $position: String) {
         replay(until: $until, position: $position) { totals { users } users { id } }
       }`,
      moment,
    );
    return data?.replay;
  };
  const { body: log } = await admin.call<AuditRow[]>('GET', '/api/admin/audit');
  const erasure = log.find(({ action }) => action === 'user_erased');
  const before = new Date(Date.parse(erasure?.timestamp ?? '') - 1).toISOString();
  const them = expect.objectContaining({ id: memberId });
  expect(await replayed({ until: before })).toMatchObject({
    totals: { users: 2 },
    users: expect.arrayContaining([them]),
  });
  for (const moment of [{ position: erasure?.position }, {}])
    expect(await replayed(moment)).toMatchObject({
      totals: { users: 1 },
      users: expect.not.arrayContaining([them]),
    });
});

it('treats a sign-in with the same address as a new member', async () => {
  const again = await planner.caller(email);
  const { body } = await self(again);
  expect(body.id).not.toBe(memberId);
  expect(body).toMatchObject({ email, bio: null });
  const { body: events } = await again.call<EventRow[]>('GET', '/api/events');
  expect(events).toEqual([]);
});

it("lets an admin create a member with the erased member's address", async () => {
  const other = { email: 'jonas@example.com' };
  const { body: first } = await admin.call<UserRow>('POST', '/api/admin/users', other);
  await admin.call('POST', `/api/admin/users/${first.id}/erase`);
  const { status, body } = await admin.call<UserRow>('POST', '/api/admin/users', other);
  expect(status).toBe(201);
  expect(body.id).not.toBe(first.id);
});

it('does not erase the last active admin', async () => {
  const { body: me } = await self(admin);
  const refused = await admin.call('POST', `/api/admin/users/${me.id}/erase`);
  expect(refused).toMatchObject({ status: 409, body: { code: 'LAST_ADMIN' } });
  expect((await self(admin)).status).toBe(200);
});

it('forgets the address from which an erased admin acted', async () => {
  const second = await planner.caller('second@example.com');
  const { body: them } = await self(second);
  await admin.call('PATCH', `/api/admin/users/${them.id}`, { role: 'admin' });
  await second.call('GET', '/api/admin/users/export');
  await admin.call('POST', `/api/admin/users/${them.id}/erase`);
  const { body: log } = await admin.call<AuditRow[]>('GET', '/api/admin/audit');
  const theirs = log.filter(({ adminUserId }) => adminUserId === them.id);
  expect(theirs).toMatchObject([{ action: 'users_exported', ipAddress: null, userAgent: null }]);
  const ours = log.filter(({ adminUserId }) => adminUserId !== them.id);
  expect(ours.every(({ ipAddress }) => ipAddress !== null)).toBe(true);
});

it('leaves read models that equal a replay of the log', async () => {
  const pool = createPool(planner.databaseUrl);
  const log = await sealed(await createPostgresEventStore({ pool }), pool);
  const { differences } = await verify({
    connectionString: planner.databaseUrl,
    log,
    projectors,
  });
  expect(differences).toEqual([]);
  await log.close();
  await pool.end();
});

import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AuditRow } from '../../schema/entities/audit.ts';
import type { UserRow } from '../../schema/entities/user.ts';
import { type OwnProvider, startOwnProvider } from '../harness/ownProvider.ts';
import { type Caller, startTestPlanner, type TestPlanner } from '../harness/planner.ts';
import { liveSocket } from '../harness/socketClient.ts';
import { sound, soundnessOf } from '../harness/soundness.ts';
import { type Visitor, visitor } from '../harness/visitor.ts';

let provider: OwnProvider;
let planner: TestPlanner;
let admin: Caller;
const verified = (sub: string, email: string) => ({ sub, email, email_verified: true });
beforeAll(async () => {
  provider = await startOwnProvider();
  const adminEmails = ['ada@example.com', 'boss@example.com'];
  planner = await startTestPlanner({ oauth: provider.oauth, adminEmails });
  provider.signsIn(verified('ada', 'ada@example.com'));
  admin = await planner.caller('ada@example.com');
});
afterAll(async () => {
  expect(await soundnessOf(planner)).toEqual(sound);
  await planner.stop();
  await provider.stop();
});
beforeEach(() => provider.reset());

const arrived = async (sub: string, email: string): Promise<Visitor> => {
  provider.signsIn(verified(sub, email));
  const somebody = visitor(planner.url);
  await somebody.signIn();
  return somebody;
};

const self = async (somebody: Visitor): Promise<UserRow> => {
  const found = await somebody.self();
  if (!found) throw new Error('nobody is signed in');
  return found;
};

const listed = async (id: string): Promise<UserRow | undefined> =>
  (await admin.call<UserRow[]>('GET', '/api/admin/users')).body.find((user) => user.id === id);

const refusedSignIn = async (sub: string, email: string) => {
  provider.signsIn(verified(sub, email));
  const somebody = visitor(planner.url);
  const answer = await somebody.signIn();
  expect(await somebody.self()).toBeUndefined();
  return { status: answer.status, ...(await answer.json()) };
};

it.each([
  ['boss@example.com', ['ClaimMemberEmail', 'SignInMember', 'SetMemberRole']],
  [
    'ceo@example.com',
    ['SignInMember', 'ClaimMemberEmail', 'ReleaseMemberEmail', 'ChangeMemberEmail'],
  ],
])('has one deadline for all steps of the sign-in as %s', async (email, steps) => {
  const handle = vi.spyOn(planner.application.commands, 'handle');
  await arrived('boss', email);
  const handled = handle.mock.calls;
  handle.mockRestore();
  expect(handled.map(([, , command]) => command)).toMatchObject(steps.map((type) => ({ type })));
  const deadlines = new Set(handled.map(([, , , { deadline }]) => deadline));
  expect([...deadlines]).toEqual([expect.any(Number)]);
});

describe('an address that the provider gives to somebody else', () => {
  it("lets nobody into its former owner's account, and explains what to do", async () => {
    const { id } = await self(await arrived('alice-1', 'alice@corp.example'));
    await admin.call('PATCH', `/api/admin/users/${id}`, { role: 'admin' });
    expect(await refusedSignIn('alice-2', 'alice@corp.example')).toMatchObject({
      status: 403,
      code: 'FORBIDDEN',
      message: expect.stringMatching(/Please ask an administrator to re-link it\.$/),
    });
    expect((await self(await arrived('alice-1', 'alice@corp.example'))).id).toBe(id);
  });

  it('opens the account once an admin has re-linked it, and only for the new owner', async () => {
    const before = await arrived('bert-1', 'bert@corp.example');
    const { id } = await self(before);
    const { status, body } = await admin.call('POST', `/api/admin/users/${id}/relink`);
    expect([status, body]).toMatchObject([200, { id, email: 'bert@corp.example' }]);
    expect(await before.self()).toBeUndefined();
    expect((await self(await arrived('bert-2', 'bert@corp.example'))).id).toBe(id);
    expect((await refusedSignIn('bert-1', 'bert@corp.example')).status).toBe(403);
    const { body: log } = await admin.call<AuditRow[]>('GET', '/api/admin/audit?limit=1');
    expect(log).toMatchObject([{ action: 'user_identity_relinked', targetUserId: id }]);
  });

  it('is re-linked over GraphQL as well, which closes earlier sockets', async () => {
    const before = await arrived('cora-1', 'cora@corp.example');
    const { id } = await self(before);
    const socket = await liveSocket(planner.url, before.cookie());
    const { errors, data } = await admin.graphql<{ relinkUser: { user: { id: string } } }>(
      'mutation ($input: RelinkUserInput!) { relinkUser(input: $input) { user { id } } }',
      { input: { id } },
    );
    expect([errors, data?.relinkUser.user.id]).toEqual([[], id]);
    expect(await socket.closed).toBe(4403);
    expect((await self(await arrived('cora-2', 'cora@corp.example'))).id).toBe(id);
  });
});

describe('a new address of the same account at the provider', () => {
  it('is shown from the next sign-in on, and frees the old one', async () => {
    const { id } = await self(await arrived('dora', 'dora@example.com'));
    expect(await self(await arrived('dora', 'Dora.New@example.com'))).toMatchObject({
      id,
      email: 'Dora.New@example.com',
    });
    const successor = await self(await arrived('dora-2', 'dora@example.com'));
    expect(successor.id).not.toBe(id);
    expect((await listed(id))?.email).toBe('Dora.New@example.com');
  });

  it('stays as written if only its letter case has changed', async () => {
    await arrived('ella', 'Ella@example.com');
    expect((await self(await arrived('ella', 'ella@example.com'))).email).toBe('Ella@example.com');
  });

  it('makes an admin by the address that everybody sees', async () => {
    const { id } = await self(await arrived('boss', 'somebody@example.com'));
    expect((await self(await arrived('boss', 'boss@example.com'))).role).toBe('admin');
    expect(await listed(id)).toMatchObject({ email: 'boss@example.com', role: 'admin' });
  });

  it('changes nothing if another member has it, and makes nobody an admin', async () => {
    await arrived('finn', 'finn@example.com');
    const gwen = await arrived('gwen', 'gwen@example.com');
    const { id } = await self(gwen);
    expect(await self(await arrived('gwen', 'finn@example.com'))).toMatchObject({
      id,
      email: 'gwen@example.com',
    });
    expect(await self(await arrived('gwen', 'ada@example.com'))).toMatchObject({
      id,
      email: 'gwen@example.com',
      role: 'user',
    });
  });

  it('may be reverted, and then given to one of two concurrent claimants', async () => {
    const { id } = await self(await arrived('hugo', 'hugo@example.com'));
    await arrived('hugo', 'hugo.two@example.com');
    expect((await self(await arrived('hugo', 'hugo@example.com'))).email).toBe('hugo@example.com');
    await arrived('hugo', 'hugo.three@example.com');
    provider.signsIn(verified('iris', 'hugo@example.com'));
    const windows = Array.from({ length: 4 }, () => visitor(planner.url));
    await Promise.all(windows.map(({ signIn }) => signIn()));
    const ids = new Set(await Promise.all(windows.map(async (one) => (await self(one)).id)));
    expect(ids.size).toBe(1);
    expect(ids).not.toContain(id);
  });
});

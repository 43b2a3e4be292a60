import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { UserRow } from '../../schema/entities/user.ts';
import { type OwnProvider, startOwnProvider } from '../harness/ownProvider.ts';
import { startTestPlanner, type TestPlanner } from '../harness/planner.ts';
import { type Visitor, visitor } from '../harness/visitor.ts';

let provider: OwnProvider;
let planner: TestPlanner;
beforeAll(async () => {
  provider = await startOwnProvider();
  planner = await startTestPlanner({ oauth: provider.oauth, adminEmails: ['ada@example.com'] });
});
afterAll(async () => {
  await planner.stop();
  await provider.stop();
});
beforeEach(() => provider.reset());

const mira = { sub: 'mira', email: 'mira@example.com', email_verified: true };
const ada = { sub: 'ada', email: 'Ada@Example.com', email_verified: true };

/** Somebody whom the provider has just signed in. */
const arrived = async (person: object, query?: Record<string, string>): Promise<Visitor> => {
  provider.signsIn({ ...person });
  const somebody = visitor(planner.url);
  await somebody.signIn(query);
  return somebody;
};

const usersWith = (email: string) => planner.application.read('users').where({ email });

it('sends the provider PKCE, state, nonce and the hint, and proves itself with the verifier', async () => {
  await arrived(mira, { login_hint: 'mira@example.com', scope: 'all', prompt: 'none' });
  const asked = Object.fromEntries(provider.asked());
  const { code_verifier: verifier, ...traded } = provider.traded();
  const { clientId, clientSecret } = provider.oauth;
  expect(asked).toEqual({
    client_id: clientId,
    response_type: 'code',
    redirect_uri: `${planner.url}/api/connect/oidc/callback`,
    scope: 'openid email profile',
    login_hint: 'mira@example.com',
    code_challenge_method: 'S256',
    code_challenge: createHash('sha256').update(String(verifier)).digest('base64url'),
    state: expect.stringMatching(/^[\w-]{20,}$/),
    nonce: expect.stringMatching(/^[\w-]{20,}$/),
  });
  expect(traded).toMatchObject({
    grant_type: 'authorization_code',
    client_id: clientId,
    client_secret: clientSecret,
  });
});

it('uses a new state, nonce and verifier each time', async () => {
  const secrets = async () => {
    await arrived(mira);
    const { state, nonce, code_challenge: challenge } = Object.fromEntries(provider.asked());
    return [state, nonce, challenge];
  };
  const all = [...(await secrets()), ...(await secrets())];
  expect(new Set(all).size).toBe(6);
});

it("registers a new member with the provider's names", async () => {
  const nora = await arrived({
    sub: 'nora',
    email: 'nora@example.com',
    email_verified: true,
    given_name: 'Nora',
    family_name: 'Lind',
    picture: 'https://pictures.example.com/nora.png',
  });
  expect(await nora.self()).toMatchObject({
    email: 'nora@example.com',
    firstName: 'Nora',
    lastName: 'Lind',
    profileImageUrl: 'https://pictures.example.com/nora.png',
    role: 'user',
    membershipLevel: 'basic',
    isActive: true,
  });
});

it('accepts no picture that is no web address', async () => {
  const picture = 'javascript:alert(1)';
  const ivo = await arrived({
    sub: 'ivo',
    email: 'ivo@example.com',
    email_verified: true,
    picture,
  });
  expect((await ivo.self())?.profileImageUrl).toBeNull();
});

it('makes admins of those in ADMIN_EMAILS, ignoring case, and of nobody else', async () => {
  const admin = await arrived(ada);
  expect((await admin.self())?.role).toBe('admin');
  const user = await arrived(mira);
  expect((await user.self())?.role).toBe('user');
});

it('makes no admin of an unverified address', async () => {
  await arrived(mira);
  const pretender = await arrived({ ...mira, email: 'ada@example.com', email_verified: false });
  expect(await pretender.self()).toMatchObject({ email: 'mira@example.com', role: 'user' });
});

it('finds the member whom an admin has created before their first sign-in', async () => {
  provider.signsIn(ada);
  const admin = await planner.caller('ada@example.com');
  const { body: created } = await admin.call<UserRow>('POST', '/api/admin/users', {
    email: 'tom@example.com',
    membershipLevel: 'premium',
  });
  const tom = await arrived({ sub: 'tom', email: 'Tom@example.com', email_verified: true });
  expect(await tom.self()).toMatchObject({ id: created.id, membershipLevel: 'premium' });
});

it('asks userinfo for an address that is missing in the id_token', async () => {
  provider.tells({ sub: 'lena', email: 'lena@example.com', email_verified: true });
  const lena = await arrived({ sub: 'lena' });
  expect((await lena.self())?.email).toBe('lena@example.com');
});

it('makes one member of two concurrent first sign-ins with one address', async () => {
  provider.signsIn({ sub: 'twice', email: 'twice@example.com', email_verified: true });
  const windows = Array.from({ length: 4 }, () => visitor(planner.url));
  await Promise.all(windows.map(({ signIn }) => signIn()));
  const selves = await Promise.all(windows.map(({ self }) => self()));
  const [only, ...others] = await usersWith('twice@example.com');
  expect(others).toEqual([]);
  expect(selves.map((self) => self?.id)).toEqual(windows.map(() => only.id));
});

it('passes no hint on that is no short text', async () => {
  const mine = await arrived(mira, { login_hint: 'x'.repeat(255) });
  expect(provider.asked().has('login_hint')).toBe(false);
  await mine.open('/api/login?login_hint=a&login_hint=b');
  expect(provider.asked().has('login_hint')).toBe(false);
});

it.each([
  ['/seating?event=1', '/seating?event=1'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['https:evil.example', '/'],
  ['https://evil.example/', '/'],
  ['%2F%2Fevil.example', '/'],
  ['/%0d%0aSet-Cookie:a=b', '/%0d%0aSet-Cookie:a=b'],
  ['/\r\nSet-Cookie:a=b', '/'],
  ['/api/logout', '/'],
])('returns from the provider only to this site: asked for %j', async (returnTo, path) => {
  provider.signsIn(mira);
  const mine = visitor(planner.url);
  const { url } = await mine.signIn({ returnTo, callback: 'https://evil.example' });
  expect(url).toBe(`${planner.url}${path}`);
  expect(await mine.self()).toMatchObject({ email: 'mira@example.com' });
});

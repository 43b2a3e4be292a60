import { createPrivateKey } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ownPool } from '../harness/ownPool.ts';
import {
  newKey,
  type OwnProvider,
  signedWith,
  signedWithSharedSecret,
  startOwnProvider,
  unsigned,
  withForgedClaims,
} from '../harness/ownProvider.ts';
import { startTestPlanner, type TestPlanner } from '../harness/planner.ts';
import { type Problem, type Visitor, visitor } from '../harness/visitor.ts';

let provider: OwnProvider;
let planner: TestPlanner;
let database: pg.Pool;
beforeAll(async () => {
  provider = await startOwnProvider();
  planner = await startTestPlanner({ oauth: provider.oauth, adminEmails: ['ada@example.com'] });
  database = ownPool(planner.databaseUrl);
});
afterAll(async () => {
  await database.end();
  await planner.stop();
  await provider.stop();
});

const mira = { sub: 'mira', email: 'mira@example.com', email_verified: true };
beforeEach(() => {
  provider.reset();
  provider.signsIn(mira);
});

const recorded = async (): Promise<string> => {
  const { rows } = await database.query('SELECT count(*) FROM event_log.events');
  return rows[0].count;
};

/** Expects a refusal, nobody signed in, and nothing in the log. */
const expectRefused = async (
  attempt: (somebody: Visitor) => Promise<Response>,
  { status, ...problem }: Partial<Problem> & { status: number },
): Promise<void> => {
  const before = await recorded();
  const somebody = visitor(planner.url);
  const answer = await attempt(somebody);
  expect(await answer.json()).toMatchObject({ issues: [], ...problem });
  expect(answer.status).toBe(status);
  expect(await somebody.self()).toBeUndefined();
  expect(await recorded()).toBe(before);
};

const failed = {
  status: 401,
  code: 'NOT_SIGNED_IN',
  message: 'Sign-in failed. Please try again.',
};

const signIn = (somebody: Visitor) => somebody.signIn();

describe('A callback is refused', () => {
  it('with another state', async () => {
    provider.returns((query) => query.set('state', 'another'));
    await expectRefused(signIn, failed);
  });

  it('without a state', async () => {
    provider.returns((query) => query.delete('state'));
    await expectRefused(signIn, failed);
  });

  it('with two states', async () => {
    provider.returns((query) => query.append('state', query.get('state') ?? ''));
    await expectRefused(signIn, failed);
  });

  it('in a browser that did not start a sign-in', async () => {
    provider.holdsBack();
    await visitor(planner.url).signIn();
    await expectRefused((other) => other.open(provider.wayBack()), failed);
  });

  it('in a browser with a sign-in of its own', async () => {
    provider.holdsBack();
    await visitor(planner.url).signIn();
    const foreign = provider.wayBack();
    await expectRefused(async (victim) => {
      await victim.signIn();
      return victim.open(foreign);
    }, failed);
  });

  it('when it is replayed, and leaves the session as it is', async () => {
    const somebody = visitor(planner.url);
    await somebody.signIn();
    const before = await recorded();
    const again = await somebody.open(provider.wayBack());
    expect(again.status).toBe(401);
    expect(await recorded()).toBe(before);
    expect(await somebody.self()).toMatchObject({ email: 'mira@example.com' });
  });

  it('when it is replayed after a failure', async () => {
    provider.answers((answer) => Object.assign(answer, { statusCode: 400, body: {} }));
    await expectRefused(async (somebody) => {
      await somebody.signIn();
      provider.reset();
      return somebody.open(provider.wayBack());
    }, failed);
  });

  it('when the provider says that somebody declined', async () => {
    provider.returns((query) => {
      query.delete('code');
      query.set('error', 'access_denied');
      query.set('error_description', '<script>alert(1)</script>');
    });
    await expectRefused(signIn, failed);
  });

  it('if it did not start at /api/login, so that no options are read from a query', async () => {
    const asked = provider.asked().toString();
    const answer = await fetch(`${planner.url}/api/connect/oidc?scope=all&nonce=known`, {
      redirect: 'manual',
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/api/login']);
    expect(provider.asked().toString()).toBe(asked);
  });
});

describe('An id_token is refused', () => {
  it.each([
    ['another nonce', { nonce: 'another' }],
    ['no nonce', { nonce: undefined }],
    ['another audience', { aud: 'another-client' }],
    ['several audiences, meant for another', { aud: ['planner', 'other'], azp: 'other' }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['no subject', { sub: undefined }],
    ['no expiry', { exp: undefined }],
    ['an expiry that has passed', { exp: Math.floor(Date.now() / 1000) - 60 }],
    ['a time that is yet to come', { nbf: Math.floor(Date.now() / 1000) + 600 }],
    ['an address that is none', { email: 'not an address' }],
  ])('with %s', async (_what, claims) => {
    provider.claims((all) => Object.assign(all, claims));
    await expectRefused(signIn, failed);
  });

  const foreign = newKey();
  it.each([
    ['none', () => undefined],
    ['that is no token', () => 'a.b.c'],
    ['without a signature', unsigned],
    ['signed with the secret of the client', signedWithSharedSecret],
    ['signed with a key of somebody else', (token) => signedWith(token, foreign)],
    ['signed with a key that nobody knows', (token) => signedWith(token, foreign, 'unknown')],
    ['with claims that were changed later', (token) => withForgedClaims(token, { sub: 'ada' })],
  ] as [string, (idToken: unknown, secret: string) => string | undefined][])(
    '%s',
    async (_what, forge) => {
      provider.answers(({ body }) =>
        Object.assign(body, {
          id_token: forge((body as { id_token: unknown }).id_token, provider.oauth.clientSecret),
        }),
      );
      await expectRefused(signIn, failed);
    },
  );
});

describe('An address that the provider has not verified', () => {
  const unverified = {
    status: 403,
    code: 'FORBIDDEN',
    message: 'Your sign-in provider has not verified your email address.',
  };

  it.each([
    ['says so', { email_verified: false }],
    ['says nothing', { email_verified: undefined }],
    ['tells no address', { email: undefined }],
  ])('leads to no member, new or known, if the token %s', async (_what, claims) => {
    await visitor(planner.url).signIn();
    provider.signsIn({ ...mira, sub: 'pretender', ...claims });
    await expectRefused(signIn, unverified);
  });

  it('is not accepted from userinfo about somebody else', async () => {
    provider.signsIn({ sub: 'pretender' });
    provider.tells(mira);
    await expectRefused(signIn, unverified);
  });
});

it('follows the provider to a new key at once', async () => {
  await visitor(planner.url).signIn();
  const jwk = await provider.server.issuer.keys.generate('RS256', { kid: 'rotated' });
  const key = createPrivateKey({ key: jwk, format: 'jwk' });
  provider.answers(({ body }) => {
    const { id_token: idToken } = body as { id_token: unknown };
    Object.assign(body, { id_token: signedWith(idToken, key, 'rotated') });
  });
  const somebody = visitor(planner.url);
  await somebody.signIn();
  expect(await somebody.self()).toMatchObject({ email: 'mira@example.com' });
});

it('tells a browser on a page why nobody is signed in, with a way to try again', async () => {
  provider.holdsBack();
  const somebody = visitor(planner.url);
  await somebody.signIn({ returnTo: '/seating?event="1"' });
  const forged = provider.wayBack().replace('state=', 'state=x');
  const answer = await somebody.open(forged, { accept: 'text/html,*/*;q=0.8' });
  const page = await answer.text();
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    401,
    'text/html; charset=utf-8',
  ]);
  expect(page).toContain('Sign-in failed. Please try again.');
  const back = encodeURIComponent('/seating?event=%221%22');
  expect(page).toContain(`href="/api/login?returnTo=${back}"`);
});

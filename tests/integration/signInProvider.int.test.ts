import { afterEach, describe, expect, it } from 'vitest';
import { identityVerifier } from '../../api/auth/identity.ts';
import { discoverOpenIdProvider } from '../../api/auth/openIdProvider.ts';
import { openPort } from '../../api/serving/openPort.ts';
import { type OwnProvider, startOwnProvider } from '../harness/ownProvider.ts';
import { startTestPlanner, type TestPlanner } from '../harness/planner.ts';
import { closedPort } from '../harness/spawnPlanner.ts';
import { visitor } from '../harness/visitor.ts';

const started: { stop: () => Promise<unknown> }[] = [];
const toBeStopped = <T extends (typeof started)[number]>(part: T): T => {
  started.push(part);
  return part;
};
afterEach(async () => {
  for (const part of started.splice(0).reverse()) await part.stop();
});

const mira = { sub: 'mira', email: 'mira@example.com', email_verified: true };

const startBoth = async (settings: object = {}): Promise<[OwnProvider, TestPlanner]> => {
  const provider = toBeStopped(await startOwnProvider());
  const { oauth } = provider;
  return [provider, toBeStopped(await startTestPlanner({ oauth, ...settings }))];
};

const client = { clientId: 'planner', clientSecret: 'secret' };

describe('A provider at the start', () => {
  it('is named in one line if it does not answer', async () => {
    const issuer = `http://127.0.0.1:${closedPort}`;
    await expect(discoverOpenIdProvider({ issuer, ...client })).rejects.toMatchObject({
      name: 'StartError',
      message: `The OpenID provider at ${issuer}/.well-known/openid-configuration cannot be read: it does not answer (ECONNREFUSED)`,
    });
  });

  it('is named in one line if its answer is no description', async () => {
    const { url: issuer, http, answerWith } = await openPort('127.0.0.1', 0);
    toBeStopped({ stop: async () => http.close() });
    answerWith((_request, response) => response.end('<html>'));
    await expect(discoverOpenIdProvider({ issuer, ...client })).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(/cannot be read: it does not describe an OpenID provider$/),
    });
  });

  it('is refused if it calls itself something else', async () => {
    const provider = toBeStopped(await startOwnProvider());
    provider.server.issuer.url = 'https://evil.example';
    await expect(discoverOpenIdProvider(provider.oauth)).rejects.toMatchObject({
      name: 'StartError',
      message: `OAUTH_ISSUER is ${provider.oauth.issuer}, but the provider there is https://evil.example`,
    });
  });
});

describe('A provider that goes down', () => {
  const silent = {
    code: 'NOT_READY',
    message: 'The sign-in provider does not answer. Please try again in a moment.',
  };

  it('during a sign-in is reported, and the next sign-in works', async () => {
    const [provider, planner] = await startBoth();
    const { port } = provider.server.address();
    provider.signsIn(mira);
    provider.holdsBack();
    const somebody = visitor(planner.url);
    await somebody.signIn();
    await provider.server.stop();
    const answer = await somebody.open(provider.wayBack());
    expect([answer.status, await answer.json()]).toEqual([503, expect.objectContaining(silent)]);
    expect(await somebody.self()).toBeUndefined();

    await provider.server.start(port, '127.0.0.1');
    provider.reset();
    provider.signsIn(mira);
    await somebody.signIn();
    expect(await somebody.self()).toMatchObject({ email: 'mira@example.com' });
  });

  it('before its keys were read is reported', async () => {
    const provider = toBeStopped(await startOwnProvider());
    const settings = await discoverOpenIdProvider(provider.oauth);
    const verify = identityVerifier({
      ...settings,
      jwksUri: `http://127.0.0.1:${closedPort}/jwks`,
    });
    const idToken = await provider.server.issuer.buildToken();
    await expect(verify({ idToken, accessToken: undefined, nonce: 'n' })).rejects.toMatchObject(
      silent,
    );
  });
});

describe('The session cookie', () => {
  const cookieOf = (planner: TestPlanner, headers: Record<string, string> = {}) =>
    fetch(`${planner.url}/api/login`, { redirect: 'manual', headers }).then(
      ({ headers: answered }) => answered.get('set-cookie') ?? '',
    );

  it('is invisible to scripts and other sites, and expires with the session', async () => {
    const [, planner] = await startBoth();
    const [, ...attributes] = (await cookieOf(planner)).split('; ');
    const expires = attributes.find((attribute) => attribute.startsWith('Expires='));
    const days = (Date.parse(expires?.slice(8) ?? '') - Date.now()) / 86_400_000;
    expect(attributes.filter((attribute) => attribute !== expires)).toEqual([
      'Path=/',
      'HttpOnly',
      'SameSite=Lax',
    ]);
    expect(days).toBeCloseTo(7, 2);
  });

  it('is sent over https only if people come by https', async () => {
    const publicUrl = 'https://planner.example.com';
    const [provider, planner] = await startBoth({ publicUrl, trustedProxies: 1 });
    const cookie = await cookieOf(planner, { 'x-forwarded-proto': 'https' });
    expect(cookie).toMatch(/^__Host-planner\.sid=.+; Path=\/; .+; HttpOnly; Secure; SameSite=Lax$/);
    expect(await cookieOf(planner, { 'x-forwarded-proto': 'http' })).toBe('');

    const { headers } = await fetch(`${planner.url}/api/login`, { redirect: 'manual' });
    const asked = new URL(headers.get('location') ?? '');
    expect(asked.origin).toBe(provider.oauth.issuer);
    expect(asked.searchParams.get('redirect_uri')).toBe(`${publicUrl}/api/connect/oidc/callback`);
  });
});

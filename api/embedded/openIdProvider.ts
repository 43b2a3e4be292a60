import type { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { RequestListener } from 'node:http';
import express, { type Express, type Request, type Response } from 'express';
import { exportJWK, generateKeyPair } from 'jose';
import type Provider from 'oidc-provider';
import type { Configuration } from 'oidc-provider';
import { z } from 'zod';
import type { OpenIdProvider } from '../auth/openIdProvider.ts';
import { StartError } from '../env.ts';
import { allow } from '../http/otherMethods.ts';
import { isLoopback } from '../serving/address.ts';
import { demoAccounts } from './demoAccounts.ts';
import { MemoryAdapter } from './memoryAdapter.ts';
import { signInPage, signInStyle } from './signInPage.ts';

const clientId = 'dinner-seating-planner';
const path = '/oidc';
const interactionPath = '/sign-in';
const algorithm = 'ES256';

export type EmbeddedProvider = { settings: OpenIdProvider; mount: (app: Express) => void };

/**
 * The OpenID provider of the default setup. It accepts any identity without a password, so it runs on
 * loopback only and never in production.
 * @throws StartError
 */
export const createEmbeddedProvider = async (options: {
  publicUrl: string;
  host: string;
  isProduction: boolean;
}): Promise<EmbeddedProvider> => {
  refuseStrangers(options);
  const clientSecret = randomBytes(32).toString('base64url');
  const issuer = `${options.publicUrl}${path}`;
  const { default: Provider, storage } = await loadQuietly();
  const provider = new Provider(issuer, await configuration(options.publicUrl, clientSecret));
  return {
    settings: {
      issuer,
      authorizationEndpoint: `${issuer}/auth`,
      tokenEndpoint: `${issuer}/token`,
      userinfoEndpoint: `${issuer}/me`,
      jwksUri: `${issuer}/jwks`,
      clientId,
      clientSecret,
      alwaysAsk: true,
    },
    mount: (app) => {
      mountInteraction(app, provider);
      app.use(path, withoutHooksAfter(provider.callback(), storage));
    },
  };
};

/** Imports the library on demand, without its warning on Node 20 that asks for Node 22. */
const loadQuietly = async () => {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    const { default: storage } = await import('oidc-provider/lib/helpers/als.js');
    return { ...(await import('oidc-provider')), storage };
  } finally {
    console.warn = warn;
  }
};

/**
 * Turns the library's storage off while it answers no request. Otherwise, from the first sign-in on, its
 * hooks would take a tenth of the processor time of every command on Node 20.
 */
const withoutHooksAfter = (
  answer: RequestListener,
  storage: AsyncLocalStorage<unknown>,
): RequestListener => {
  let answering = 0;
  return (request, response) => {
    answering += 1;
    response.once('close', () => {
      answering -= 1;
      if (answering === 0) storage.disable();
    });
    return answer(request, response);
  };
};

const refuseStrangers = ({
  publicUrl,
  host,
  isProduction,
}: Parameters<typeof createEmbeddedProvider>[0]): void => {
  const advice = 'Set OAUTH_ISSUER, OAUTH_CLIENT_ID and OAUTH_CLIENT_SECRET.';
  if (isProduction) {
    throw new StartError(
      `The embedded sign-in cannot be used when NODE_ENV is production. ${advice}`,
    );
  }
  if (!isLoopback(host) || !isLoopback(new URL(publicUrl).hostname)) {
    throw new StartError(`The embedded sign-in can be served on loopback only. ${advice}`);
  }
};

const configuration = async (publicUrl: string, clientSecret: string): Promise<Configuration> => {
  // A new key is made at each start. One for RS256 would take most of the start's time.
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
  const key = { ...(await exportJWK(privateKey)), use: 'sig', alg: algorithm, kid: 'embedded' };
  return {
    adapter: MemoryAdapter,
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [`${publicUrl}/api/connect/oidc/callback`],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: algorithm,
      },
    ],
    jwks: { keys: [key as never] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name'],
    },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { url: (_context, { uid }) => `${interactionPath}/${uid}` },
    ttl: { Interaction: 3600, Session: 3600, Grant: 3600, AccessToken: 600, IdToken: 600 },
    findAccount: (_context, email) => ({ accountId: email, claims: () => claimsOf(email) }),
    loadExistingGrant: async ({ oidc }) => {
      // Grants every scope, because this provider has one client, the planner itself.
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId,
        accountId: oidc.session?.accountId,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  };
};

const claimsOf = (email: string) => {
  const known = demoAccounts.find((account) => account.email === email);
  return {
    sub: email,
    email,
    email_verified: true,
    given_name: known?.firstName,
    family_name: known?.lastName,
  };
};

/** Drops the previous session, for which the library would otherwise first show its own sign-out page. */
const forgetLastAccount = async (provider: Provider, request: Request, response: Response) => {
  const interaction = await provider.interactionDetails(request, response);
  interaction.session = undefined;
  await interaction.persist();
  response.clearCookie(provider.cookieName('session'), { path: '/' });
};

const emailShape = z.email().max(254);

const mountInteraction = (app: Express, provider: Provider): void => {
  const finish = async (request: Request, response: Response, email: string) => {
    await forgetLastAccount(provider, request, response);
    const result = { login: { accountId: email.toLowerCase() } };
    await provider.interactionFinished(request, response, result);
  };
  const goneStale = (response: Response) => response.redirect('/api/login');

  app.get(`${interactionPath}/style.css`, (_request, response) => {
    response.type('css').send(signInStyle);
  });
  app.get(`${interactionPath}/:uid`, async (request, response) => {
    const details = await provider.interactionDetails(request, response).catch(() => undefined);
    if (!details) return goneStale(response);
    const hint = emailShape.safeParse(details.params.login_hint);
    if (hint.success) return finish(request, response, hint.data);
    response.type('html').send(signInPage({ uid: details.uid }));
  });
  const form = express.urlencoded({ extended: false, limit: '4kb' });
  app.post(`${interactionPath}/:uid`, form, async (request, response) => {
    const details = await provider.interactionDetails(request, response).catch(() => undefined);
    if (!details) return goneStale(response);
    const email = emailShape.safeParse(String(request.body?.email ?? '').trim());
    if (email.success) return finish(request, response, email.data);
    response
      .status(400)
      .type('html')
      .send(
        signInPage({ uid: details.uid, error: 'Enter an email address, such as you@example.com' }),
      );
  });
  app.all(`${interactionPath}/:uid`, allow('get', 'post'));
};

import type { Express, NextFunction, Request, RequestHandler, Response } from 'express';
import grantFactory from 'grant';
import type { Logger } from 'pino';
import type { Application } from '../application.ts';
import { allow } from '../http/otherMethods.ts';
import { admitMember } from '../members/admit.ts';
import { requireSameSite } from '../serving/security.ts';
import { identityVerifier, providerUnavailable, signInFailed } from './identity.ts';
import type { OpenIdProvider } from './openIdProvider.ts';
import { safeReturnTo } from './returnTo.ts';
import type { SessionsEnded } from './sessionEnded.ts';
import { endSession, renewSession, saveSession, sessionCookieName } from './sessions.ts';
import { signInProblems } from './signInProblems.ts';

export type SignInOptions = {
  application: Application;
  provider: OpenIdProvider;
  publicUrl: string;
  adminEmails: readonly string[];
  sessionsEnded: SessionsEnded;
  log: Logger;
};

const prefix = '/api/connect';

type GrantHandler = (request: Request, response: Response, next: NextFunction) => Promise<void>;

/** The data that grant keeps in the session during sign-in, and leaves in `response.locals`. */
type Pending = { state?: string; nonce?: string };
type Tokens = { error?: unknown; id_token?: unknown; access_token?: unknown };

/**
 * Adds `GET /api/login` and `GET /api/logout` (specification, section 7). grant runs the OAuth 2.0
 * code flow with PKCE, state and nonce; identity.ts verifies the id_token.
 */
export const mountSignIn = (expressApp: Express, options: SignInOptions): void => {
  const { provider, publicUrl } = options;
  const express = grantFactory.express as unknown as (config: object) => GrantHandler;
  const grant = express({
    defaults: { origin: publicUrl, prefix, transport: 'state', dynamic: [] },
    oidc: {
      authorize_url: provider.authorizationEndpoint,
      access_url: provider.tokenEndpoint,
      oauth: 2,
      key: provider.clientId,
      secret: provider.clientSecret,
      scope: ['openid', 'email', 'profile'],
      scope_delimiter: ' ',
      state: true,
      nonce: true,
      pkce: true,
      response: ['tokens'],
      callback: `${prefix}/oidc/callback`,
    },
  });

  expressApp.get('/api/login', startSignIn(provider));
  expressApp.get(`${prefix}/oidc`, (request, response, next) => {
    // Called directly, this address would take grant's options from its query.
    if (response.locals.grant) grant(request, response, next);
    else response.redirect('/api/login');
  });
  expressApp.get(`${prefix}/oidc/callback`, finishSignIn(grant, options), signInProblems);
  expressApp.get('/api/logout', signOut(options));
  expressApp.all(
    ['/api/login', '/api/logout', `${prefix}/oidc`, `${prefix}/oidc/callback`],
    allow('get'),
  );
};

const startSignIn =
  ({ alwaysAsk }: OpenIdProvider): RequestHandler =>
  (request, response, next) => {
    // With such a provider a foreign link could sign a visitor in as an account of its choice.
    if (alwaysAsk) requireSameSite(request);
    const { returnTo, login_hint: hint } = request.query;
    request.session.returnTo = safeReturnTo(returnTo);
    const isHint = typeof hint === 'string' && hint.length <= 254;
    response.locals.grant = {
      dynamic: {
        custom_params: {
          ...(isHint ? { login_hint: hint } : {}),
          ...(alwaysAsk ? { prompt: 'login' } : {}),
        },
      },
    };
    request.url = `${prefix}/oidc`;
    request.originalUrl = `${prefix}/oidc`;
    next();
  };

const finishSignIn = (grant: GrantHandler, options: SignInOptions): RequestHandler => {
  const verify = identityVerifier(options.provider);
  return async (request, response) => {
    const { returnTo, grant: pending } = request.session;
    const { state, nonce } = (pending ?? {}) as Pending;
    if (!state || !nonce || request.query.state !== state) throw signInFailed();
    const tokens = await exchanged(grant, request, response);
    if (isUnreachable(tokens, request)) throw providerUnavailable();
    if (tokens.error || !tokens.id_token) throw signInFailed();
    const { id_token: idToken, access_token: accessToken } = tokens;
    const identity = await verify({ idToken, accessToken, nonce });
    const { application, adminEmails, sessionsEnded, log } = options;
    const from = { ip: request.ip, userAgent: request.get('user-agent') };
    const admission = { identity, adminEmails, ...from };
    const { memberId, isAddressTaken } = await admitMember(application, admission);
    if (isAddressTaken)
      log.warn(
        { memberId, requestId: request.id },
        'The address of a sign-in belongs to another member.',
      );
    const { sessionID: before } = request;
    await renewSession(request);
    await sessionsEnded.notify(before);
    request.session.memberId = memberId;
    request.session.startedAt = Date.now();
    await saveSession(request);
    response.redirect(safeReturnTo(returnTo));
  };
};

/** Lets grant exchange the code for tokens. The pending state is used up, even on failure. */
const exchanged = async (
  grant: GrantHandler,
  request: Request,
  response: Response,
): Promise<Tokens> => {
  try {
    await new Promise<void>((resolve, reject) => {
      const next = (error?: unknown) => (error ? reject(error) : resolve());
      grant(request, response, next).catch(reject);
    });
  } catch {
    throw signInFailed();
  } finally {
    delete request.session.grant;
    await saveSession(request);
  }
  return (response.locals.grant?.response ?? {}) as Tokens;
};

/** grant reports an error answer as an object and a missing answer as text. */
const isUnreachable = ({ error }: Tokens, { query }: Request): boolean =>
  query.code !== undefined && typeof error === 'string' && !error.startsWith('Grant: ');

const signOut =
  ({ sessionsEnded, publicUrl }: SignInOptions): RequestHandler =>
  async (request, response) => {
    requireSameSite(request);
    const { sessionID } = request;
    await endSession(request);
    await sessionsEnded.notify(sessionID);
    const secure = publicUrl.startsWith('https:');
    response.clearCookie(sessionCookieName(secure), { path: '/', secure });
    response.redirect('/');
  };

import { randomBytes } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import session from 'express-session';
import { type PostgresSessionStore, sessionLife } from './sessionStore.ts';

/** Behind https a browser takes it from this very host only, so no other name can set it. */
export const sessionCookieName = (secure: boolean): string =>
  secure ? '__Host-planner.sid' : 'planner.sid';

/** The middleware that reads and keeps sessions; also run on upgrades, for sockets. */
export const sessions = (
  store: PostgresSessionStore,
  options: { secret: string; secure: boolean },
): RequestHandler =>
  session({
    store,
    secret: options.secret,
    name: sessionCookieName(options.secure),
    resave: false,
    saveUninitialized: false,
    rolling: false,
    genid: () => {
      const sid = randomBytes(32).toString('base64url');
      store.announce(sid);
      return sid;
    },
    cookie: {
      httpOnly: true,
      sameSite: 'lax',
      secure: options.secure,
      // The server ends a session that nobody uses; the cookie need not be sent anew each time.
      maxAge: sessionLife.longestMs,
      path: '/',
    },
  });

/** A new session id with nothing of the old one: what was known before sign-in is worthless after. */
export const renewSession = (request: Request): Promise<void> =>
  new Promise((resolve, reject) => {
    request.session.regenerate((error) => (error ? reject(error) : resolve()));
  });

export const saveSession = (request: Request): Promise<void> =>
  new Promise((resolve, reject) => {
    request.session.save((error) => (error ? reject(error) : resolve()));
  });

export const endSession = (request: Request): Promise<void> =>
  new Promise((resolve, reject) => {
    request.session.destroy((error) => (error ? reject(error) : resolve()));
  });

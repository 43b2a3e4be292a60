import { randomBytes } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import session from 'express-session';
import { type PostgresSessionStore, sessionLife } from './sessionStore.ts';

/**
 * The cookie's name. The `__Host-` prefix (RFC 6265bis) keeps other hosts from setting the cookie, and
 * requires https.
 */
export const sessionCookieName = (secure: boolean): string =>
  secure ? '__Host-planner.sid' : 'planner.sid';

/** The session middleware. Sockets run it on their upgrade request. */
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
    genid: () => randomBytes(32).toString('base64url'),
    cookie: {
      httpOnly: true,
      sameSite: 'lax',
      secure: options.secure,
      // The server ends idle sessions; the cookie need not be sent again each time.
      maxAge: sessionLife.longestMs,
      path: '/',
    },
  });

/** Calls a function that takes a callback, and settles when the callback is called. */
export const asPromise = (call: (done: (error?: unknown) => void) => unknown): Promise<void> =>
  new Promise((resolve, reject) => {
    call((error) => (error ? reject(error) : resolve()));
  });

/** Replaces the session and its id at sign-in, against session fixation. */
export const renewSession = (request: Request): Promise<void> =>
  asPromise((done) => request.session.regenerate(done));

/** Saves the session now instead of at the end of the response. */
export const saveSession = (request: Request): Promise<void> =>
  asPromise((done) => request.session.save(done));

/** Deletes the session. */
export const endSession = (request: Request): Promise<void> =>
  asPromise((done) => request.session.destroy(done));

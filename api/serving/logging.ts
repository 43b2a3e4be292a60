import { randomUUID } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import { type DestinationStream, type Logger, pino } from 'pino';
import { diskFullText, isDiskFull } from '../../schema/diskFull.ts';
import type { Env } from '../env.ts';

type LoggedError = { name?: unknown; message?: unknown; code?: unknown; stack?: unknown };

/** Errors of our own read side, whose messages contain only ids and positions. */
const speakingOfIds: ReadonlySet<unknown> = new Set([
  'ProjectionError',
  'NewerCodeNeeded',
  'CannotContinue',
  'CheckpointMoved',
]);

/** Messages of other errors may quote personal data, so they are left out. */
const loggedError = (error: LoggedError) => {
  const { name, message, code, stack } = error;
  return {
    name,
    ...(speakingOfIds.has(name) && { message }),
    ...(isDiskFull(error) && { message: diskFullText }),
    code,
    stack: framesOf(stack),
  };
};

/** Logs JSON lines, by default to standard output. */
export const createLogger = ({
  logLevel,
  logTo,
}: Pick<Env, 'logLevel'> & { logTo?: DestinationStream }): Logger => {
  const options = {
    level: logLevel,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: loggedError },
  };
  return logTo ? pino(options, logTo) : pino(options);
};

const framesOf = (stack: unknown): string[] =>
  typeof stack === 'string' ? stack.split('\n').filter((line) => /^\s+at /.test(line)) : [];

/** Path segments after these are secrets, as in a public link or a sign-in in progress. */
const secretParts = /(\/public\/(?:arrangements|sheets)\/|^\/s\/|\/sign-in\/|\/oidc\/auth\/)[^/]+/;

/** The path without the query, because a login hint is an email address and a callback's code is a secret. */
const pathOf = (url: string): string => url.split('?', 1)[0]?.replace(secretParts, '$1…') ?? '';

declare global {
  namespace Express {
    interface Request {
      id: string;
    }
  }
}

/** How a request ended. It was cut if its client left before it had the whole answer. */
const endOf = ({ statusCode, headersSent, writableFinished }: Response) => {
  if (!writableFinished) return { text: 'request cut', ...(headersSent && { status: statusCode }) };
  const text = statusCode >= 500 ? 'request errored' : 'request completed';
  return { text, status: statusCode };
};

/**
 * Logs each request at level `debug`, or `warn` for server errors: id, method, path, status (absent if the
 * request was cut before one was sent) and duration, but no headers and no bodies. Sets the request's id and
 * returns it in `X-Request-Id`.
 */
export const logRequests =
  (logger: Logger): RequestHandler =>
  (request, response, next) => {
    const started = performance.now();
    const { method, originalUrl } = request;
    const id = randomUUID();
    request.id = id;
    response.setHeader('X-Request-Id', id);
    response.once('close', () => {
      const { text, status } = endOf(response);
      const level = status !== undefined && status >= 500 ? 'warn' : 'debug';
      if (!logger.isLevelEnabled(level)) return;
      const req = { id, method, path: pathOf(originalUrl) };
      const responseTime = Math.round(performance.now() - started);
      logger[level]({ req, res: { status }, responseTime }, text);
    });
    next();
  };

import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { type Logger, pino } from 'pino';
import { pinoHttp } from 'pino-http';
import type { Env } from '../env.ts';

/** JSON lines on standard output. */
export const createLogger = ({ logLevel }: Pick<Env, 'logLevel'>): Logger =>
  pino({
    level: logLevel,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    // Errors of the database or of a library may quote what a person typed.
    serializers: {
      err: ({ name, code, stack, type }) => ({ name, code, type, stack: framesOf(stack) }),
    },
  });

/** Where an error happened, without its message. */
const framesOf = (stack: unknown): string[] =>
  typeof stack === 'string' ? stack.split('\n').filter((line) => /^\s+at /.test(line)) : [];

const pathOf = (url: string | undefined): string => (url ?? '').split('?', 1)[0] ?? '';

/**
 * A line for each request: id, method, path, status, duration. No query (a login hint is an
 * address), no headers, no bodies. Gives each request its id and tells the client.
 */
export const logRequests = (logger: Logger): RequestHandler =>
  pinoHttp({
    logger,
    genReqId: (_request, response) => {
      const id = randomUUID();
      response.setHeader('X-Request-Id', id);
      return id;
    },
    serializers: {
      req: ({ id, method, url }) => ({ id, method, path: pathOf(url) }),
      res: ({ statusCode }) => ({ status: statusCode }),
    },
    customLogLevel: (_request, response, error) => {
      if (error || response.statusCode >= 500) return 'warn';
      return 'debug';
    },
  }) as RequestHandler;

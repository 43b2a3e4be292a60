import type { Request, RequestHandler } from 'express';
import { Refusal } from '../../schema/refusal.ts';

/** The length of the body that the request announces; 0 if it announces none. */
export const announcedBytes = (request: Request): number =>
  Number(request.get('content-length') ?? 0);

/** Whether the request announces a body. */
export const announcesBody = (request: Request): boolean =>
  announcedBytes(request) > 0 || request.get('transfer-encoding') !== undefined;

/**
 * Refuses a request without its announced body. Runs after the parser, which skips the body of a client that
 * has disconnected.
 * @throws Refusal BAD_INPUT
 */
export const wholeBodyOnly: RequestHandler = (request, _response, next) => {
  if (announcesBody(request) && request.body === undefined) {
    throw new Refusal('BAD_INPUT', 'The request ended before its body was read');
  }
  next();
};

/**
 * Refuses a body that announces more bytes than its parser takes. The parser would first read and skip all of
 * them, which holds up a client that is slow or sends a lot.
 * @throws Refusal TOO_LARGE
 */
export const refuseLonger =
  (bytes: number, message = 'The request is too large'): RequestHandler =>
  (request, _response, next) => {
    if (announcedBytes(request) > bytes) throw new Refusal('TOO_LARGE', message);
    next();
  };

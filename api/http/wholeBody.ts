import type { Request, RequestHandler } from 'express';
import { Refusal } from '../../schema/refusal.ts';

/** Whether the request says that a body comes with it. */
export const announcesBody = (request: Request): boolean =>
  Number(request.get('content-length') ?? 0) > 0 || request.get('transfer-encoding') !== undefined;

/**
 * Stands behind the parser, which passes over the body of a client that has gone away: what was
 * asked for is then not known, so nothing is done.
 * @throws Refusal BAD_INPUT, which nobody is there to read
 */
export const wholeBodyOnly: RequestHandler = (request, _response, next) => {
  if (announcesBody(request) && request.body === undefined) {
    throw new Refusal('BAD_INPUT', 'The request ended before its body was read');
  }
  next();
};

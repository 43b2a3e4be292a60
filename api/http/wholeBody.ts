import type { Request, RequestHandler } from 'express';
import { Refusal } from '../../schema/refusal.ts';

/** Whether the request announces a body. */
export const announcesBody = (request: Request): boolean =>
  Number(request.get('content-length') ?? 0) > 0 || request.get('transfer-encoding') !== undefined;

/**
 * Runs after the parser, which skips the body of a client that has disconnected: without its body the
 * request must not be executed.
 * @throws Refusal BAD_INPUT
 */
export const wholeBodyOnly: RequestHandler = (request, _response, next) => {
  if (announcesBody(request) && request.body === undefined) {
    throw new Refusal('BAD_INPUT', 'The request ended before its body was read');
  }
  next();
};

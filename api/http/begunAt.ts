import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';

/** In `performance.now()`. */
const beginnings = new WeakMap<IncomingMessage, number>();

/** Notes when a request began: reading its session is a part of the time within which it is answered. */
export const noteBeginning: RequestHandler = (request, _response, next) => {
  beginnings.set(request, performance.now());
  next();
};

/** When the request began, as if its body had come at once. Undefined for the upgrade to a socket. */
export const begunAt = (request: IncomingMessage): number | undefined => beginnings.get(request);

/** Leaves out the time until the body is there, which its client determines. */
export const leaveOutBody = (request: IncomingMessage): void => {
  const from = performance.now();
  request.once('end', () => {
    const begun = beginnings.get(request);
    if (begun !== undefined) beginnings.set(request, begun + performance.now() - from);
  });
};

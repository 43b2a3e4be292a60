import type { RequestHandler } from 'express';
import { Refusal } from '../core/errors.ts';
import { hostNameOf, isLoopback } from './address.ts';

/**
 * Guards a server that people reach on this machine only. Its other names (`localhost` beside
 * `127.0.0.1`) lead to the one it goes by, because cookies belong to one name. A foreign name is
 * refused: it comes from a site that has its own name point here, to read what browsers here see.
 * Behind a public address the Host header is the proxy's affair.
 */
export const ownHostOnly = (publicUrl: string): RequestHandler => {
  const own = new URL(publicUrl);
  if (!isLoopback(own.hostname)) return (_request, _response, next) => next();
  return (request, response, next) => {
    const host = request.get('host');
    if (host === own.host) return next();
    if (!isLoopback(hostNameOf(host) ?? '')) {
      throw new Refusal('FORBIDDEN', 'This planner serves its own machine only: see PUBLIC_URL');
    }
    response.redirect(307, `${own.origin}${request.originalUrl}`);
  };
};

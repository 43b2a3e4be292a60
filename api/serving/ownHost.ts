import type { RequestHandler } from 'express';
import { Refusal } from '../../schema/refusal.ts';
import { hostNameOf, isLoopback } from './address.ts';

/**
 * Guards a server that people reach on this machine only. A foreign name is refused: it comes from a
 * site that has its own name point here, to read what browsers here see. Behind a public address the
 * Host header is the proxy's affair.
 */
export const refuseForeignHosts = (publicUrl: string): RequestHandler => {
  if (!isLoopback(new URL(publicUrl).hostname)) return (_request, _response, next) => next();
  return (request, _response, next) => {
    if (!isLoopback(hostNameOf(request.get('host')) ?? '')) {
      throw new Refusal('FORBIDDEN', 'This planner serves its own machine only: see PUBLIC_URL');
    }
    next();
  };
};

/**
 * Leads from this machine's other names (`localhost` beside `127.0.0.1`) to the one that the planner
 * goes by, because cookies belong to one name.
 */
export const leadToOwnHost = (publicUrl: string): RequestHandler => {
  const own = new URL(publicUrl);
  return (request, response, next) => {
    if (!isLoopback(own.hostname) || request.get('host') === own.host) return next();
    response.redirect(307, `${own.origin}${request.originalUrl}`);
  };
};

import type { RequestHandler } from 'express';
import { Refusal } from '../../schema/refusal.ts';
import { hostNameOf, isLoopback } from './address.ts';

/**
 * Protects a server on loopback against DNS rebinding: refuses foreign host names. For a public
 * address the proxy checks the Host header.
 * @throws Refusal FORBIDDEN
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
 * Redirects from this machine's other names (`localhost` for `127.0.0.1`) to the planner's own,
 * because cookies belong to one host name.
 */
export const redirectToOwnHost = (publicUrl: string): RequestHandler => {
  const own = new URL(publicUrl);
  return (request, response, next) => {
    if (!isLoopback(own.hostname) || request.get('host') === own.host) return next();
    response.redirect(307, `${own.origin}${request.originalUrl}`);
  };
};

import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import helmet from 'helmet';
import { Refusal } from '../../schema/refusal.ts';

/** A nonce for the styles that the client's components add while they run. */
export const styleNonce: RequestHandler = (_request, response, next) => {
  response.locals.styleNonce = randomUUID();
  next();
};

/** A strict policy: own scripts only, nothing inline, no framing, nothing loaded from elsewhere. */
export const securityHeaders = (publicUrl: string): RequestHandler => {
  const isSecure = publicUrl.startsWith('https:');
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'"],
        'style-src': [
          "'self'",
          (_request, response) =>
            `'nonce-${(response as { locals?: { styleNonce?: string } }).locals?.styleNonce}'`,
        ],
        'img-src': ["'self'", 'https:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'", publicUrl.replace(/^http/, 'ws')],
        'manifest-src': ["'self'"],
        'form-action': ["'self'"],
        'base-uri': ["'none'"],
        'frame-ancestors': ["'none'"],
      },
    },
    strictTransportSecurity: isSecure,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  });
};

/** Whether a page of another site sent the browser here. Clients that are no browsers say nothing. */
export const isSentByOthers = (request: Request): boolean =>
  !['same-origin', 'none', undefined].includes(request.get('sec-fetch-site'));

const ofOtherSites = () => new Refusal('FORBIDDEN', 'Requests from other sites are refused');

/** For what a link must not do, though it is a GET. @throws Refusal FORBIDDEN */
export const demandOwnSite = (request: Request): void => {
  if (isSentByOthers(request)) throw ofOtherSites();
};

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Writes from other sites' pages are refused, whatever cookies came along. Clients that are no
 * browsers send neither header.
 */
export const refuseOtherSites = (publicUrl: string): RequestHandler => {
  const { origin: own } = new URL(publicUrl);
  return (request, _response, next) => {
    if (reading.has(request.method)) return next();
    const origin = request.get('origin');
    const site = request.get('sec-fetch-site');
    // Forms of our own pages that send no referrer say "null", and by the other header whose they are.
    const isUnnamed = origin === 'null' && site === 'same-origin';
    const isForeign = origin !== undefined && origin !== own && !isUnnamed;
    if (isForeign || isSentByOthers(request)) throw ofOtherSites();
    next();
  };
};

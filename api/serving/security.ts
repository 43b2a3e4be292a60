import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import helmet from 'helmet';
import { Refusal } from '../../schema/refusal.ts';

/** Sets a nonce for the styles that the client adds at runtime. */
export const styleNonce: RequestHandler = (_request, response, next) => {
  response.locals.styleNonce = randomUUID();
  next();
};

/** A strict policy: own scripts only, nothing inline, no framing, no foreign sources. */
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

/** Whether another site's page caused the request. Only browsers send the header. */
export const isCrossSite = (request: Request): boolean =>
  !['same-origin', 'none', undefined].includes(request.get('sec-fetch-site'));

const crossSiteRefusal = () => new Refusal('FORBIDDEN', 'Requests from other sites are refused');

/** Refuses a GET request with effects if another site's link caused it. @throws Refusal FORBIDDEN */
export const requireSameSite = (request: Request): void => {
  if (isCrossSite(request)) throw crossSiteRefusal();
};

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes from other sites' pages (CSRF). Clients that are not browsers send neither header.
 * @throws Refusal FORBIDDEN
 */
export const refuseCrossSiteWrites = (publicUrl: string): RequestHandler => {
  const { origin: own } = new URL(publicUrl);
  return (request, _response, next) => {
    if (reading.has(request.method)) return next();
    const origin = request.get('origin');
    const site = request.get('sec-fetch-site');
    // Forms of our own pages without a referrer send the origin "null".
    const isUnnamed = origin === 'null' && site === 'same-origin';
    const isForeign = origin !== undefined && origin !== own && !isUnnamed;
    if (isForeign || isCrossSite(request)) throw crossSiteRefusal();
    next();
  };
};

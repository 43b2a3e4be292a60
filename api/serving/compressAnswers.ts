import { constants } from 'node:zlib';
import compression from 'compression';
import type { RequestHandler } from 'express';

/** In bytes. Shorter answers fit in one packet either way. */
const worthIt = 1_000;

const compressible =
  /^(application\/(problem\+)?json|application\/graphql-response\+json|text\/(html|csv|css))/;

/**
 * Compresses answers of more than a kilobyte. BREACH, which learns a secret from the length of an
 * answer, needs the secret next to text of the attacker's choice. Our answers contain no secrets: the
 * session is in a cookie, bodies and pages contain no tokens, and each page has a new nonce. Other
 * sites cannot make a browser send the cookie with a request.
 */
export const compressAnswers = (): RequestHandler =>
  compression({
    threshold: worthIt,
    level: 6,
    // The highest quality that takes no longer than gzip.
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    filter: (_request, response) => compressible.test(String(response.getHeader('Content-Type'))),
  });

import { constants } from 'node:zlib';
import compression from 'compression';
import type { RequestHandler } from 'express';

/** What is shorter takes one packet either way. */
const worthIt = 1_000;

const compressible =
  /^(application\/(problem\+)?json|application\/graphql-response\+json|text\/(html|csv|css))/;

/**
 * Compresses answers of more than a kilobyte, on a thread of zlib's. To learn a secret from the
 * length of an answer (BREACH), it would have to stand beside text of the attacker's choice. Ours
 * hold none: the session is in a cookie that no answer repeats, there are no tokens in bodies or
 * pages, and a page's nonce is new in each. Other sites cannot make a browser ask with its cookie.
 */
export const compressAnswers = (): RequestHandler =>
  compression({
    threshold: worthIt,
    level: 6,
    // The best that costs no more time than gzip.
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    filter: (_request, response) => compressible.test(String(response.getHeader('Content-Type'))),
  });

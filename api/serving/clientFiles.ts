import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import express, { type RequestHandler, Router } from 'express';

/** The name in index.html that gives way to the response's nonce. */
const noncePlaceholder = '%CSP_NONCE%';

/**
 * The built client: hashed files may be kept for a year, everything else is asked for again. Any
 * other path a browser navigates to gets index.html, where the client's router takes over.
 */
export const clientFiles = async (folder: string, publicUrl: string): Promise<Router> => {
  const index = await readFile(join(folder, 'index.html'), 'utf8');
  const router = Router();
  router.use(
    '/assets',
    express.static(join(folder, 'assets'), { immutable: true, maxAge: '365d', index: false }),
    (_request, response) => void response.sendStatus(404),
  );
  router.use(express.static(folder, { index: false, maxAge: 0 }));
  router.get('/{*path}', sendIndex(index, publicUrl));
  return router;
};

const sendIndex =
  (index: string, publicUrl: string): RequestHandler =>
  (request, response) => {
    const { host } = new URL(publicUrl);
    if (request.get('host') !== host && !request.get('x-forwarded-host')) {
      // Cookies belong to one host name: `localhost` and `127.0.0.1` would each have their own.
      response.redirect(`${publicUrl}${request.originalUrl}`);
      return;
    }
    const isPublicLink = request.path.startsWith('/public/');
    if (isPublicLink) response.set('X-Robots-Tag', 'noindex');
    response
      .set('Cache-Control', 'no-cache')
      .type('html')
      .send(index.replaceAll(noncePlaceholder, response.locals.styleNonce));
  };

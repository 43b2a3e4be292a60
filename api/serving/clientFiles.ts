import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import express, { type RequestHandler, Router } from 'express';

/** The name in index.html that gives way to the response's nonce. */
const noncePlaceholder = '%CSP_NONCE%';

/**
 * The built client: hashed files may be kept for a year, everything else is asked for again. Any
 * other path a browser navigates to gets index.html, where the client's router takes over.
 */
export const clientFiles = async (folder: string): Promise<Router> => {
  const index = await readFile(join(folder, 'index.html'), 'utf8');
  const router = Router();
  router.use(
    '/assets',
    express.static(join(folder, 'assets'), { immutable: true, maxAge: '365d', index: false }),
    (_request, response) => void response.sendStatus(404),
  );
  router.use(insteadOfIndex(sendIndex(index)));
  router.use(express.static(folder, { index: false, maxAge: 0 }));
  router.get('/{*path}', sendIndex(index));
  return router;
};

/** The page itself, by its own name and however that is written, is sent with its nonce as well. */
const insteadOfIndex =
  (send: RequestHandler): RequestHandler =>
  (request, response, next) =>
    /^\/index\.html$/i.test(fileOf(request.path)) ? send(request, response, next) : next();

const fileOf = (path: string): string => {
  try {
    return posix.normalize(decodeURIComponent(path));
  } catch {
    return path;
  }
};

const sendIndex =
  (index: string): RequestHandler =>
  (request, response) => {
    const isPublicLink = /^\/public\//i.test(request.path);
    if (isPublicLink) response.set('X-Robots-Tag', 'noindex');
    response
      .set('Cache-Control', 'no-cache')
      .type('html')
      .send(index.replaceAll(noncePlaceholder, response.locals.styleNonce));
  };

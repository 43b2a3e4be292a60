import { readdir, readFile } from 'node:fs/promises';
import { extname, join, posix } from 'node:path';
import express, { type Request, type RequestHandler, Router } from 'express';
import { pageParts } from './pageFiles.ts';

/** The name in index.html that gives way to the response's nonce. */
const noncePlaceholder = '%CSP_NONCE%';

/** Who asks for a page: a member's own row, null for a stranger, undefined where it is not known. */
export type WhoAsks = (request: Request) => Promise<object | null | undefined>;

/**
 * The built client: hashed files may be kept for a year, everything else is asked for again. Any
 * other path a browser navigates to gets index.html, where the client's router takes over.
 */
export const clientFiles = async (folder: string, whoAsks: WhoAsks): Promise<Router> => {
  const sendPage = await pageSender(folder, whoAsks);
  const router = Router();
  router.use(await compressedFiles(folder));
  router.use(
    '/assets',
    express.static(join(folder, 'assets'), { immutable: true, maxAge: '365d', index: false }),
    (_request, response) => void response.sendStatus(404),
  );
  router.use(insteadOfIndex(sendPage));
  router.use(express.static(folder, { index: false, maxAge: 0 }));
  router.get('/{*path}', sendPage);
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

const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;
const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
};

/**
 * Turns to the file's compressed form, which the build wrote beside it, where the browser takes it.
 * Files are the same for everybody, so their length says nothing of anybody.
 */
const compressedFiles = async (folder: string): Promise<RequestHandler> => {
  const names = await readdir(folder, { recursive: true });
  const known = new Set(names.map((name) => `/${name}`));
  return (request, response, next) => {
    const plain = request.path;
    const type = types[extname(plain)];
    if (!type || !encodings.some(({ ending }) => known.has(plain + ending))) return next();
    response.vary('Accept-Encoding');
    // The best that is taken: browsers name gzip first, out of habit.
    const encoding = encodings.find(
      ({ name, ending }) => known.has(plain + ending) && request.acceptsEncodings(name),
    );
    if (encoding) {
      request.url = request.url.replace(plain, plain + encoding.ending);
      response.set({ 'Content-Encoding': encoding.name, 'Content-Type': type });
    }
    next();
  };
};

/** JSON that no script element ends early. */
const inHtml = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * index.html with what the page needs: links to its files, and who asks for it, so that the client
 * need not ask for either. Without an answer to who it is, the client asks itself.
 */
const pageSender = async (folder: string, whoAsks: WhoAsks): Promise<RequestHandler> => {
  const index = await readFile(join(folder, 'index.html'), 'utf8');
  const partsOf = await pageParts(folder);
  return async (request, response) => {
    const who = await whoAsks(request);
    const isPublicLink = /^\/public\//i.test(request.path);
    if (isPublicLink) response.set('X-Robots-Tag', 'noindex');
    const known =
      who === undefined ? '' : `<script type="application/json" id="who">${inHtml(who)}</script>`;
    const { links, markup } = partsOf(request.path, Boolean(who));
    // Drawn for strangers: whoever may be a member gets what the client makes of it.
    const content = who === null ? markup : '';
    response
      .set('Cache-Control', 'private, no-cache')
      .vary('Cookie')
      .type('html')
      .send(
        index
          .replace('</head>', () => `${known}${links}</head>`)
          .replace('<div id="root"></div>', () => `<div id="root">${content}</div>`)
          .replaceAll(noncePlaceholder, response.locals.styleNonce),
      );
  };
};

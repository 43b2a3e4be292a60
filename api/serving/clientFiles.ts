import { readdir, readFile } from 'node:fs/promises';
import { extname, join, posix } from 'node:path';
import express, { type Request, type RequestHandler, Router } from 'express';
import { type Ask, createFirstAnswers } from './firstAnswers.ts';
import { pageParts } from './pageFiles.ts';
import { isSentByOthers } from './security.ts';

/** The name in index.html that gives way to the response's nonce. */
const noncePlaceholder = '%CSP_NONCE%';

/** A member's own row, and what asks in their name. */
type Visitor = { self: { id: string }; ask: Ask };

/** Who asks for a page: null for a stranger, undefined where it is not known. */
export type WhoAsks = (request: Request) => Promise<Visitor | null | undefined>;

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

/** JSON that nothing within ends early, in an element that no browser runs. */
const dataElement = (id: string, json: string): string => {
  const text = json.replace(/[<\u2028\u2029]/g, escaped);
  return `<script type="application/json" id="${id}">${text}</script>`;
};

const escaped = (character: string): string =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * index.html with what the page needs: links to its files, who asks for it, and what its first screen
 * would ask next, so that the client need not ask for either. Without an answer to one of them, the
 * client asks itself. What is a member's own is kept by nobody on the way, not even their browser.
 */
const pageSender = async (folder: string, whoAsks: WhoAsks): Promise<RequestHandler> => {
  const index = await readFile(join(folder, 'index.html'), 'utf8');
  const partsOf = await pageParts(folder);
  const firstAnswer = createFirstAnswers();
  return async (request, response) => {
    const visitor = await whoAsks(request);
    const isPublicLink = /^\/public\//i.test(request.path);
    if (isPublicLink) response.set('X-Robots-Tag', 'noindex');
    const { links, markup, query } = partsOf(request.path, Boolean(visitor));
    const who =
      visitor === undefined ? '' : dataElement('who', JSON.stringify(visitor?.self ?? null));
    const answer =
      visitor &&
      query &&
      (await firstAnswer({
        memberId: visitor.self.id,
        ask: visitor.ask,
        query,
        search: searchOf(request),
      }));
    const told = answer ? dataElement('first-answer', answer) : '';
    // Drawn for strangers: whoever may be a member gets what the client makes of it.
    const content = visitor === null ? markup : '';
    response
      .set('Cache-Control', cacheControl(request, Boolean(visitor)))
      .vary('Cookie')
      .type('html')
      .send(
        index
          // First, so that nothing that members write is taken for its place.
          .replaceAll(noncePlaceholder, response.locals.styleNonce)
          .replace('<div id="root"></div>', () => `<div id="root">${content}</div>${told}`)
          .replace('</head>', () => `${who}${links}</head>`),
      );
  };
};

/** As the browser reads it: `request.query` takes what is named twice for a list. */
const searchOf = ({ originalUrl }: Request): URLSearchParams => {
  const begin = originalUrl.indexOf('?');
  return new URLSearchParams(begin < 0 ? '' : originalUrl.slice(begin));
};

/**
 * A page that another site opens comes with the cookie. Not compressed (`no-transform`), its length
 * tells that site nothing of how what is in it relates to what the site has put there.
 */
const cacheControl = (request: Request, isPersonal: boolean): string => {
  if (!isPersonal) return 'private, no-cache';
  return isSentByOthers(request) ? 'private, no-store, no-transform' : 'private, no-store';
};

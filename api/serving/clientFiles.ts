import { extname, join, posix } from 'node:path';
import express, { type Request, type RequestHandler, Router } from 'express';
import { allow } from '../http/otherMethods.ts';
import { type Ask, createFirstAnswers } from './firstAnswers.ts';
import { latestBuild } from './pageFiles.ts';
import { isCrossSite } from './security.ts';

/** The placeholder in index.html for the response's nonce. */
const noncePlaceholder = '%CSP_NONCE%';

/** A member's own row, and a function that runs queries as them. */
type Visitor = { self: { id: string }; ask: Ask };

type LatestBuild = Awaited<ReturnType<typeof latestBuild>>;

/** Identifies the visitor of a page: null for a stranger, undefined if unknown. */
export type IdentifyVisitor = (request: Request) => Promise<Visitor | null | undefined>;

/**
 * Serves the built client. Browsers may cache hashed files for a year and revalidate all others. All other
 * paths get index.html, where the client's router takes over.
 */
export const clientFiles = async (
  folder: string,
  identifyVisitor: IdentifyVisitor,
): Promise<Router> => {
  const build = await latestBuild(folder);
  const sendPage = pageSender(build, identifyVisitor);
  const router = Router();
  router.use(readsOnly);
  router.use(compressedFiles(build));
  router.use(
    '/assets',
    express.static(join(folder, 'assets'), { ...whole, immutable: true, maxAge: '365d' }),
    (_request, response) => void response.sendStatus(404),
  );
  // Has no path pattern, because express would refuse malformed escapes in addresses, which are pages too.
  router.use(insteadOfIndex(sendPage));
  router.use(express.static(folder, { ...whole, maxAge: 0 }));
  router.use(sendPage);
  return router;
};

/** No ranges, because the files are small, and a range beyond the end would be an error. */
const whole = { index: false, acceptRanges: false } as const;

/** Every path is a file or a page, so other methods leave this router. */
const readsOnly: RequestHandler = (request, response, next) =>
  /^(GET|HEAD)$/.test(request.method)
    ? next()
    : allow('get')(request, response, () => next('router'));

/** Sends index.html with its nonce also if requested by name, however spelled. */
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
 * Sends the compressed file of the build if the browser accepts it. Files are the same for everybody, so
 * their length reveals nothing.
 */
const compressedFiles =
  (build: LatestBuild): RequestHandler =>
  async (request, response, next) => {
    const plain = request.path;
    const type = types[extname(plain)];
    if (!type) return next();
    const { has } = await build();
    if (!encodings.some(({ ending }) => has(plain + ending))) return next();
    response.vary('Accept-Encoding');
    // The order is ours, because browsers list gzip first.
    const encoding = encodings.find(
      ({ name, ending }) => has(plain + ending) && request.acceptsEncodings(name),
    );
    if (encoding) {
      request.url = request.url.replace(plain, plain + encoding.ending);
      response.set({ 'Content-Encoding': encoding.name, 'Content-Type': type });
    }
    next();
  };

/** JSON in a script element that browsers do not run, with characters that could end it escaped. */
const dataElement = (id: string, json: string): string => {
  const text = json.replace(/[<\u2028\u2029]/g, escaped);
  return `<script type="application/json" id="${id}">${text}</script>`;
};

const escaped = (character: string): string =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Sends index.html with links to the page's files, the visitor's own row and the answer to the first screen's
 * query, so that the client need not request them. It requests those that are missing. Personal pages are not
 * cached, not even by the browser.
 */
const pageSender = (build: LatestBuild, identifyVisitor: IdentifyVisitor): RequestHandler => {
  const firstAnswer = createFirstAnswers();
  return async (request, response) => {
    const visitor = await identifyVisitor(request);
    const isPublicLink = /^\/(public|s)\//i.test(request.path);
    if (isPublicLink) response.set('X-Robots-Tag', 'noindex');
    const isSignedIn = visitor === undefined ? undefined : visitor !== null;
    const { index, partsOf } = await build();
    const { links, markup, query, named } = partsOf(request.path, isSignedIn);
    const who =
      visitor === undefined ? '' : dataElement('who', JSON.stringify(visitor?.self ?? null));
    const answer =
      visitor &&
      query &&
      (await firstAnswer({
        memberId: visitor.self.id,
        ask: visitor.ask,
        query,
        address: addressOf(request, named),
      }));
    const element = answer ? dataElement('first-answer', answer) : '';
    response
      .set('Cache-Control', cacheControl(request, Boolean(visitor)))
      .vary('Cookie')
      .type('html')
      .send(
        index
          // Replaced first, because later parts contain text of members.
          .replaceAll(noncePlaceholder, response.locals.styleNonce)
          .replace('<div id="root"></div>', () => `<div id="root">${markup}</div>${element}`)
          .replace('</head>', () => `${who}${links}</head>`),
      );
  };
};

/**
 * The parameters, parsed as browsers do (`request.query` makes a list of a repeated one), and what the page list
 * names of the path.
 */
const addressOf = (
  { originalUrl }: Request,
  named: Readonly<Record<string, string>> = {},
): URLSearchParams => {
  const begin = originalUrl.indexOf('?');
  const address = new URLSearchParams(begin < 0 ? '' : originalUrl.slice(begin));
  for (const [name, value] of Object.entries(named)) address.set(name, value);
  return address;
};

/**
 * A page opened from another site comes with the cookie. Without compression (`no-transform`), its length
 * does not reveal how its content relates to text of that site (BREACH).
 */
const cacheControl = (request: Request, isPersonal: boolean): string => {
  if (!isPersonal) return 'private, no-cache';
  return isCrossSite(request) ? 'private, no-store, no-transform' : 'private, no-store';
};

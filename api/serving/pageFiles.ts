import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FirstQuery } from './firstAnswers.ts';

/**
 * `signedIn` limits the files to signed-in visitors or to strangers. If absent, they are for all, also for
 * visitors of unknown state.
 */
type PageFiles = {
  path: string;
  signedIn?: boolean;
  scripts: string[];
  styles: string[];
  markup: string;
  fonts: string[];
  query?: FirstQuery;
};

/**
 * The parts that differ between the HTML of pages: links, content, and the first query with what the address's path
 * names of it.
 */
type PageParts = {
  links: string;
  markup: string;
  query?: FirstQuery | undefined;
  named?: Readonly<Record<string, string>> | undefined;
};
type PartsOf = (path: string, isSignedIn: boolean | undefined) => PageParts;

/** The built client. `has` tells whether it has a file of this path. */
type Build = {
  writtenAt: number;
  index: string;
  partsOf: PartsOf;
  has: (path: string) => boolean;
};

const pageList = (folder: string): string => join(folder, '.vite', 'pages.json');

const readBuild = async (folder: string): Promise<Build> => {
  const { mtimeMs: writtenAt } = await stat(pageList(folder));
  const index = await readFile(join(folder, 'index.html'), 'utf8');
  const partsOf = await pageParts(folder);
  const files = new Set((await readdir(folder, { recursive: true })).map((name) => `/${name}`));
  return { writtenAt, index, partsOf, has: (path) => files.has(path) };
};

/**
 * Reads the built client, and again after each build: a new build gives its scripts other names, and pages
 * with the earlier names stay blank. The page list is the last file of a build, so an unfinished build
 * changes nothing.
 * @returns a function that returns the latest build
 */
export const latestBuild = async (folder: string): Promise<() => Promise<Build>> => {
  let build = await readBuild(folder);
  return async () => {
    const written = await stat(pageList(folder)).catch(() => undefined);
    if (written && written.mtimeMs !== build.writtenAt)
      build = await readBuild(folder).catch(() => build);
    return build;
  };
};

/**
 * Reads the page list that the build wrote. Links make the browser fetch all files at once, scripts after the
 * styles and fonts that the first paint needs. The markup is prerendered.
 */
const pageParts = async (folder: string): Promise<PartsOf> => {
  const written = await readFile(pageList(folder), 'utf8');
  const pages = (JSON.parse(written) as PageFiles[]).map(
    ({ path, signedIn, scripts, styles, markup, fonts, query }) => ({
      path: new RegExp(path),
      signedIn,
      markup,
      query,
      links: [
        ...fonts.map(
          (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`,
        ),
        ...styles.map((file) => `<link rel="stylesheet" crossorigin href="${file}">`),
        ...scripts.map(
          (file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${file}">`,
        ),
      ].join('\n'),
    }),
  );
  return (path, isSignedIn) => {
    const page = pages.find(
      (one) => one.path.test(path) && (one.signedIn === undefined || one.signedIn === isSignedIn),
    );
    return page ? { ...page, named: page.path.exec(path)?.groups } : { links: '', markup: '' };
  };
};

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FirstQuery } from './firstAnswers.ts';

/** `signedIn`: only for who is, or who is not; for everybody where it is left out. */
type PageFiles = {
  path: string;
  signedIn?: boolean;
  scripts: string[];
  styles: string[];
  markup?: string;
  fonts: string[];
  query?: FirstQuery;
};

/**
 * What a page's HTML has besides what every page begins with: links for its head, its content, and the
 * query whose answer goes with it.
 */
type PageParts = { links: string; markup: string; query?: FirstQuery | undefined };
type PartsOf = (path: string, isSignedIn: boolean) => PageParts;

/**
 * What the build wrote down of each page. Its files are links: the browser asks for all of them at
 * once, rather than for each when the one before has come; scripts after the styles and fonts, which
 * the first paint waits for. Its markup needs no code to be drawn.
 */
export const pageParts = async (folder: string): Promise<PartsOf> => {
  const written = await readFile(join(folder, '.vite', 'pages.json'), 'utf8');
  const pages = (JSON.parse(written) as PageFiles[]).map(
    ({ path, signedIn, scripts, styles, markup = '', fonts, query }) => ({
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
    return page ?? { links: '', markup: '' };
  };
};

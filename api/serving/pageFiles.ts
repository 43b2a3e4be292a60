import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FirstQuery } from './firstAnswers.ts';

/** `signedIn`: for signed-in visitors only, or for strangers only; absent: for all, also where it is not known. */
type PageFiles = {
  path: string;
  signedIn?: boolean;
  scripts: string[];
  styles: string[];
  markup: string;
  fonts: string[];
  query?: FirstQuery;
};

/** The parts that differ between the HTML of pages: links, content, and the first query. */
type PageParts = { links: string; markup: string; query?: FirstQuery | undefined };
type PartsOf = (path: string, isSignedIn: boolean | undefined) => PageParts;

/**
 * Reads the page list that the build wrote. Links make the browser fetch all files at once; scripts
 * come after the styles and fonts that the first paint needs. The markup is prerendered.
 */
export const pageParts = async (folder: string): Promise<PartsOf> => {
  const written = await readFile(join(folder, '.vite', 'pages.json'), 'utf8');
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
    return page ?? { links: '', markup: '' };
  };
};

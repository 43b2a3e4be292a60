import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** `signedIn`: only for who is, or who is not; for everybody where it is left out. */
type PageFiles = { path: string; signedIn?: boolean; scripts: string[]; styles: string[] };

/** What a page's HTML names besides what every page begins with. */
export type PageLinks = (path: string, isSignedIn: boolean) => string;

/**
 * What the build wrote down of each page, as links: the browser asks for all of it at once, rather
 * than for each file when the one before has come.
 */
export const pageLinks = async (folder: string): Promise<PageLinks> => {
  const written = await readFile(join(folder, '.vite', 'pages.json'), 'utf8');
  const pages = (JSON.parse(written) as PageFiles[]).map(({ path, signedIn, scripts, styles }) => ({
    path: new RegExp(path),
    signedIn,
    links: [
      ...styles.map((file) => `<link rel="stylesheet" crossorigin href="${file}">`),
      ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
    ].join('\n'),
  }));
  return (path, isSignedIn) => {
    const page = pages.find(
      (one) => one.path.test(path) && (one.signedIn === undefined || one.signedIn === isSignedIn),
    );
    return page?.links ?? '';
  };
};

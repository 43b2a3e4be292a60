const files = new Map<string, Promise<unknown>>();

const fetchScript = async (path: string): Promise<void> => {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  // The browser caches only what was read to its end.
  await answer.arrayBuffer();
};

const addStyle = (href: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', crossOrigin: '', href });
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new Error(href));
    };
    document.head.append(link);
  });

/** Fetches a file, unless the page has it. A file that could not be fetched can be fetched again. */
const fetched = (path: string): Promise<unknown> | undefined => {
  if (!files.has(path) && !document.querySelector(`link[href="${path}"]`)) {
    const fetching = path.endsWith('.css') ? addStyle(path) : fetchScript(path);
    files.set(path, fetching);
    fetching.catch(() => files.delete(path));
  }
  return files.get(path);
};

/**
 * Imports code once all its files are here. A browser remembers which module it could not fetch, and refuses it from
 * then on, to all code that needs it and also with a network.
 *
 * @param paths below the root of the site; none for code in a single file
 */
export const importWhole = async <Code>(
  load: () => Promise<Code>,
  paths: readonly string[] = [],
): Promise<Code> => {
  await Promise.all(paths.map((path) => fetched(`/${path}`)));
  return load();
};

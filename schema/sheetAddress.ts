/** The path behind the code on a sheet. */
export const sheetPath = (issueId: string): string => `/s/${issueId}`;

/** The issue in such a path, also with punctuation behind it; undefined for other paths. */
export const issueIdOf = (pathname: string): string | undefined =>
  /^\/s\/([\w-]+)(?:[^\w/-][^/]*)?\/?$/.exec(pathname)?.[1];

/** The path behind the code on a sheet. */
export const sheetPath = (issueId: string): string => `/s/${issueId}`;

/** The issue in such a path; undefined for other paths. */
export const issueIdOf = (pathname: string): string | undefined =>
  /^\/s\/([^/]+)\/?$/.exec(pathname)?.[1];

import type { Who } from './whoIsSignedIn.ts';

/** The clients that an address can need; each is loaded without the others. */
export type Entrance = 'landing' | 'publicArrangement' | 'app';

const publicArrangement = /^\/public\/arrangements\/([^/]+)\/?$/;

/** The arrangement that a public link names; undefined for every other address. */
export const publicArrangementId = (pathname: string): string | undefined => {
  const [, id] = publicArrangement.exec(pathname) ?? [];
  return id;
};

/**
 * Guests get pages of their own, which need neither router nor cache. `/` is the landing page only
 * for whom is known to be signed out; where that is not known, the app asks again and says so.
 */
export const entranceOf = async (
  pathname: string,
  whoIsSignedIn: () => Promise<Who>,
): Promise<Entrance> => {
  if (publicArrangementId(pathname)) return 'publicArrangement';
  if (pathname !== '/') return 'app';
  return (await whoIsSignedIn()).status === 'signedOut' ? 'landing' : 'app';
};

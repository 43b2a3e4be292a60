import { issueIdOf } from '../../schema/sheetAddress.ts';
import type { SignInState } from './whoIsSignedIn.ts';

/** The clients that an address may need. Each loads without the others. */
export type StartPage = 'landing' | 'publicArrangement' | 'scannedSheet' | 'app';

/** In a message, a link may include the full stop, quote or bracket that follows it. */
const publicArrangement = /^\/public\/arrangements\/([\w-]+)(?:[^\w/-][^/]*)?\/?$/;

/** The arrangement id in a public link; undefined for other addresses. */
export const publicArrangementId = (pathname: string): string | undefined => {
  const [, id] = publicArrangement.exec(pathname) ?? [];
  return id;
};

/**
 * Guests get separate pages without router and cache. `/` is the landing page only for visitors known to be
 * signed out. If the sign-in state is unknown, `/` is the app, which asks again and reports a failure.
 */
export const startPageOf = async (
  pathname: string,
  whoIsSignedIn: () => Promise<SignInState>,
): Promise<StartPage> => {
  if (publicArrangementId(pathname)) return 'publicArrangement';
  if (issueIdOf(pathname)) return 'scannedSheet';
  if (pathname !== '/') return 'app';
  return (await whoIsSignedIn()).status === 'signedOut' ? 'landing' : 'app';
};

import type { CurrentUser } from '../members/currentUser.ts';

export type Who =
  | { status: 'signedIn'; user: CurrentUser }
  | { status: 'signedOut' }
  /** No answer, or an answer that settles nothing. */
  | { status: 'unknown' };

/** The page itself names the member who is signed in, unless the server did not know. */
const toldByPage = (): Who | undefined => {
  const text = document.getElementById('who')?.textContent;
  if (!text) return undefined;
  const user = JSON.parse(text) as CurrentUser | null;
  return user ? { status: 'signedIn', user } : { status: 'signedOut' };
};

const ask = async (): Promise<Who> => {
  try {
    const answer = await fetch('/api/auth/user');
    // Always reads the body: an unread answer keeps its request open.
    const body = await answer.json();
    if (answer.ok) return { status: 'signedIn', user: body };
    return { status: answer.status === 401 ? 'signedOut' : 'unknown' };
  } catch {
    return { status: 'unknown' };
  }
};

let asked: Promise<Who> | undefined;

/** Asks once per page load, if the page does not say. */
export const whoIsSignedIn = (): Promise<Who> => {
  asked ??= Promise.resolve(toldByPage() ?? ask());
  return asked;
};

import type { CurrentUser } from '../members/currentUser.ts';

export type Who =
  | { status: 'signedIn'; user: CurrentUser }
  | { status: 'signedOut' }
  /** No answer, or one that says neither. */
  | { status: 'unknown' };

const ask = async (): Promise<Who> => {
  try {
    const answer = await fetch('/api/auth/user');
    // Read whatever it says: an answer that is not read keeps its request open.
    const body = await answer.json();
    if (answer.ok) return { status: 'signedIn', user: body };
    return { status: answer.status === 401 ? 'signedOut' : 'unknown' };
  } catch {
    return { status: 'unknown' };
  }
};

let asked: Promise<Who> | undefined;

/** Asked once a page load, while the code of the page is still on its way. */
export const whoIsSignedIn = (): Promise<Who> => {
  asked ??= ask();
  return asked;
};

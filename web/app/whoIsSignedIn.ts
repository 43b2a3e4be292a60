import type { CurrentUser } from '../members/currentUser.ts';

export type Who =
  | { status: 'signedIn'; user: CurrentUser }
  | { status: 'signedOut' }
  /** No answer, or one that says neither. */
  | { status: 'unknown' };

/** The page itself says who it was sent to, unless the server could not tell. */
const toldByPage = (): Who | undefined => {
  const text = document.getElementById('who')?.textContent;
  if (!text) return undefined;
  const user = JSON.parse(text) as CurrentUser | null;
  return user ? { status: 'signedIn', user } : { status: 'signedOut' };
};

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

/** Asked once a page load, where the page does not say it. */
export const whoIsSignedIn = (): Promise<Who> => {
  asked ??= Promise.resolve(toldByPage() ?? ask());
  return asked;
};

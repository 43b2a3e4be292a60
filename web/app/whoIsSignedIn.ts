import type { CurrentUser } from '../members/currentUser.ts';

export type SignInState =
  | { status: 'signedIn'; user: CurrentUser }
  | { status: 'signedOut' }
  /** There was no answer, or an answer that does not tell. */
  | { status: 'unknown' };

/** The sign-in state that the server wrote into the page; undefined if the server did not know it. */
const stateInPage = (): SignInState | undefined => {
  const text = document.getElementById('who')?.textContent;
  if (!text) return undefined;
  const user = JSON.parse(text) as CurrentUser | null;
  return user ? { status: 'signedIn', user } : { status: 'signedOut' };
};

/** Asks the server who is signed in. */
export const fetchSignInState = async (): Promise<SignInState> => {
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

let answer: Promise<SignInState> | undefined;

/** Fetched once per page load, unless the page's HTML says it. */
export const whoIsSignedIn = (): Promise<SignInState> => {
  answer ??= Promise.resolve(stateInPage() ?? fetchSignInState());
  return answer;
};

import { createApolloClient } from '../graphql/client.ts';
import { connectionAtom } from '../graphql/connection.ts';
import { firstAnswerOfPage } from '../graphql/firstAnswer.ts';
import { CurrentUser } from '../members/currentUser.ts';
import { hasUnsavedWorkAtom } from '../ui/unsavedWork.ts';
import { store } from './store.ts';
import { fetchSignInState, type SignInState } from './whoIsSignedIn.ts';

/** A screen with entries stays until they are given up. */
const nothingUnsaved = () =>
  new Promise<void>((done) => {
    if (!store.get(hasUnsavedWorkAtom)) return done();
    const stop = store.sub(hasUnsavedWorkAtom, () => {
      stop();
      // The screen has gone by then.
      setTimeout(done);
    });
  });

let lastUserId: string | undefined;

/**
 * The session has ended: shows the screens as signed out, and drops the cached data. In this order, since
 * screens no longer follow a store that was cleared.
 */
const forgetTheUser = async (): Promise<void> => {
  const { cache } = apolloClient;
  const user = cache.readQuery({ query: CurrentUser })?.me;
  if (user === null) return;
  lastUserId = user?.id;
  const signOut = () => cache.writeQuery({ query: CurrentUser, data: { me: null } });
  signOut();
  await nothingUnsaved();
  if (cache.readQuery({ query: CurrentUser })?.me) return;
  await apolloClient.clearStore();
  signOut();
};

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** While commands are not answered, leaving could lose them: the browser asks first. */
const askBeforeLosing = (unanswered: number): void => {
  if (unanswered > 0) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
};

export const apolloClient = createApolloClient({
  reportConnection: (connection) => store.set(connectionAtom, connection),
  reportUnanswered: askBeforeLosing,
  firstAnswer: firstAnswerOfPage(),
  onRefused: () => void checkSession(),
});

/** Caches the answer from the start of the page load, so that screens need not fetch it again. */
export const cacheSignInState = (who: SignInState): void => {
  if (who.status === 'unknown') return;
  const me = who.status === 'signedIn' ? { ...who.user, __typename: 'User' as const } : null;
  apolloClient.writeQuery({ query: CurrentUser, data: { me } });
};

/** The number of checks begun, and that of the latest with an answer. */
const checks = { begun: 0, answered: 0 };

/**
 * Asks who is signed in. Without an answer nothing changes, nor by one that comes after that to a later check. The
 * answer comes after a refused command has put back what was entered, which keeps its screen.
 */
export const checkSession = async (): Promise<void> => {
  checks.begun += 1;
  const own = checks.begun;
  const who = await fetchSignInState();
  if (who.status === 'unknown' || own < checks.answered) return;
  checks.answered = own;
  if (who.status === 'signedOut') return forgetTheUser();
  // What is cached is another member's.
  if (who.status === 'signedIn' && who.user.id !== (lastUserId ?? who.user.id))
    return window.location.reload();
  cacheSignInState(who);
};

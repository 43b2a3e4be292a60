import { createApolloClient } from '../graphql/client.ts';
import { connectionAtom } from '../graphql/connection.ts';
import { firstAnswerOfPage } from '../graphql/firstAnswer.ts';
import { memberOfPage, noteMemberOfPage } from '../graphql/memberOfPage.ts';
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

/**
 * The session has ended: shows the screens as signed out, and drops the cached data. In this order, since
 * screens no longer follow a store that was cleared.
 */
const forgetTheUser = async (): Promise<void> => {
  const { cache } = apolloClient;
  if (cache.readQuery({ query: CurrentUser })?.me === null) return;
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
  if (who.status === 'signedIn') noteMemberOfPage(who.user.id);
  const me = who.status === 'signedIn' ? { ...who.user, __typename: 'User' as const } : null;
  apolloClient.writeQuery({ query: CurrentUser, data: { me } });
};

let lastInTheWay: string | undefined;

/**
 * What is cached is the page's member's, not theirs. The browser asks before it drops entries, once: when it has
 * asked, the page has the focus again, and would ask for ever.
 */
const giveWayTo = (otherId: string): void => {
  const hasEntries = store.get(hasUnsavedWorkAtom);
  if (hasEntries) void forgetTheUser();
  if (hasEntries && lastInTheWay === otherId) return;
  lastInTheWay = otherId;
  window.location.reload();
};

/** The number of checks begun, and that of the latest with an answer. */
const checks = { begun: 0, answered: 0 };

/**
 * Asks who is signed in. Without an answer nothing changes, nor by one that comes after that to a later check. The
 * answer comes after a refused command has put back what was entered, which keeps its screen.
 */
const checkSession = async (): Promise<void> => {
  checks.begun += 1;
  const own = checks.begun;
  const who = await fetchSignInState();
  if (who.status === 'unknown' || own < checks.answered) return;
  checks.answered = own;
  if (who.status === 'signedOut') return forgetTheUser();
  const isOfPage = who.user.id === (memberOfPage() ?? who.user.id);
  if (isOfPage) cacheSignInState(who);
  else giveWayTo(who.user.id);
};

// Somebody may have signed out or in elsewhere.
window.addEventListener('focus', () => void checkSession());

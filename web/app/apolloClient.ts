import { createApolloClient } from '../graphql/client.ts';
import { connectionAtom } from '../graphql/connection.ts';
import { firstAnswerOfPage } from '../graphql/firstAnswer.ts';
import { memberOfPage, noteMemberOfPage } from '../graphql/memberOfPage.ts';
import { CurrentUser } from '../members/currentUser.ts';
import { hasUnsavedWorkAtom } from '../ui/unsavedWork.ts';
import { store } from './store.ts';
import { fetchSignInState, type SignInState } from './whoIsSignedIn.ts';

/** Resolves once no screen has unsaved entries. */
const nothingUnsaved = () =>
  new Promise<void>((done) => {
    if (!store.get(hasUnsavedWorkAtom)) return done();
    const stop = store.sub(hasUnsavedWorkAtom, () => {
      stop();
      // By then the screen has gone.
      setTimeout(done);
    });
  });

/**
 * Shows the screens as signed out, then drops the cached data: in this order, because screens stop following
 * a store that was cleared.
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

/** Makes the browser ask before leaving while commands are unanswered, because leaving could lose them. */
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
 * Reloads the page for another member, whose data the cache does not hold. With unsaved entries the browser
 * asks first, but once per member: its question returns the focus to the page, which would ask again.
 */
const giveWayTo = (otherId: string): void => {
  const hasEntries = store.get(hasUnsavedWorkAtom);
  if (hasEntries) void forgetTheUser();
  if (hasEntries && lastInTheWay === otherId) return;
  lastInTheWay = otherId;
  window.location.reload();
};

/** The number of checks begun, and the number of the latest answered check. */
const checks = { begun: 0, answered: 0 };

/**
 * Asks who is signed in. Ignores a missing answer, and one that arrives after the answer to a later check. A
 * refused command has restored the member's entries by then, so their screen stays.
 */
const checkSession = async (): Promise<void> => {
  checks.begun += 1;
  const own = checks.begun;
  const who = await fetchSignInState();
  if (who.status === 'unknown' || own < checks.answered) return;
  checks.answered = own;
  if (who.status === 'signedOut') return forgetTheUser();
  const isOfPage = who.user.id === (memberOfPage() ?? who.user.id);
  if (!isOfPage) return giveWayTo(who.user.id);
  const role = apolloClient.readQuery({ query: CurrentUser })?.me?.role;
  cacheSignInState(who);
  // Another role may see other events. Live updates only report later changes.
  if (role && role !== who.user.role)
    void apolloClient.refetchObservableQueries().catch(() => undefined);
};

// Somebody may have signed out or in in another tab.
window.addEventListener('focus', () => void checkSession());

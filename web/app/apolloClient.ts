import { createApolloClient } from '../graphql/client.ts';
import { connectionAtom } from '../graphql/connection.ts';
import { firstAnswerOfPage } from '../graphql/firstAnswer.ts';
import { CurrentUser } from '../members/currentUser.ts';
import { store } from './store.ts';
import type { SignInState } from './whoIsSignedIn.ts';

/**
 * The session has ended: shows the screens as signed out, and drops the cached data. In this order, since
 * screens no longer follow a store that was cleared.
 */
const forgetTheUser = async (): Promise<void> => {
  const { cache } = apolloClient;
  if (cache.readQuery({ query: CurrentUser })?.me === null) return;
  const signOut = () => cache.writeQuery({ query: CurrentUser, data: { me: null } });
  signOut();
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
  onSignedOut: () => void forgetTheUser(),
  reportUnanswered: askBeforeLosing,
  firstAnswer: firstAnswerOfPage(),
  onRefused: () => void apolloClient.refetchQueries({ include: [CurrentUser] }),
});

/** Caches the answer from the start of the page load, so that screens need not fetch it again. */
export const cacheSignInState = (who: SignInState): void => {
  if (who.status === 'unknown') return;
  const me = who.status === 'signedIn' ? { ...who.user, __typename: 'User' as const } : null;
  apolloClient.writeQuery({ query: CurrentUser, data: { me } });
};

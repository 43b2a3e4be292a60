import { createApolloClient } from '../graphql/client.ts';
import { connectionAtom } from '../graphql/connection.ts';
import { firstAnswerOfPage } from '../graphql/firstAnswer.ts';
import { CurrentUser } from '../members/currentUser.ts';
import { store } from './store.ts';
import type { Who } from './whoIsSignedIn.ts';

/** The session has ended: the screens see nobody signed in, and what they had read is dropped. */
const forgetTheUser = (): void => {
  const { cache } = apolloClient;
  if (cache.readQuery({ query: CurrentUser })?.me === null) return;
  void apolloClient
    .clearStore()
    .then(() => cache.writeQuery({ query: CurrentUser, data: { me: null } }));
};

export const apolloClient = createApolloClient({
  reportConnection: (connection) => store.set(connectionAtom, connection),
  onSignedOut: forgetTheUser,
  firstAnswer: firstAnswerOfPage(),
  onRefused: () => void apolloClient.refetchQueries({ include: [CurrentUser] }),
});

/** Keeps the answer that the page load began with, so that the screens need not ask again. */
export const rememberWho = (who: Who): void => {
  if (who.status === 'unknown') return;
  const me = who.status === 'signedIn' ? { ...who.user, __typename: 'User' as const } : null;
  apolloClient.writeQuery({ query: CurrentUser, data: { me } });
};

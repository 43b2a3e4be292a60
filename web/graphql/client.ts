import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { RetryLink } from '@apollo/client/link/retry';
import { OperationTypeNode } from 'graphql';
import { createAsOfLink } from './asOf.ts';
import { createCache } from './cache.ts';
import { createCommandOrderLink } from './commandOrder.ts';
import type { Connection } from './connection.ts';
import { createFirstAnswerLink, type FirstAnswer } from './firstAnswer.ts';
import { createLiveLink } from './liveLink.ts';
import { isSignedOut } from './problems.ts';
import { createSocket, socketUrl } from './socket.ts';

type ClientOptions = {
  reportConnection: (connection: Connection) => void;
  /** Called when the server says that there is no session (any more). */
  onSignedOut: () => void;
  /** Called when the server closed the socket on the member: who they are must be asked again. */
  onRefused: () => void;
  /** What came with the page. */
  firstAnswer: FirstAnswer | undefined;
};

/**
 * Sends again what no answer came to. A mutation may be: its command id makes it happen once. A
 * refusal is an answer; so is 401 and every other 4xx.
 */
const retryLost = () =>
  new RetryLink({
    delay: { initial: 300, max: 3_000, jitter: true },
    attempts: {
      max: 4,
      retryIf: (error) =>
        !CombinedGraphQLErrors.is(error) && !(ServerError.is(error) && error.statusCode < 500),
    },
  });

/** A client that shows the latest of what comes over `link`, see README.md. */
export const clientOver = (link: ApolloLink, firstAnswer?: FirstAnswer): ApolloClient => {
  const cache = createCache();
  if (firstAnswer) cache.expect(firstAnswer);
  return new ApolloClient({
    cache,
    // Who asks after a change is not to get the answer of who asked before it.
    queryDeduplication: false,
    link: ApolloLink.from([
      createCommandOrderLink(),
      createAsOfLink(() => cache.reached()),
      createFirstAnswerLink((query, variables) => cache.takeFirst(query, variables)),
      link,
    ]),
  });
};

export const createApolloClient = ({
  reportConnection,
  onSignedOut,
  onRefused,
  firstAnswer,
}: ClientOptions) => {
  const watchSession = new ErrorLink(({ error }) => {
    if (isSignedOut(error)) onSignedOut();
  });
  const live = createLiveLink(
    createSocket(socketUrl(window.location), reportConnection, onRefused),
  );
  const http = new HttpLink({ uri: '/graphql', credentials: 'same-origin' });
  return clientOver(
    ApolloLink.from([
      watchSession,
      ApolloLink.split(
        ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
        live,
        ApolloLink.from([retryLost(), http]),
      ),
    ]),
    firstAnswer,
  );
};

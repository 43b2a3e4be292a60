import { ApolloClient, ApolloLink } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { OperationTypeNode } from 'graphql';
import { createAsOfLink } from './asOf.ts';
import { createCache } from './cache.ts';
import { createCommandOrderLink } from './commandOrder.ts';
import type { Connection } from './connection.ts';
import { createFirstAnswerLink, type FirstAnswer } from './firstAnswer.ts';
import { createLatestAnswerLink } from './latestAnswer.ts';
import { createLiveLink } from './liveLink.ts';
import { isSignedOut } from './problems.ts';
import { createRequestLink } from './requests.ts';
import { createSocket, socketUrl } from './socket.ts';

type ClientOptions = {
  reportConnection: (connection: Connection) => void;
  /**
   * Called when the server refuses a request because there is no session, when it closes the socket because
   * the member's rights changed, and when the socket cannot be opened. The app must then ask for the current
   * user again.
   */
  onRefused: () => void;
  reportUnanswered: (commands: number) => void;
  /** The answer that came with the page. */
  firstAnswer: FirstAnswer | undefined;
};

/** A client that shows the latest state from what arrives over `link` (README.md). */
export const clientOver = (
  link: ApolloLink,
  { firstAnswer, reportUnanswered }: Partial<ClientOptions> = {},
): ApolloClient => {
  const cache = createCache();
  if (firstAnswer) cache.expect(firstAnswer);
  return new ApolloClient({
    cache,
    // A query sent after a change must not get the answer of a query sent before it.
    queryDeduplication: false,
    // Screens show cached data at once, and fetch new data.
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network' } },
    link: ApolloLink.from([
      createCommandOrderLink(reportUnanswered),
      createLatestAnswerLink(),
      createAsOfLink(() => cache.reached()),
      createFirstAnswerLink((query, variables) => cache.takeFirst(query, variables)),
      link,
    ]),
  });
};

export const createApolloClient = (options: ClientOptions) => {
  const { reportConnection, onRefused } = options;
  const watchSession = new ErrorLink(({ error }) => {
    if (isSignedOut(error)) onRefused();
  });
  const live = createLiveLink(
    createSocket(socketUrl(window.location), reportConnection, onRefused),
  );
  return clientOver(
    ApolloLink.from([
      watchSession,
      ApolloLink.split(
        ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
        live,
        createRequestLink('/graphql'),
      ),
    ]),
    options,
  );
};

import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { problemOf } from './problems.ts';

/** What every subscription of ours sends: where the log stands, and whether to ask anew. */
export type Delta = { position: string; resync: boolean };

type FollowOptions<Data, Variables extends OperationVariables> = {
  client: Pick<ApolloClient, 'subscribe'>;
  document: TypedDocumentNode<Data, Variables>;
  variables: Omit<Variables, 'after'>;
  /** The position of what is on the screen already; null to start from now. */
  after?: string | null;
  /** Leave it out where each message has all there is: nothing to resume then, or to keep. */
  deltaOf?: (data: Data) => Delta;
  receive: (data: Data) => void;
};

export type Following = {
  /** The last position that came, or the one to start after. */
  position: () => string | null;
  stop: () => void;
};

/** Spread, so that all who were cut off together do not come back together. */
const msBeforeNextTry = () => 2_500 + 5_000 * Math.random();

/**
 * Follows a subscription until it is stopped. The socket mends lost connections by itself; what
 * ends the subscription beyond that (a server that closes it for good) is tried again after a
 * while, from the last position, and so is a server that is not ready. Any other refusal ends it.
 */
export const follow = <Data, Variables extends OperationVariables>(
  options: FollowOptions<Data, Variables>,
): Following => {
  const { document: query, deltaOf } = options;
  let position = options.after ?? null;
  let again: ReturnType<typeof setTimeout> | undefined;
  let running = start();

  function start() {
    const from = deltaOf ? { after: position } : {};
    const variables = { ...options.variables, ...from } as unknown as Variables;
    return options.client.subscribe<Data>({ query, variables, fetchPolicy: 'no-cache' }).subscribe({
      next: ({ data, error }) => {
        if (error) return tryAgain(error);
        if (!data) return;
        position = deltaOf?.(data as Data).position ?? null;
        options.receive(data as Data);
      },
      error: tryAgain,
    });
  }

  function tryAgain(error: unknown) {
    running?.unsubscribe();
    if (CombinedGraphQLErrors.is(error) && problemOf(error).code !== 'NOT_READY') return;
    clearTimeout(again);
    again = setTimeout(() => {
      running = start();
    }, msBeforeNextTry());
  }

  return {
    position: () => position,
    stop: () => {
      clearTimeout(again);
      running.unsubscribe();
    },
  };
};

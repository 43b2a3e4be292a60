import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { isRefused } from './problems.ts';

/** The fields that every subscription sends: a position in the log, and whether to query again. */
export type Delta = { position: string; resync: boolean };

type SubscriptionOptions<Data, Variables extends OperationVariables> = {
  client: Pick<ApolloClient, 'subscribe'>;
  document: TypedDocumentNode<Data, Variables>;
  variables: Omit<Variables, 'after'>;
  /** The position of the data on the screen; null to start from now. */
  after?: string | null;
  /** Omit it if each message is complete by itself, so that there is no position to resume from. */
  deltaOf?: (data: Data) => Delta;
  receive: (data: Data) => void;
  /** Called when a refusal has ended the subscription, for example because the event is no longer shared. */
  onRefused?: () => void;
};

export type OpenSubscription = {
  /** The last position received, or the one to start after. */
  position: () => string | null;
  stop: () => void;
};

/** Random, so that clients that lost their connection together do not all return at once. */
const msBeforeNextTry = () => 2_500 + 5_000 * Math.random();

/**
 * Keeps a subscription open until `stop` is called. The socket restores lost connections by itself. If the
 * server ends the subscription or is not ready, subscribes again from the last position after a few seconds.
 * Any other refusal ends the subscription.
 */
export const keepSubscribed = <Data, Variables extends OperationVariables>(
  options: SubscriptionOptions<Data, Variables>,
): OpenSubscription => {
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
    if (isRefused(error)) return options.onRefused?.();
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

import type { ApolloLink } from '@apollo/client/link';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import type { Client, FormattedExecutionResult, Sink, SubscribePayload } from 'graphql-ws';

/** The position in a subscription's message: each of ours has one, in its only field. */
const positionIn = (result: FormattedExecutionResult<unknown, unknown>): string | undefined => {
  const [delta] = Object.values(result.data ?? {});
  const position: unknown = (delta as { position?: unknown } | null | undefined)?.position;
  return typeof position === 'string' ? position : undefined;
};

/**
 * Subscriptions that resume: after each message the position is noted in the request itself, which
 * the socket sends again after a lost connection, so `after` then names the last message that came.
 */
export const resumable = (client: Client): Client => ({
  ...client,
  subscribe: <Data = Record<string, unknown>, Extensions = unknown>(
    payload: SubscribePayload,
    sink: Sink<FormattedExecutionResult<Data, Extensions>>,
  ) => {
    const variables: Record<string, unknown> = { ...payload.variables };
    const request: SubscribePayload = { ...payload, variables };
    return client.subscribe<Data, Extensions>(request, {
      ...sink,
      next: (result) => {
        const position = positionIn(result as FormattedExecutionResult<unknown, unknown>);
        if (position) variables.after = position;
        sink.next(result);
      },
      error: (error) => sink.error(error),
      complete: () => sink.complete(),
    });
  },
});

export const createLiveLink = (client: Client): ApolloLink => new GraphQLWsLink(resumable(client));

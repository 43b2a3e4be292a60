import type { ApolloLink } from '@apollo/client/link';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import type { Client, FormattedExecutionResult, Sink, SubscribePayload } from 'graphql-ws';
import { positionIn } from './asOf.ts';

/**
 * Makes subscriptions resumable: writes each message's position to `after` in the request itself,
 * which the socket sends again after a lost connection.
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
        const position = positionIn(result.data);
        if (position) variables.after = position;
        sink.next(result);
      },
      error: (error) => sink.error(error),
      complete: () => sink.complete(),
    });
  },
});

export const createLiveLink = (client: Client): ApolloLink => new GraphQLWsLink(resumable(client));

import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { asOf } from './asOf.ts';
import { plannerCache } from './cache.ts';
import { type Delta, keepSubscribed, type OpenSubscription } from './keepSubscribed.ts';
import { createRefetcher } from './refetcher.ts';

export type LiveOptions<Data, Variables extends OperationVariables, Change extends Delta> = {
  document: TypedDocumentNode<Data, Variables>;
  variables: Omit<Variables, 'after'>;
  /** The position of the query's answer. Omit it if the answer has none. */
  after?: string | null | undefined;
  deltaOf: (data: Data) => Change;
  /** Called once the delta's entities are in the cache, to update lists and remove what is gone. */
  apply: (delta: Change, cache: ApolloClient['cache']) => void;
  /**
   * Queries again because the server asks for it, deltas may have been missed, or the server refuses further
   * deltas. Repeated until it is answered or the subscription stops.
   */
  resync: () => unknown;
};

/** Subscribes, and writes each delta to the cache as of its position. */
export const applyLiveUpdates = <Data, Variables extends OperationVariables, Change extends Delta>(
  client: ApolloClient,
  options: LiveOptions<Data, Variables, Change>,
): OpenSubscription & { resync: () => void } => {
  const { document, variables, after = null, deltaOf } = options;
  const resyncing = createRefetcher(options.resync);
  let last = after ?? '';

  const receive = (data: Data) => {
    const delta = deltaOf(data);
    const { position, resync } = delta;
    const hasGoneBack = resync && position < last;
    last = position;
    const known = plannerCache(client.cache);
    if (hasGoneBack) known.forgetPositions();
    if (resync) {
      // Answers to later queries are as of this position or a later one.
      known.noteReached(position);
      return resyncing.later();
    }
    const query = client.cache.transformDocument(document);
    // Entities and lists change in one batch, so that no screen shows one without the other.
    client.cache.batch({
      update: (cache) => {
        const extensions = asOf(position);
        cache.write({ query, variables, dataId: 'ROOT_SUBSCRIPTION', result: data, extensions });
        options.apply(delta, cache);
      },
    });
  };

  const subscription = keepSubscribed<Data, Variables>({
    client,
    document,
    variables,
    after,
    deltaOf,
    receive,
    // Querying again shows what the member may still see.
    onRefused: resyncing.later,
  });
  return {
    position: subscription.position,
    stop: () => {
      resyncing.stop();
      subscription.stop();
    },
    resync: resyncing.later,
  };
};

import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { asking } from './asking.ts';
import { asOf } from './asOf.ts';
import { plannerCache } from './cache.ts';
import { type Delta, type Following, follow } from './follow.ts';

export type LiveOptions<Data, Variables extends OperationVariables, Change extends Delta> = {
  document: TypedDocumentNode<Data, Variables>;
  /** Without `after`. */
  variables: Omit<Variables, 'after'>;
  /** The position of what the query answered; leave it out where the query has none. */
  after?: string | null | undefined;
  deltaOf: (data: Data) => Change;
  /** Entities in the delta are in the cache by then; this is for lists, and for what is gone. */
  apply: (delta: Change, cache: ApolloClient['cache']) => void;
  /**
   * Asked for by the server, or because a gap cannot be ruled out: query again. Where no answer
   * comes it is run again, as long as the subscription is followed.
   */
  resync: () => unknown;
};

/** Follows a subscription, and takes what it tells into the cache as of its position. */
export const followLive = <Data, Variables extends OperationVariables, Change extends Delta>(
  client: ApolloClient,
  options: LiveOptions<Data, Variables, Change>,
): Following & { resync: () => void } => {
  const { document, variables, after = null, deltaOf } = options;
  const resyncing = asking(options.resync);
  let last = after ?? '';

  const receive = (data: Data) => {
    const delta = deltaOf(data);
    const { position, resync } = delta;
    const hasGoneBack = resync && position < last;
    last = position;
    const known = plannerCache(client.cache);
    if (hasGoneBack) known.forgetPositions();
    if (resync) {
      // What is asked from now on is answered as of this position or later.
      known.noteReached(position);
      return resyncing.later();
    }
    const query = client.cache.transformDocument(document);
    // Entities and lists go into the cache at once: nobody is to be seen as a delta says they are
    // that `apply` knows better.
    client.cache.batch({
      update: (cache) => {
        const extensions = asOf(position);
        cache.write({ query, variables, dataId: 'ROOT_SUBSCRIPTION', result: data, extensions });
        options.apply(delta, cache);
      },
    });
  };

  const following = follow<Data, Variables>({
    client,
    document,
    variables,
    after,
    deltaOf,
    receive,
  });
  return {
    position: following.position,
    stop: () => {
      resyncing.stop();
      following.stop();
    },
    resync: resyncing.later,
  };
};

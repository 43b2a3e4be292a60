import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import { connectionAtom } from './connection.ts';
import { type Delta, type Following, follow } from './follow.ts';

type LiveOptions<Data, Variables extends OperationVariables, Change extends Delta> = {
  document: TypedDocumentNode<Data, Variables>;
  /** Without `after`. */
  variables: Omit<Variables, 'after'>;
  /** The position of what the query answered; leave it out where the query has none. */
  after?: string | null | undefined;
  deltaOf: (data: Data) => Change;
  /** Entities in the delta are in the cache by then; this is for lists, and for what is gone. */
  apply: (delta: Change, cache: ApolloClient['cache']) => void;
  /** Asked for by the server, or because a gap cannot be ruled out: query again. */
  resync: () => void;
  skip?: boolean;
};

/**
 * Follows a subscription as long as the component is there. A lost connection resumes after the
 * last position that came; where none is known, the query is asked again.
 */
export const useLive = <Data, Variables extends OperationVariables, Change extends Delta>({
  document,
  variables,
  after = null,
  deltaOf,
  apply,
  resync,
  skip = false,
}: LiveOptions<Data, Variables, Change>): void => {
  const client = useApolloClient();
  const following = useRef<Following | null>(null);
  const topic = JSON.stringify(variables);

  // Entities and lists go into the cache at once: nobody is to be seen as a delta says they are that
  // `apply` knows better.
  const receive = useEffectEvent((data: Data) => {
    const delta = deltaOf(data);
    if (delta.resync) return resync();
    const query = client.cache.transformDocument(document);
    client.cache.batch({
      update: (cache) => {
        cache.write({ query, variables, dataId: 'ROOT_SUBSCRIPTION', result: data });
        apply(delta, cache);
      },
    });
  });
  const begin = useEffectEvent((fixed: Omit<Variables, 'after'>) =>
    follow<Data, Variables>({ client, document, variables: fixed, after, deltaOf, receive }),
  );

  useEffect(() => {
    if (skip) return;
    const current = begin(JSON.parse(topic) as Omit<Variables, 'after'>);
    following.current = current;
    return () => {
      current.stop();
      following.current = null;
    };
  }, [topic, skip]);

  useOnReconnected(() => {
    if (following.current && following.current.position() === null) resync();
  });
};

const useOnReconnected = (then: () => void): void => {
  const connection = useAtomValue(connectionAtom);
  const wasLost = useRef(false);
  const run = useEffectEvent(then);
  useEffect(() => {
    if (connection === 'reconnecting') wasLost.current = true;
    if (connection === 'live' && wasLost.current) {
      wasLost.current = false;
      run();
    }
  }, [connection]);
};

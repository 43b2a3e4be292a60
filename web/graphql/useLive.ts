import type { OperationVariables } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import { plannerCache } from './cache.ts';
import { connectionAtom } from './connection.ts';
import type { Delta } from './follow.ts';
import { followLive, type LiveOptions } from './followLive.ts';

/**
 * Follows a subscription as long as the component is there. A lost connection resumes after the
 * last position that came; where none is known, the query is asked again.
 */
export const useLive = <Data, Variables extends OperationVariables, Change extends Delta>({
  skip = false,
  ...options
}: LiveOptions<Data, Variables, Change> & { skip?: boolean }): void => {
  const client = useApolloClient();
  const following = useRef<ReturnType<typeof followLive> | null>(null);
  const topic = JSON.stringify(options.variables);
  const apply = useEffectEvent(options.apply);
  const resync = useEffectEvent(options.resync);
  const begin = useEffectEvent((variables: Omit<Variables, 'after'>) =>
    followLive(client, {
      ...options,
      variables,
      // Where the query has no position: it is answered from here on, as it was asked by now.
      after: options.after ?? (plannerCache(client.cache).reached() || null),
      apply: (delta, cache) => apply(delta, cache),
      resync: () => resync(),
    }),
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
    if (following.current?.position() === null) following.current.resync();
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

import type { OperationVariables } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import { plannerCache } from './cache.ts';
import { connectionAtom } from './connection.ts';
import type { Delta } from './keepSubscribed.ts';
import { applyLiveUpdates, type LiveOptions } from './liveUpdates.ts';

/**
 * Keeps a subscription open while the component is mounted. After a lost connection it resumes from
 * the last position; if there is none, it queries again.
 */
export const useLiveUpdates = <Data, Variables extends OperationVariables, Change extends Delta>({
  skip = false,
  ...options
}: LiveOptions<Data, Variables, Change> & { skip?: boolean }): void => {
  const client = useApolloClient();
  const subscription = useRef<ReturnType<typeof applyLiveUpdates> | null>(null);
  const topic = JSON.stringify(options.variables);
  const apply = useEffectEvent(options.apply);
  const resync = useEffectEvent(options.resync);
  const begin = useEffectEvent((variables: Omit<Variables, 'after'>) =>
    applyLiveUpdates(client, {
      ...options,
      variables,
      // The query had no position of its own, so it is at least as fresh as the client was.
      after: options.after ?? (plannerCache(client.cache).reached() || null),
      apply: (delta, cache) => apply(delta, cache),
      resync: () => resync(),
    }),
  );

  useEffect(() => {
    if (skip) return;
    const current = begin(JSON.parse(topic) as Omit<Variables, 'after'>);
    subscription.current = current;
    return () => {
      current.stop();
      subscription.current = null;
    };
  }, [topic, skip]);

  useOnReconnected(() => {
    if (subscription.current?.position() === null) subscription.current.resync();
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

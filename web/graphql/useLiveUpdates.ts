import type { OperationVariables } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import { plannerCache } from './cache.ts';
import { connectionAtom } from './connection.ts';
import type { Delta } from './keepSubscribed.ts';
import { applyLiveUpdates, type LiveOptions } from './liveUpdates.ts';

type Following = {
  skip?: boolean;
  /** The query's error. Without an answer, the cached data may be older than the subscription's start. */
  error?: unknown;
};

/**
 * Keeps a subscription open while the component is mounted. After a lost connection it resumes from the last
 * position. If there is none, or the query got no answer, it queries again.
 */
export const useLiveUpdates = <Data, Variables extends OperationVariables, Change extends Delta>({
  skip = false,
  error,
  ...options
}: LiveOptions<Data, Variables, Change> & Following): void => {
  const client = useApolloClient();
  const subscription = useRef<ReturnType<typeof applyLiveUpdates> | null>(null);
  const topic = JSON.stringify(options.variables);
  const apply = useEffectEvent(options.apply);
  const resync = useEffectEvent(options.resync);
  const begin = useEffectEvent((variables: Omit<Variables, 'after'>) =>
    applyLiveUpdates(client, {
      ...options,
      variables,
      // A query without a position is at least as fresh as the client was.
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

  const isUnanswered = Boolean(error) && !skip;
  useEffect(() => {
    if (isUnanswered) subscription.current?.resync();
  }, [isUnanswered]);

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

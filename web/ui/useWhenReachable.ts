import { useEffect, useEffectEvent } from 'react';
import { useWhenOnline } from './useWhenOnline.ts';

/** In milliseconds. */
const every = 5_000;
const answeredWithin = 10_000;

/** Whether the server answers without saying that it is unavailable. */
export const isServerReady = (): Promise<boolean> =>
  fetch('/readyz', { signal: AbortSignal.timeout(answeredWithin) }).then(
    ({ status }) => status < 500,
    () => false,
  );

/**
 * Calls back once the browser is online again. While `isLost`, it also polls the server, and calls back once
 * the server becomes ready. A server that was ready all along failed for another reason, so there is no call.
 */
export const useWhenReachable = (isLost: boolean, onReachable: () => void): void => {
  const again = useEffectEvent(onReachable);
  useWhenOnline(() => again());
  useEffect(() => {
    if (!isLost) return;
    let isWaiting = true;
    let next: ReturnType<typeof setTimeout> | undefined;
    const look = async (wasReady: boolean) => {
      const isReady = await isServerReady();
      if (!isWaiting) return;
      next = setTimeout(() => void look(isReady), every);
      if (isReady && !wasReady) again();
    };
    void look(true);
    return () => {
      isWaiting = false;
      clearTimeout(next);
    };
  }, [isLost]);
};

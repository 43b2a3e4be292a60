import { useEffect, useEffectEvent } from 'react';
import { useWhenOnline } from './useWhenOnline.ts';

/** In milliseconds. */
const every = 5_000;
const answeredWithin = 10_000;

/** Whether the server answers, and does not say that it is unavailable. */
export const isServerReady = (): Promise<boolean> =>
  fetch('/readyz', { signal: AbortSignal.timeout(answeredWithin) }).then(
    ({ status }) => status < 500,
    () => false,
  );

/**
 * Calls back once the browser is online again. While `isLost`, because no answer came or the server was not ready,
 * also once the server is ready again. If it was ready all along, the failure has another reason, and it does not.
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

import { useEffect, useEffectEvent } from 'react';

/** In milliseconds, random for each page, so that pages opened at once do not ask at once. */
const pause = () => 120_000 + Math.random() * 60_000;

/**
 * Calls back every two to three minutes while the page is visible, such as on a display that nobody
 * touches.
 */
export const useWhileSeen = (onTime: () => void): void => {
  const again = useEffectEvent(onTime);
  useEffect(() => {
    const timer = setInterval(() => document.hidden || again(), pause());
    return () => clearInterval(timer);
  }, []);
};

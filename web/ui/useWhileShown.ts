import { useEffect, useRef } from 'react';

/** Returns a function for use after an answer: whether the component is still mounted. */
export const useIsShown = (): (() => boolean) => {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return () => isShown.current;
};

/**
 * Calls `act` only while the component is mounted. A dialog may have been closed before the server answered,
 * and another one opened in its place.
 */
export const useWhileShown = <Args extends unknown[]>(act: (...args: Args) => unknown) => {
  const isShown = useIsShown();
  return (...args: Args): void => {
    if (isShown()) act(...args);
  };
};

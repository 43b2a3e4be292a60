import { useEffect, useRef } from 'react';

/**
 * Calls `act` only while the component is mounted. A dialog may have been closed before the server answered,
 * and another one opened in its place.
 */
export const useWhileShown = <Args extends unknown[]>(act: (...args: Args) => unknown) => {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return (...args: Args): void => {
    if (isShown.current) act(...args);
  };
};

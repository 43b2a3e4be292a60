import { useEffect, useRef } from 'react';

/**
 * Does `act` unless the component is gone by then, such as the content of a dialog that was closed before
 * the server answered: the next dialog may be open in its place.
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

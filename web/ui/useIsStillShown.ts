import { useLayoutEffect, useRef } from 'react';

/** Returns a function for use after an answer: whether `shown` is still what the component shows. */
export const useIsStillShown = (shown: unknown): (() => boolean) => {
  const latest = useRef(shown);
  useLayoutEffect(() => {
    latest.current = shown;
  });
  return () => latest.current === shown;
};

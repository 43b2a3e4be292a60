import { useLayoutEffect, useRef } from 'react';

/** Tells later, once an answer comes, whether what it was asked about is still what is shown. */
export const useIsStill = (shown: unknown): (() => boolean) => {
  const latest = useRef(shown);
  useLayoutEffect(() => {
    latest.current = shown;
  });
  return () => latest.current === shown;
};

import { useEffect, useEffectEvent, useRef } from 'react';

/** A drag through a room makes many changes; one question serves all of this long. */
const gatherMs = 150;

/**
 * Runs the work soon after it was asked for, once for all who asked meanwhile, and never twice at a
 * time: what is asked while an answer is on its way is asked again behind it. Where it fails, the
 * next change asks again.
 */
export const useGathered = (work: () => Promise<unknown>): (() => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => () => clearTimeout(timer.current), []);
  const run = useEffectEvent(() => {
    running.current = running.current.then(work).catch(() => undefined);
  });
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(run, gatherMs);
  };
};

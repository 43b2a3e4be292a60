import { useEffect, useEffectEvent, useRef } from 'react';

const pauseMs = 300;

/** Asks again once the plan has been left alone for a moment after a change. */
export const useKeptFresh = (position: string, refetch: () => Promise<unknown>): void => {
  const asked = useRef(position);
  const again = useEffectEvent(() => {
    asked.current = position;
    void refetch().catch(() => undefined);
  });
  useEffect(() => {
    if (asked.current === position) return;
    const timer = setTimeout(again, pauseMs);
    return () => clearTimeout(timer);
  }, [position]);
};

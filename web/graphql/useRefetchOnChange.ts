import { useEffect, useEffectEvent, useRef } from 'react';

const pauseMs = 300;

/** Refetches after the plan has changed, once it has stopped changing for a moment. */
export const useRefetchOnChange = (position: string, refetch: () => Promise<unknown>): void => {
  const fetchedAt = useRef(position);
  const again = useEffectEvent(() => {
    fetchedAt.current = position;
    void refetch().catch(() => undefined);
  });
  useEffect(() => {
    if (fetchedAt.current === position) return;
    const timer = setTimeout(again, pauseMs);
    return () => clearTimeout(timer);
  }, [position]);
};

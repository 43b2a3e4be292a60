import { useEffect, useEffectEvent, useRef } from 'react';
import { type Asking, asking } from './asking.ts';

/** Asks again as long as the component is there, see asking.ts. `ask` rejects where no answer came. */
export const useAsking = (
  ask: () => unknown,
  { soonMs = 0, betweenMs = 0 }: { soonMs?: number; betweenMs?: number } = {},
): (() => void) => {
  const current = useRef<Asking | undefined>(undefined);
  const latest = useEffectEvent(ask);
  useEffect(() => {
    const started = asking(() => latest(), { soonMs, betweenMs });
    current.current = started;
    return started.stop;
  }, [soonMs, betweenMs]);
  return () => current.current?.later();
};

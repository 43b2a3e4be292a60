import { useEffect, useEffectEvent, useRef } from 'react';
import { createRefetcher, type Refetcher } from './refetcher.ts';

/** A refetcher (refetcher.ts) that lives as long as the component. `ask` must reject if no answer comes. */
export const useRefetcher = (
  refetch: () => unknown,
  { soonMs = 0, betweenMs = 0 }: { soonMs?: number; betweenMs?: number } = {},
): (() => void) => {
  const current = useRef<Refetcher | undefined>(undefined);
  const latest = useEffectEvent(refetch);
  useEffect(() => {
    const started = createRefetcher(() => latest(), { soonMs, betweenMs });
    current.current = started;
    return started.stop;
  }, [soonMs, betweenMs]);
  return () => current.current?.later();
};

import { useState } from 'react';
import { useRefetcher } from '../graphql/useRefetcher.ts';
import { usePlanTouched } from './planTouched.ts';

const pace = { soonMs: 300, betweenMs: 2_000 };

/**
 * Refetches what a dialog shows of the plan when others change it, but not while the dialog's own work runs.
 * @returns a wrapper for that work
 */
export const useFollowPlan = (eventId: string, refetch: () => Promise<unknown>) => {
  const [isWorking, setWorking] = useState(false);
  const later = useRefetcher(refetch, pace);
  usePlanTouched({ eventId, skip: isWorking, onTouched: later });
  return async (work: () => Promise<unknown>): Promise<void> => {
    setWorking(true);
    await work();
    setWorking(false);
  };
};

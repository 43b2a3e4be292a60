import { useState } from 'react';
import { useRefetcher } from '../graphql/useRefetcher.ts';
import { usePlanTouched } from './planTouched.ts';

const pace = { soonMs: 300, betweenMs: 2_000 };

/**
 * Refetches what a dialog says of the plan as others change it. While the dialog's own work runs, what
 * it says stays.
 * @returns wraps that work
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

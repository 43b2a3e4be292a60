import { useQuery } from '@apollo/client/react';
import { usePlanTouched } from '../eventPlans/planTouched.ts';
import { problemOf } from '../graphql/problems.ts';
import { useRefetcher } from '../graphql/useRefetcher.ts';
import { type Kitchen, KitchenOfEvent } from './documents.ts';

export type KitchenState =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown; retry: () => void }
  /** The member may see the event, but not what its guests eat. */
  | { status: 'refused' }
  | { status: 'ready'; kitchen: Kitchen };

const pace = { soonMs: 300, betweenMs: 1_000 };

/** The kitchen of an event, asked for again as the event changes; `since`: only tables that differ. */
export const useKitchen = (eventId: string, since: number | null): KitchenState => {
  const { data, previousData, error, refetch } = useQuery(KitchenOfEvent, {
    variables: { eventId, since },
    // Nothing else shows it, and no delta changes what a cache would keep of it.
    fetchPolicy: 'no-cache',
  });
  const later = useRefetcher(() => refetch(), pace);
  usePlanTouched({ eventId, onTouched: later });
  // The last figures stay while newer ones load, or fail to.
  const kitchen = (data ?? previousData)?.kitchen;
  if (error && problemOf(error).code === 'FORBIDDEN') return { status: 'refused' };
  if (kitchen) return { status: 'ready', kitchen };
  return error
    ? { status: 'failed', error, retry: () => void refetch().catch(() => undefined) }
    : { status: 'loading' };
};

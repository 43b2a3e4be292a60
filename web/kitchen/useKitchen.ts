import { usePlanQuery } from '../eventPlans/usePlanQuery.ts';
import { type Loading, loadingOf } from '../graphql/loading.ts';
import { problemOf } from '../graphql/problems.ts';
import { type Kitchen, KitchenOfEvent } from './documents.ts';

export type KitchenState =
  | Loading
  /** The member may see the event, but not what its guests eat. */
  | { status: 'refused' }
  | { status: 'ready'; kitchen: Kitchen };

/** The kitchen of an event, asked for again as the event changes; `since`: only tables that differ. */
export const useKitchen = (eventId: string, since: number | null): KitchenState => {
  const result = usePlanQuery(KitchenOfEvent, { eventId, since });
  const { data, error, isOfOthers } = result;
  if (error && problemOf(error).code === 'FORBIDDEN') return { status: 'refused' };
  // The last choice stays while another one loads, but does not stand for one that has failed.
  if (error && isOfOthers) return loadingOf(result);
  if (data?.kitchen) return { status: 'ready', kitchen: data.kitchen };
  return loadingOf(result);
};

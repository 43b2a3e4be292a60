import { usePlanQuery } from '../eventPlans/usePlanQuery.ts';
import { type Loading, loadingOf } from '../graphql/loading.ts';
import { problemOf } from '../graphql/problems.ts';
import { type Kitchen, KitchenOfEvent } from './documents.ts';

export type KitchenState =
  | Loading
  /** The member may see the event, but not what its guests eat. */
  | { status: 'refused' }
  | { status: 'ready'; kitchen: Kitchen };

/**
 * The kitchen of an event, queried again as the event changes. With `since`, only the tables that differ from
 * that revision.
 */
export const useKitchen = (eventId: string, since: number | null): KitchenState => {
  const result = usePlanQuery(KitchenOfEvent, { eventId, since });
  const { data, error, isOfOthers } = result;
  if (error && problemOf(error).code === 'FORBIDDEN') return { status: 'refused' };
  // The previous answer stays while another one loads, but not if that fails.
  if (error && isOfOthers) return loadingOf(result);
  if (data?.kitchen) return { status: 'ready', kitchen: data.kitchen };
  return loadingOf(result);
};

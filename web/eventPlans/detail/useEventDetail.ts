import { type Loading, loadingOf } from '../../graphql/loading.ts';
import { useLivePlan } from '../useLivePlan.ts';
import { EventDetail, EventDetailChanged, type ManagedPlan } from './eventDetail.ts';

export type EventDetailState =
  | Loading
  | { status: 'missing' }
  | { status: 'ready'; plan: ManagedPlan; arrangementsChanged: number };

/** An event with all its parts, kept live. */
export const useEventDetail = (
  eventId: string,
  { isLeaving }: { isLeaving: boolean },
): EventDetailState => {
  const { result, plan, arrangementsChanged, isDeleted, isMissing } = useLivePlan(eventId, {
    query: EventDetail,
    changes: EventDetailChanged,
  });
  // The member who deletes the event still sees it until they have left the page.
  if ((isDeleted && !isLeaving) || isMissing) return { status: 'missing' };
  return plan ? { status: 'ready', plan, arrangementsChanged } : loadingOf(result);
};

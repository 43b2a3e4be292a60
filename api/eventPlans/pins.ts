import type { DomainEventOf, EventPlanEvent } from '../../schema/domainEvents.ts';
import type { Decided } from '../core/decider.ts';
import { refusalNaming } from './listedNames.ts';
import { type ActivePlan, attendeeOf } from './state.ts';

/**
 * Refuses to move a pinned person unless the caller confirms the move.
 * @throws Refusal ATTENDEE_PINNED with `details.people`; ATTENDEE_NOT_FOUND
 */
export const refusePinned = (
  plan: ActivePlan,
  attendeeIds: readonly string[],
  movePinned: boolean | undefined,
): void => {
  if (movePinned) return;
  const pinned = attendeeIds.filter((attendeeId) => attendeeOf(plan, attendeeId).isPinned);
  if (pinned.length === 0) return;
  throw refusalNaming('ATTENDEE_PINNED', plan, pinned, {
    one: 'is pinned to their seat',
    several: 'are pinned to their seats',
  });
};

/**
 * The events that unpin the pinned ones among these people. They are recorded before the events that take
 * their seats, so that the history and the read models need not know the plan.
 * @throws Refusal ATTENDEE_NOT_FOUND
 */
export const unpinned = (
  plan: ActivePlan,
  attendeeIds: readonly string[],
): Decided<DomainEventOf<'AttendeeUnpinned'>>[] =>
  attendeeIds.flatMap((attendeeId) => {
    const { isPinned, placement } = attendeeOf(plan, attendeeId);
    if (!isPinned || placement.in !== 'seat') return [];
    const { eventId } = plan;
    return [{ type: 'AttendeeUnpinned', data: { eventId, attendeeId, seatId: placement.seatId } }];
  });

/** Displaced people lose their pin with their seat. */
export const withPinsLost = (
  plan: ActivePlan,
  events: Decided<EventPlanEvent>[],
): Decided<EventPlanEvent>[] =>
  events.flatMap((event) => {
    const displaced = 'displaced' in event.data ? event.data.displaced : [];
    const ids = displaced.map(({ attendeeId }) => attendeeId);
    return [...unpinned(plan, ids), event];
  });

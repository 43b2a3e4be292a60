import type { DomainEventOf } from '../../schema/domainEvents.ts';
import { Refusal } from '../../schema/refusal.ts';
import type { Decided } from '../core/decider.ts';
import { type ActivePlan, attendeeOf } from './state.ts';

/** The most people that a refusal names. */
const mostNamed = 20;

/**
 * A pinned person is moved by hand only where the caller says that it is meant.
 * @throws Refusal ATTENDEE_PINNED with `details.people`; ATTENDEE_NOT_FOUND
 */
export const refusePinned = (
  plan: ActivePlan,
  attendeeIds: readonly string[],
  movePinned: boolean | undefined,
): void => {
  if (movePinned) return;
  const people = attendeeIds.flatMap((attendeeId) => {
    const { isPinned, person } = attendeeOf(plan, attendeeId);
    return isPinned ? [{ attendeeId, name: person.name }] : [];
  });
  const [first] = people;
  if (!first) return;
  const message =
    people.length === 1
      ? `${first.name} is pinned to their seat`
      : `${first.name} and others (${people.length - 1}) are pinned to their seats`;
  const details = { people: people.slice(0, mostNamed), count: people.length };
  throw new Refusal('ATTENDEE_PINNED', message, [], details);
};

/**
 * The events that unpin those of these people who are pinned. Recorded before what takes their seat
 * from them, so that the history and the read models know it without the plan.
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

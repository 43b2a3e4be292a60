import { isDeclined } from '../../schema/attendees/replies.ts';
import type { DomainEventOf, Replied } from '../../schema/domainEvents.ts';
import type { Happened } from '../core/decider.ts';
import { type ActivePlan, attendeeOf, placed, pool } from '../eventPlans/state.ts';

/** Folds the replies of people into their plan. */
export const evolveReplies = (
  plan: ActivePlan,
  { data }: Happened<DomainEventOf<'AttendeesReplied'>>,
): ActivePlan => data.replies.reduce(replied, plan);

const replied = (
  plan: ActivePlan,
  { attendeeId, after: reply, leftSeatId }: Replied,
): ActivePlan => {
  const hasDeclined = isDeclined(reply);
  const left = hasDeclined ? placed(plan, attendeeId, pool) : plan;
  const attendee = {
    ...attendeeOf(left, attendeeId),
    reply,
    leftSeatId: hasDeclined ? (leftSeatId ?? null) : null,
  };
  return { ...left, attendees: left.attendees.set(attendeeId, attendee) };
};

import { isDeclined } from '../../schema/attendees/replies.ts';
import type { Replied } from '../../schema/domainEvents.ts';
import type { PlanFolds } from '../eventPlans/handlers.ts';
import { type ActivePlan, attendeeOf, placed, pool } from '../eventPlans/state.ts';

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

/** Folds the replies of people into their plan. */
export const replyFolds = {
  AttendeesReplied: (plan, { data }) => data.replies.reduce(replied, plan),
} satisfies Partial<PlanFolds>;

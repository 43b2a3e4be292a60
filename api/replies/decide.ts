import { isDeclined, type Reply } from '../../schema/attendees/replies.ts';
import type { EventPlanEvent, Replied } from '../../schema/domainEvents.ts';
import type { Decided } from '../core/decider.ts';
import type { PlanDecisions } from '../eventPlans/handlers.ts';
import { unpinned } from '../eventPlans/pins.ts';
import { type ActivePlan, attendeeOf } from '../eventPlans/state.ts';
import type { ReplyCommand } from './commands.ts';

/**
 * Records people's replies. People who decline give up seat, pin or hold in the same step. Records nothing
 * for a person who has given this reply already.
 * @throws Refusal ATTENDEE_NOT_FOUND
 */
const reply = (
  { eventId, attendeeIds, reply: given }: ReplyCommand,
  plan: ActivePlan,
): Decided<EventPlanEvent>[] => {
  const replies = [...new Set(attendeeIds)].flatMap((id) => repliedBy(plan, id, given));
  if (replies.length === 0) return [];
  const leaving = isDeclined(given) ? replies.map(({ attendeeId }) => attendeeId) : [];
  return [...unpinned(plan, leaving), { type: 'AttendeesReplied', data: { eventId, replies } }];
};

const repliedBy = (plan: ActivePlan, attendeeId: string, after: Reply): Replied[] => {
  const { reply: before, placement: from, leftSeatId } = attendeeOf(plan, attendeeId);
  if (before === after) return [];
  const seatId = isDeclined(after) && from.in === 'seat' ? from.seatId : leftSeatId;
  return [{ attendeeId, before, after, from, ...(seatId !== null && { leftSeatId: seatId }) }];
};

export const replyDecisions: PlanDecisions<ReplyCommand> = { ReplyFor: reply };

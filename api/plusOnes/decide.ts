import { unnamedGuest } from '../../schema/attendees/plusOnes.ts';
import type { EventPlanEvent } from '../../schema/domainEvents.ts';
import { noPerson } from '../../schema/entities/attendee.ts';
import { Refusal } from '../../schema/refusal.ts';
import type { Decided, DecisionContext } from '../core/decider.ts';
import type { PlanDecisions } from '../eventPlans/handlers.ts';
import { refuseTooMany } from '../eventPlans/limits.ts';
import { type ActivePlan, attendeeOf } from '../eventPlans/state.ts';
import type { PlusOneCommand } from './commands.ts';

/**
 * Adds unnamed guests in the party of their host. The host's name is not copied, because the copy would
 * outlive the host's erasure.
 * @throws Refusal ATTENDEE_NOT_FOUND, LIMIT_REACHED; CONFLICT if the host is somebody's guest
 */
const addPlusOnes = (
  { eventId, attendeeId: hostId, count }: PlusOneCommand,
  plan: ActivePlan,
  context: DecisionContext,
): Decided<EventPlanEvent>[] => {
  const host = attendeeOf(plan, hostId);
  const ids = Array.from({ length: count }, (_, n) => context.id(n));
  if (ids.some((id) => plan.attendees.has(id))) return [];
  if (host.guestOf !== null) throw new Refusal('CONFLICT', 'A plus-one cannot bring guests along');
  refuseTooMany('attendees', plan.attendees.size + count);
  const person = { ...noPerson, name: unnamedGuest, party: host.person.party };
  return ids.map((attendeeId, order) => ({
    type: 'AttendeeAdded',
    data: {
      eventId,
      attendeeId,
      attendeeRole: 'guest',
      tags: [],
      guestOf: hostId,
      isNamed: false,
      person,
      order,
      held: null,
    },
  }));
};

export const plusOneDecisions: PlanDecisions<PlusOneCommand> = { AddPlusOnes: addPlusOnes };

import type { EventPlanEvent } from '../../schema/domainEvents.ts';
import { upcasters } from '../../schema/upcasters.ts';
import type { Decider } from '../core/decider.ts';
import { discardParts, isWhole } from '../planChange/stage.ts';
import type { EventPlanCommand } from './commands.ts';
import { decideEventPlan } from './decide.ts';
import { evolvePlan } from './evolve.ts';
import { planFromJson, planToJson } from './snapshot.ts';
import { type PlanState, peopleIn } from './state.ts';

/** All rules of one event plan, with attendees, tables, placement, history and drafts. */
export const eventPlanDecider: Decider<PlanState, EventPlanCommand, EventPlanEvent> = {
  // A snapshot holds upcast people, so a new upcaster must raise the version.
  version: 11 + upcasters.person.length,
  initialState: { status: 'none' },
  decide: decideEventPlan,
  evolve: evolvePlan,
  isWhole,
  discard: (plan, commandId) => (plan.status === 'active' ? discardParts(plan, commandId) : []),
  weight: (plan) => (plan.status === 'active' ? plan.attendees.size + plan.seats.size : 1),
  snapshot: { toJson: planToJson, fromJson: planFromJson, people: peopleIn },
};

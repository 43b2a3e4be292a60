import type { EventPlanEvent } from '../../schema/domainEvents.ts';
import { upcasters } from '../../schema/upcasters.ts';
import type { Decider } from '../core/decider.ts';
import { textOf } from '../planChange/guestText.ts';
import { discardParts, isWhole } from '../planChange/stage.ts';
import type { EventPlanCommand } from './commands.ts';
import { decideEventPlan } from './decide.ts';
import { evolvePlan } from './evolve.ts';
import { planFromJson, planToJson } from './snapshot.ts';
import { type PlanState, peopleIn } from './state.ts';

/** In characters: what a guest list of 2 MB brings to each of 5,000 people. */
const usualText = 400;
/** The characters that take as much memory as a person or a seat. */
const textOfWeight = 560;

/** Counts people and seats, and the text beyond the usual, which may be a hundred times as much. */
const weightOf = (plan: PlanState): number => {
  if (plan.status !== 'active') return 1;
  const { attendees, seats } = plan;
  const beyondUsual = textOf(attendees.values()) - usualText * attendees.size;
  return attendees.size + seats.size + Math.ceil(Math.max(0, beyondUsual) / textOfWeight);
};

/** All rules of one event plan, with attendees, tables, placement, history and drafts. */
export const eventPlanDecider: Decider<PlanState, EventPlanCommand, EventPlanEvent> = {
  // A snapshot holds upcast people, so a new upcaster must raise the version.
  version: 11 + upcasters.person.length,
  initialState: { status: 'none' },
  decide: decideEventPlan,
  evolve: evolvePlan,
  isWhole,
  discard: (plan, commandId) => (plan.status === 'active' ? discardParts(plan, commandId) : []),
  weight: weightOf,
  snapshot: { toJson: planToJson, fromJson: planFromJson, people: peopleIn },
};

import type { EventPlanEvent, PlanChanged } from '../../schema/domainEvents.ts';
import type { PlanChange, RecordedChange } from '../../schema/planChange.ts';
import type { Decided, DecisionContext } from '../core/decider.ts';
import type { ActivePlan } from '../eventPlans/state.ts';
import { withRulesKept } from './losingRules.ts';
import { changeInParts } from './parts.ts';
import { recordInParts } from './stage.ts';

/** The domain events that record a change, in as many parts as it needs. */
export const recordChange = (
  plan: ActivePlan,
  change: PlanChange,
  context: DecisionContext,
  eventOf: (change: { eventId: string; changeId: string } & RecordedChange) => PlanChanged,
): Decided<EventPlanEvent>[] => {
  const { eventId } = plan;
  const { commandId: changeId } = context;
  const { pieces, last } = changeInParts(withRulesKept(plan, change), context.partBytes);
  const { parts } = last;
  const earlier = pieces.map((piece, part) => ({
    type: 'ChangePartRecorded' as const,
    data: { eventId, changeId, part, parts, piece },
  }));
  return recordInParts(plan, [...earlier, eventOf({ eventId, changeId, ...last })], context);
};

import type { EventPlanEvent, PlanChanged } from '../../../schema/domainEvents.ts';
import type { PlanChange, RecordedChange } from '../../../schema/planChange.ts';
import type { Decided, DecisionContext } from '../../core/decider.ts';
import type { ActivePlan } from '../../eventPlans/state.ts';
import { recordedParts } from './parts.ts';

/**
 * The domain events that record a change, in as many parts as it takes. Those that a try before this
 * one left in the log are not recorded again.
 */
export const recordChange = (
  { eventId, staged }: ActivePlan,
  change: PlanChange,
  { commandId: changeId }: DecisionContext,
  eventOf: (change: { eventId: string; changeId: string } & RecordedChange) => PlanChanged,
): Decided<EventPlanEvent>[] => {
  const standing = staged.get(changeId)?.length ?? 0;
  return recordedParts(change)
    .map((part, ordinal) => ({ ...eventOf({ eventId, changeId, ...part }), ordinal }))
    .slice(standing);
};

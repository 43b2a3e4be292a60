import type { EventPlanEvent, PlanChanged } from '../../schema/domainEvents.ts';
import type { ListedChange, PlanChange, RecordedChange } from '../../schema/planChange.ts';
import type { Decided, DecisionContext } from '../core/decider.ts';
import type { ActivePlan } from '../eventPlans/state.ts';
import { withRulesOnce } from './equalRules.ts';
import { refuseTooMuchText } from './guestText.ts';
import { withPlusOnesKept } from './hosts.ts';
import { withRulesKept } from './losingRules.ts';
import { changeInParts } from './parts.ts';
import { recordInParts } from './stage.ts';

type Recorded = { eventId: string; changeId: string } & RecordedChange;

/**
 * The domain events that record a change, in as many parts as needed.
 * @param listedChanges the contents of a merged list about people
 * @throws Refusal LIMIT_REACHED for more text about guests than an event may hold
 */
export const recordChange = (
  plan: ActivePlan,
  change: PlanChange,
  context: DecisionContext,
  eventOf: (change: Recorded, listed: ListedChange[]) => PlanChanged,
  listedChanges: readonly ListedChange[] = [],
): Decided<EventPlanEvent>[] => {
  refuseTooMuchText(plan, change);
  const { eventId } = plan;
  const { commandId: changeId } = context;
  const kept = withPlusOnesKept(plan, withRulesOnce(plan, withRulesKept(plan, change)));
  const { pieces, last, listed } = changeInParts(kept, context.partBytes, listedChanges);
  const { parts } = last;
  const earlier = pieces.map((piece, part) => ({
    type: 'ChangePartRecorded' as const,
    data: { eventId, changeId, part, parts, piece },
  }));
  const whole = eventOf({ eventId, changeId, ...last }, listed);
  return recordInParts(plan, [...earlier, whole], context);
};

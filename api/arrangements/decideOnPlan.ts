import type { EventPlanEvent } from '../../schema/domainEvents.ts';
import type { Decided, DecisionContext } from '../core/decider.ts';
import type { PlanDecisions } from '../eventPlans/handlers.ts';
import { refuseTooMany } from '../eventPlans/limits.ts';
import type { ActivePlan } from '../eventPlans/state.ts';
import { diffPlans, isNoChange } from '../planChange/diff.ts';
import { recordChange } from '../planChange/record.ts';
import { refuseTooManySeats } from '../tables/bounds.ts';
import { asApplied } from './asSaved.ts';
import type { SavedSeatingCommand } from './commands.ts';
import { withTemplate } from './fromTemplate.ts';

/** Records the difference between the plan and another plan as one change. */
const becoming = (
  target: ActivePlan,
  { type, arrangementId, name }: SavedSeatingCommand,
  plan: ActivePlan,
  context: DecisionContext,
): Decided<EventPlanEvent>[] => {
  const change = diffPlans(plan, target);
  if (isNoChange(change)) return [];
  refuseTooManySeats(plan, target.seats.size - plan.seats.size);
  if (target.tables.size > plan.tables.size) refuseTooMany('tables', target.tables.size);
  if (target.objects.size > plan.objects.size) refuseTooMany('objects', target.objects.size);
  return recordChange(plan, change, context, (data) => ({
    type: 'ArrangementApplied',
    data: { ...data, arrangementId, name, asTemplate: type === 'UseTemplate' },
  }));
};

/**
 * Applies a saved arrangement or a template to a plan.
 * @throws Refusal LIMIT_REACHED
 */
export const savedSeatingDecisions: PlanDecisions<SavedSeatingCommand> = {
  ApplyArrangement: (command, plan, context) =>
    becoming(asApplied(plan, command), command, plan, context),
  UseTemplate: (command, plan, context) => {
    // Using a template again adds its tables once more, but repeating the same command does not.
    const first = context.id(0);
    if (plan.tables.has(first) || plan.objects.has(first)) return [];
    const target = withTemplate(plan, command, command.names, context.id);
    return becoming(target, command, plan, context);
  },
};

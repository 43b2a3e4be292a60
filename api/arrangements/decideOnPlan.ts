import type { EventPlanEvent } from '../../schema/domainEvents.ts';
import { type Decided, type DecisionContext, neverHandled } from '../core/decider.ts';
import { refuseTooMany } from '../eventPlans/limits.ts';
import type { ActivePlan } from '../eventPlans/state.ts';
import { diffPlans, isNoChange } from '../planChange/diff.ts';
import { recordChange } from '../planChange/record.ts';
import { refuseTooManySeats } from '../tables/bounds.ts';
import { asApplied } from './asSaved.ts';
import type { SavedSeatingCommand } from './commands.ts';
import { withTemplate } from './fromTemplate.ts';

/**
 * Applies a saved arrangement or a template to a plan, and records the difference as one change.
 * @throws Refusal LIMIT_REACHED
 */
export const decideSavedSeating = (
  command: SavedSeatingCommand,
  plan: ActivePlan,
  context: DecisionContext,
): Decided<EventPlanEvent>[] => {
  const { arrangementId, name } = command;
  // Using a template again adds its tables again. Repeating the same command does not.
  if (command.type === 'UseTemplate' && isThere(plan, context.id(0))) return [];
  const target = targetOf(command, plan, context);
  const change = diffPlans(plan, target);
  if (isNoChange(change)) return [];
  refuseTooManySeats(plan, target.seats.size - plan.seats.size);
  if (target.tables.size > plan.tables.size) refuseTooMany('tables', target.tables.size);
  if (target.objects.size > plan.objects.size) refuseTooMany('objects', target.objects.size);
  const asTemplate = command.type === 'UseTemplate';
  return recordChange(plan, change, context, (data) => ({
    type: 'ArrangementApplied',
    data: { ...data, arrangementId, name, asTemplate },
  }));
};

const isThere = ({ tables, objects }: ActivePlan, id: string): boolean =>
  tables.has(id) || objects.has(id);

const targetOf = (
  command: SavedSeatingCommand,
  plan: ActivePlan,
  context: DecisionContext,
): ActivePlan => {
  switch (command.type) {
    case 'ApplyArrangement':
      return asApplied(plan, command);
    case 'UseTemplate':
      return withTemplate(plan, command, command.names, context.id);
    default:
      return neverHandled(command);
  }
};

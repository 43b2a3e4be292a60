import type { EventPlanEvent } from '../../schema/domainEvents.ts';
import { limits } from '../../schema/limits.ts';
import { Refusal } from '../../schema/refusal.ts';
import type { Decided, DecisionContext } from '../core/decider.ts';
import type { ActivePlan } from '../eventPlans/state.ts';
import { diffPlans, isNoChange } from '../planChange/diff.ts';
import { recordChange } from '../planChange/record.ts';
import { refuseTooManySeats } from '../tables/bounds.ts';
import { asSaved } from './asSaved.ts';
import type { SavedSeatingCommand } from './commands.ts';
import { withTemplate } from './fromTemplate.ts';

/** A saved arrangement comes into a plan: what differs by it is recorded as one change. */
export const decideSavedSeating = (
  command: SavedSeatingCommand,
  plan: ActivePlan,
  context: DecisionContext,
): Decided<EventPlanEvent>[] => {
  const { arrangementId, name } = command;
  // A template that is used again adds its tables again; a command that is repeated does not.
  if (command.type === 'UseTemplate' && plan.tables.has(context.id(0))) return [];
  const target = targetOf(command, plan, context);
  const change = diffPlans(plan, target);
  if (isNoChange(change)) return [];
  refuseTooManySeats(plan, target.seats.size - plan.seats.size);
  refuseTooManyTables(plan, target);
  const asTemplate = command.type === 'UseTemplate';
  return recordChange(plan, change, context, (data) => ({
    type: 'ArrangementApplied',
    data: { ...data, arrangementId, name, asTemplate },
  }));
};

const targetOf = (
  command: SavedSeatingCommand,
  plan: ActivePlan,
  context: DecisionContext,
): ActivePlan => {
  switch (command.type) {
    case 'ApplyArrangement':
      return asSaved(plan, command.tables);
    case 'UseTemplate':
      return withTemplate(plan, command.tables, command.names, context.id);
    default:
      return unknownCommand(command);
  }
};

const refuseTooManyTables = (plan: ActivePlan, target: ActivePlan): void => {
  if (target.tables.size <= Math.max(plan.tables.size, limits.tablesPerEvent)) return;
  throw new Refusal('LIMIT_REACHED', `An event holds at most ${limits.tablesPerEvent} tables`);
};

const unknownCommand = (command: never): never => {
  throw new Error(`Unknown command ${(command as { type: string }).type}`);
};

import type { EventPlanEvent } from '../../schema/domainEvents.ts';
import type { PlanChange } from '../../schema/planChange.ts';
import { Refusal } from '../../schema/refusal.ts';
import type { Decided, DecisionContext } from '../core/decider.ts';
import type { PlanDecisions } from '../eventPlans/handlers.ts';
import type { ActivePlan } from '../eventPlans/state.ts';
import { checkInsLostBy, isOfCheckInsOnly } from '../planChange/checkIns.ts';
import { onPresentValues } from '../planChange/customFieldChanges.ts';
import { declinedSince } from '../planChange/declinedSince.ts';
import { isNoChange } from '../planChange/diff.ts';
import { obstaclesTo } from '../planChange/obstacles.ts';
import { recordChange } from '../planChange/record.ts';
import { removesPeopleOnly, withRemovedAsTheyAre } from '../planChange/removals.ts';
import { restorationOf } from '../planChange/restoration.ts';
import { changeWithoutErased } from '../planChange/withoutErased.ts';
import type { HistoryCommand, ReverseStep } from './commands.ts';
import { nothingToReverse } from './nothingToReverse.ts';

/**
 * Reverses a step if the things it touched have not changed since; otherwise the refusal lists those that
 * have. Ignores people who were erased since, as if the step had not touched them. Undoing an import is
 * different: it removes everybody and every rule that remain of it, however they have changed.
 * @throws Refusal UNDO_CONFLICT with `details.obstacles`; CHECK_INS_LOST with `details.people`;
 * NOTHING_TO_UNDO if nothing is left to reverse
 */
const reverseStep = (
  command: ReverseStep,
  plan: ActivePlan,
  context: DecisionContext,
): Decided<EventPlanEvent>[] => {
  const then = onPresentValues(changeWithoutErased(command.change, plan), plan);
  const isRemoval = command.ofList && removesPeopleOnly(command.change);
  const change = isRemoval ? withRemovedAsTheyAre(then, plan) : then;
  if (isNoChange(change) && !isNoChange(command.change))
    throw nothingToReverse(command.type === 'RedoStep' ? 'redo' : 'undo');
  const obstacles = [
    ...obstaclesTo(change, plan),
    ...declinedSince(change, (id) => command.declined?.includes(id) ?? false, plan),
  ];
  if (obstacles.length > 0) {
    throw new Refusal('UNDO_CONFLICT', 'Something was changed since then', [], { obstacles });
  }
  if (command.keepCheckIns) refuseLostCheckIns(change, plan);
  const { of, inTurn } = command;
  return recordChange(plan, change, context, (data) =>
    command.type === 'RedoStep'
      ? { type: 'ChangeRedone', data: { ...data, of, ...(inTurn && { inTurn }) } }
      : { type: 'ChangeUndone', data: { ...data, of, inTurn } },
  );
};

/** The most people that a notice can name. */
const mostNamed = 20;

const refuseLostCheckIns = (change: PlanChange, plan: ActivePlan): void => {
  if (isOfCheckInsOnly(change)) return;
  const people = checkInsLostBy(change, plan);
  if (people.length === 0) return;
  throw new Refusal('CHECK_INS_LOST', 'Check-ins would be lost', [], {
    people: people.slice(0, mostNamed),
    count: people.length,
  });
};

const restoreMoment = (
  { revision, asOf, moment }: Extract<HistoryCommand, { type: 'RestoreMoment' }>,
  plan: ActivePlan,
  context: DecisionContext,
): Decided<EventPlanEvent>[] => {
  const change = restorationOf(plan, moment);
  if (isNoChange(change)) return [];
  return recordChange(plan, change, context, (data) => ({
    type: 'MomentRestored',
    data: { ...data, revision, asOf },
  }));
};

/**
 * Decides undo, redo and the restoration of a moment.
 * @throws Refusal UNDO_CONFLICT, CHECK_INS_LOST, NOTHING_TO_UNDO
 */
export const historyDecisions: PlanDecisions<HistoryCommand> = {
  UndoStep: reverseStep,
  RedoStep: reverseStep,
  RestoreMoment: restoreMoment,
};

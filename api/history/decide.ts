import type { EventPlanEvent } from '../../schema/domainEvents.ts';
import type { Decided, DecisionContext } from '../core/decider.ts';
import { Refusal } from '../core/errors.ts';
import type { ActivePlan } from '../eventPlans/state.ts';
import type { HistoryCommand } from './commands.ts';
import { isNoChange } from './planChange/diff.ts';
import { obstaclesTo } from './planChange/obstacles.ts';
import { recordChange } from './planChange/record.ts';
import { removesPeopleOnly, withPeopleAsTheyAre } from './planChange/removals.ts';
import { restorationOf } from './planChange/restoration.ts';

type Of<T extends HistoryCommand['type']> = Extract<HistoryCommand, { type: T }>;

export const decideHistory = (
  command: HistoryCommand,
  plan: ActivePlan,
  context: DecisionContext,
): Decided<EventPlanEvent>[] =>
  command.type === 'RestoreMoment'
    ? restoreMoment(command, plan, context)
    : takeBack(command, plan, context);

/**
 * Takes a step back where all that it touched still is as it left it, and says what is not
 * otherwise. People who came with an import go, wherever they are by now and whoever of them is
 * left: what was done since then for others stays.
 * @throws Refusal UNDO_CONFLICT with `details.obstacles`
 */
const takeBack = (
  command: Of<'UndoStep' | 'RedoStep'>,
  plan: ActivePlan,
  context: DecisionContext,
): Decided<EventPlanEvent>[] => {
  const change = removesPeopleOnly(command.change)
    ? withPeopleAsTheyAre(command.change, plan)
    : command.change;
  const obstacles = obstaclesTo(change, plan);
  if (obstacles.length > 0) {
    throw new Refusal('UNDO_CONFLICT', 'Something was changed since then', [], { obstacles });
  }
  const { of } = command;
  return recordChange(plan, change, context, (data) =>
    command.type === 'RedoStep'
      ? { type: 'ChangeRedone', data: { ...data, of } }
      : { type: 'ChangeUndone', data: { ...data, of, inTurn: command.inTurn } },
  );
};

const restoreMoment = (
  { revision, asOf, moment }: Of<'RestoreMoment'>,
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

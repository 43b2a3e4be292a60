import type { EventPlanEvent } from '../../schema/domainEvents.ts';
import type { Decided, DecisionContext } from '../core/decider.ts';
import { Refusal } from '../core/errors.ts';
import type { ActivePlan } from '../eventPlans/state.ts';
import type { HistoryCommand } from './commands.ts';
import { obstaclesTo } from './planChange/obstacles.ts';
import { recordedParts } from './planChange/parts.ts';
import { removesPeopleOnly, withPeopleAsTheyAre } from './planChange/removals.ts';

/**
 * Takes a step back where all that it touched still is as it left it, and says what is not
 * otherwise. People who came with an import go, wherever they are by now and whoever of them is
 * left: what was done since then for others stays.
 * @throws Refusal UNDO_CONFLICT with `details.obstacles`
 */
export const decideHistory = (
  command: HistoryCommand,
  plan: ActivePlan,
  context: DecisionContext,
): Decided<EventPlanEvent>[] => {
  const { eventId, of } = command;
  const change = removesPeopleOnly(command.change)
    ? withPeopleAsTheyAre(command.change, plan)
    : command.change;
  const obstacles = obstaclesTo(change, plan);
  if (obstacles.length > 0) {
    throw new Refusal('UNDO_CONFLICT', 'Something was changed since then', [], { obstacles });
  }
  const changeId = context.commandId;
  const standing = plan.staged.get(changeId)?.length ?? 0;
  return recordedParts(change)
    .map((part, ordinal): Decided<EventPlanEvent> => {
      const data = { eventId, changeId, of, ...part };
      return command.type === 'RedoStep'
        ? { type: 'ChangeRedone', data, ordinal }
        : { type: 'ChangeUndone', data: { ...data, inTurn: command.inTurn }, ordinal };
    })
    .slice(standing);
};

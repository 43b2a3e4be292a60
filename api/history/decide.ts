import type { EventPlanEvent } from '../../schema/domainEvents.ts';
import type { PlanChange } from '../../schema/planChange.ts';
import { Refusal } from '../../schema/refusal.ts';
import type { Decided, DecisionContext } from '../core/decider.ts';
import type { ActivePlan } from '../eventPlans/state.ts';
import { checkInsLostBy, isOfCheckInsOnly } from '../planChange/checkIns.ts';
import { isNoChange } from '../planChange/diff.ts';
import { obstaclesTo } from '../planChange/obstacles.ts';
import { recordChange } from '../planChange/record.ts';
import { removesPeopleOnly, withPeopleAsTheyAre } from '../planChange/removals.ts';
import { restorationOf } from '../planChange/restoration.ts';
import type { HistoryCommand, TakeBack } from './commands.ts';

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
 * @throws Refusal UNDO_CONFLICT with `details.obstacles`; CHECK_INS_LOST naming whose
 */
const takeBack = (
  command: TakeBack,
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
  if (command.keepCheckIns) refuseLostCheckIns(change, plan);
  const { of } = command;
  return recordChange(plan, change, context, (data) =>
    command.type === 'RedoStep'
      ? { type: 'ChangeRedone', data: { ...data, of } }
      : { type: 'ChangeUndone', data: { ...data, of, inTurn: command.inTurn } },
  );
};

/** As many as a notice can name. */
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

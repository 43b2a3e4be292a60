import { eventPlanStream } from '../../schema/ids.ts';
import type { PlanChange } from '../../schema/planChange.ts';
import { Refusal } from '../../schema/refusal.ts';
import type { CommandHandler } from '../core/handleCommand.ts';
import { eventPlanDecider } from '../eventPlans/decider.ts';
import { activeOf } from '../eventPlans/state.ts';
import { diffPlans, isNoChange } from '../planChange/diff.ts';
import type { ReverseStep } from './commands.ts';
import type { PlanStep } from './planSteps.ts';

/**
 * The command that reverses a step. Reversing an undo is a redo.
 * @throws Refusal NOTHING_TO_UNDO where the step changed nothing
 */
export const commandToReverse = async (
  commands: Pick<CommandHandler, 'at'>,
  eventId: string,
  step: PlanStep,
  inTurn: boolean,
): Promise<ReverseStep> => {
  const change = await reverseChange(commands, eventId, step);
  const common = { eventId, of: step.id, change, ofList: isOfList(step) };
  return step.events.at(-1)?.type === 'ChangeUndone'
    ? { type: 'RedoStep', ...common }
    : { type: 'UndoStep', ...common, inTurn };
};

/** Each of these may bring the people of a list: a redo brings back what an undo took. */
const listing: ReadonlySet<string> = new Set([
  'AttendeesImported',
  'GuestListImported',
  'GuestListMerged',
  'ChangeRedone',
]);

const isOfList = ({ events }: PlanStep): boolean => listing.has(events.at(-1)?.type ?? '');

/** The difference from the plan after the step to the plan before it. */
const reverseChange = async (
  commands: Pick<CommandHandler, 'at'>,
  eventId: string,
  { first, events }: PlanStep,
): Promise<PlanChange> => {
  const stream = eventPlanStream(eventId);
  const { state: found } = await commands.at(eventPlanDecider, stream, first - 1n);
  const left = events.reduce(eventPlanDecider.evolve, found);
  const change = diffPlans(activeOf(left), activeOf(found));
  if (isNoChange(change)) throw nothingTo('undo');
  return change;
};

/** The refusal NOTHING_TO_UNDO, for undo and redo alike. */
export const nothingTo = (what: 'undo' | 'redo') =>
  new Refusal('NOTHING_TO_UNDO', `There is nothing to ${what}`);

import { eventPlanStream } from '../../schema/ids.ts';
import type { PlanChange } from '../../schema/planChange.ts';
import { Refusal } from '../../schema/refusal.ts';
import type { CommandHandler } from '../core/handleCommand.ts';
import { eventPlanDecider } from '../eventPlans/decider.ts';
import { type ActivePlan, activeOf } from '../eventPlans/state.ts';
import { hasDeclined } from '../planChange/declinedSince.ts';
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
  const { change, left } = await reverseChange(commands, eventId, step);
  const declined = change.moved.flatMap(({ attendeeId }) =>
    hasDeclined(left, attendeeId) ? [attendeeId] : [],
  );
  const common = { eventId, of: step.id, change, declined, ofList: isOfList(step) };
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

/** The difference from the plan that the step left to the plan before it. */
const reverseChange = async (
  commands: Pick<CommandHandler, 'at'>,
  eventId: string,
  { first, events }: PlanStep,
): Promise<{ change: PlanChange; left: ActivePlan }> => {
  const stream = eventPlanStream(eventId);
  const { state: found } = await commands.at(eventPlanDecider, stream, first - 1n);
  const left = activeOf(events.reduce(eventPlanDecider.evolve, found));
  const change = diffPlans(left, activeOf(found));
  if (isNoChange(change)) throw nothingTo('undo');
  return { change, left };
};

/** The refusal NOTHING_TO_UNDO, for undo and redo alike. */
export const nothingTo = (what: 'undo' | 'redo') =>
  new Refusal('NOTHING_TO_UNDO', `There is nothing to ${what}`);

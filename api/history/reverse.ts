import { eventPlanStream } from '../../schema/ids.ts';
import type { PlanChange } from '../../schema/planChange.ts';
import type { CommandHandler } from '../core/handleCommand.ts';
import { eventPlanDecider } from '../eventPlans/decider.ts';
import { type ActivePlan, activeOf } from '../eventPlans/state.ts';
import { hasDeclined } from '../planChange/declinedSince.ts';
import { diffPlans, isNoChange } from '../planChange/diff.ts';
import type { ReverseStep } from './commands.ts';
import { nothingToReverse } from './nothingToReverse.ts';
import { type PlanStep, reversedBy } from './planSteps.ts';

type FindStep = (stepId: string) => Promise<PlanStep | undefined>;

/** The step to which an undo, or an undo of an undo, leads back. */
export const originalStepOf = async (
  find: FindStep,
  stepId: string,
): Promise<PlanStep | undefined> => {
  const step = await find(stepId);
  const of = step && reversedBy(step);
  return of === undefined ? step : originalStepOf(find, of);
};

/**
 * The command that reverses a step. Reversing an undo is a redo.
 * @param find finds earlier steps of the plan
 * @throws Refusal NOTHING_TO_UNDO if the step changed nothing
 */
export const commandToReverse = async (
  commands: Pick<CommandHandler, 'at'>,
  eventId: string,
  step: PlanStep,
  inTurn: boolean,
  find: FindStep,
): Promise<ReverseStep> => {
  const { change, left } = await reverseChange(commands, eventId, step);
  const declined = change.moved.flatMap(({ attendeeId }) =>
    hasDeclined(left, attendeeId) ? [attendeeId] : [],
  );
  const ofList = await isOfList(step, find);
  const type = step.events.at(-1)?.type === 'ChangeUndone' ? 'RedoStep' : 'UndoStep';
  return { type, eventId, of: step.id, change, declined, ofList, inTurn };
};

/** The events that may bring the people of a list. */
const listing: ReadonlySet<string> = new Set([
  'AttendeesImported',
  'GuestListImported',
  'GuestListMerged',
]);

/** Whether a step brings the people of a list. A redo does if the original step did. */
const isOfList = async (step: PlanStep, find: FindStep): Promise<boolean> => {
  const last = step.events.at(-1);
  const brings = last?.type === 'ChangeRedone' ? await originalStepOf(find, last.data.of) : step;
  return listing.has(brings?.events.at(-1)?.type ?? '');
};

/** The change from the plan after the step to the plan before it. */
const reverseChange = async (
  commands: Pick<CommandHandler, 'at'>,
  eventId: string,
  { first, events }: PlanStep,
): Promise<{ change: PlanChange; left: ActivePlan }> => {
  const stream = eventPlanStream(eventId);
  const { state: found } = await commands.at(eventPlanDecider, stream, first - 1n);
  const left = activeOf(events.reduce(eventPlanDecider.evolve, found));
  const change = diffPlans(left, activeOf(found));
  if (isNoChange(change)) throw nothingToReverse('undo');
  return { change, left };
};

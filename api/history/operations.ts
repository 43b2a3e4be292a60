import { eventPlanStream } from '../../schema/ids.ts';
import { redoInput, undoInput } from '../../schema/inputs/history.ts';
import type { HistoryRow } from '../../schema/readModels.ts';
import type { Application } from '../application.ts';
import { requireEvent } from '../auth/authorize.ts';
import { operation, performOnPlan } from '../commands/perform.ts';
import { isRefusal, Refusal } from '../core/errors.ts';
import type { CommandOrigin } from '../core/handleCommand.ts';
import { entryOfStep } from './entryOfStep.ts';
import type { Obstacle } from './planChange/obstacles.ts';
import {
  canBeTakenBack,
  latestAbout,
  nextToRedo,
  nextToUndo,
  type PlanStep,
  type StandingStep,
  stepsBackwards,
  takes,
} from './planSteps.ts';
import { historyIsUpToDate, ownSteps, stepById } from './recordedSteps.ts';
import { commandToTakeBack, nothingTo } from './takeBack.ts';

/** `entry` is what was done that is undone now, or done again: never an undo itself. */
export type TakenBackAnswer = { position: string | null; entry: HistoryRow };

/**
 * Takes back a step of the plan: the one named, else the member's own last one. An undo that is
 * taken back is a redo.
 * @throws Refusal NOTHING_TO_UNDO; UNDO_CONFLICT with the later step that is in the way;
 * CHECK_INS_LOST naming whose, where they are to be kept
 */
export const undo = operation(
  'undo',
  undoInput,
  async (app, request, { eventId, stepId, keepCheckIns }, origin): Promise<TakenBackAnswer> => {
    await requireEvent(app, request, eventId, 'edit');
    await historyIsUpToDate(app, eventId);
    const { actorId } = origin;
    const step = await (stepId
      ? stepById(app, eventId, stepId)
      : nextToUndo(ownSteps(app, eventId, actorId), actorId));
    if (!step || !canBeTakenBack(step)) throw nothingTo('undo');
    return takeBack(app, eventId, step, origin, {
      inTurn: !stepId,
      keepCheckIns: keepCheckIns ?? false,
    });
  },
);

/**
 * Does again what the member undid last.
 * @throws Refusal as `undo` does
 */
export const redo = operation(
  'redo',
  redoInput,
  async (app, request, { eventId, keepCheckIns }, origin): Promise<TakenBackAnswer> => {
    await requireEvent(app, request, eventId, 'edit');
    await historyIsUpToDate(app, eventId);
    const { actorId } = origin;
    const step = await nextToRedo(ownSteps(app, eventId, actorId), actorId);
    if (!step) throw nothingTo('redo');
    return takeBack(app, eventId, step, origin, {
      inTurn: false,
      keepCheckIns: keepCheckIns ?? false,
    });
  },
);

const takeBack = async (
  app: Application,
  eventId: string,
  step: StandingStep,
  origin: CommandOrigin,
  { inTurn, keepCheckIns }: { inTurn: boolean; keepCheckIns: boolean },
): Promise<TakenBackAnswer> => {
  if (!step.stands) throw await conflictWith(app, eventId, step, [step.id]);
  const command = await commandToTakeBack(app.commands, eventId, step, inTurn);
  try {
    const { position } = await performOnPlan(app, { ...command, keepCheckIns }, origin);
    return { position, entry: await entryOfStep(app, eventId, await deedOf(app, eventId, step)) };
  } catch (error) {
    if (!isRefusal(error, 'UNDO_CONFLICT')) throw error;
    const { obstacles } = error.details as { obstacles: Obstacle[] };
    throw await conflictWith(app, eventId, step, obstacles.flatMap(wordsOf));
  }
};

/** What an undo, or an undo of an undo, is about in the end. */
const deedOf = async (app: Application, eventId: string, step: PlanStep): Promise<string> => {
  const of = takes(step);
  if (of === undefined) return step.id;
  const earlier = await stepById(app, eventId, of);
  return earlier ? deedOf(app, eventId, earlier) : of;
};

const wordsOf = (obstacle: Obstacle): string[] => {
  if (obstacle.kind === 'details') return obstacle.fields;
  return obstacle.kind === 'limit' ? [] : [obstacle.id];
};

/** Names the later step that is in the way, so that it can be undone first. */
const conflictWith = async (
  app: Application,
  eventId: string,
  { last }: StandingStep,
  words: readonly string[],
): Promise<Refusal> => {
  const steps = stepsBackwards(app, eventPlanStream(eventId));
  const later = await latestAbout(steps, words, last);
  // It may have been recorded this moment, by whom the caller lost against.
  if (later) await app.feed.waitFor(later.position);
  const entry = later && (await entryOfStep(app, eventId, later.id));
  const message = 'It cannot be undone as long as a later change stands';
  return new Refusal('UNDO_CONFLICT', message, [], { stepId: later?.id, entryId: entry?.id });
};

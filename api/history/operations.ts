import type { Position } from '../../schema/domainEvents.ts';
import { type HistoryRow, undoAnswer } from '../../schema/entities/history.ts';
import { redoInput, undoInput } from '../../schema/inputs/history.ts';
import { isRefusal, Refusal } from '../../schema/refusal.ts';
import type { Application } from '../application.ts';
import type { CommandOrigin } from '../core/handleCommand.ts';
import { activeOf } from '../eventPlans/state.ts';
import { operation } from '../pipeline/operation.ts';
import { performLaterOnPlan } from '../pipeline/perform.ts';
import { toEdit } from '../pipeline/rights.ts';
import type { Obstacle } from '../planChange/obstacles.ts';
import { latestBlockingStep } from './blockingStep.ts';
import { entryOfStep } from './entryOfStep.ts';
import { nothingToReverse } from './nothingToReverse.ts';
import {
  isReversible,
  nextToRedo,
  nextToUndo,
  reversedBy,
  type StepWithEffect,
} from './planSteps.ts';
import { ownSteps, stepById, waitForHistory } from './recordedSteps.ts';
import { reversalsOf } from './reversals.ts';
import { commandToReverse, originalStepOf } from './reverse.ts';
import { UndoPayload } from './types.ts';

const keepCheckInsDescription =
  'Refuses with CHECK_INS_LOST, which names the people, if it would check people out or remove people who are checked in. A step that only checks people in or out is never refused.';

/** `entry` is the original change that is now undone or redone, never an undo itself. */
export type UndoAnswer = { position: string | null; entry: HistoryRow };

/**
 * Reversing an undo is a redo.
 * @throws Refusal NOTHING_TO_UNDO; UNDO_CONFLICT with the later step that is in the way; CHECK_INS_LOST with
 * the people, if check-ins are to be kept; EVENT_NOT_FOUND, FORBIDDEN
 */
export const undo = operation({
  name: 'undo',
  description:
    "Reverses a step: the named one, else the caller's own last one. UNDO_CONFLICT names the later step that prevents it.",
  input: undoInput,
  right: toEdit,
  isLarge: true,
  work: ({ app, origin }, { eventId, stepId, keepCheckIns }): Promise<UndoAnswer> => {
    const { actorId } = origin;
    const find = async (before?: Position) => {
      const plan = activeOf(await waitForHistory(app, eventId, origin));
      const step = await (stepId
        ? stepById(app, eventId, stepId)
        : nextToUndo(ownSteps(app, eventId, { actorId, before, without: plan.erased }), actorId));
      if (!step || !isReversible(step)) throw nothingToReverse('undo');
      return step;
    };
    const kind = { inTurn: !stepId, isNamed: Boolean(stepId), keepCheckIns: keepCheckIns ?? false };
    return reverse(app, eventId, find, origin, kind);
  },
  mutation: {
    input: {
      descriptions: {
        stepId: "A step of the history, by anybody. Default: the caller's own last one.",
        keepCheckIns: keepCheckInsDescription,
      },
    },
    payload: UndoPayload,
  },
  route: {
    at: 'POST /api/events/:id/undo',
    summary: "Reverses a step of the plan: the named one, else the caller's own last one",
    answer: undoAnswer,
  },
});

/** @throws Refusal as `undo` does */
export const redo = operation({
  name: 'redo',
  description: "Redoes the caller's last undo.",
  input: redoInput,
  right: toEdit,
  isLarge: true,
  work: ({ app, origin }, { eventId, keepCheckIns }): Promise<UndoAnswer> => {
    const { actorId } = origin;
    const find = async (before?: Position) => {
      await waitForHistory(app, eventId, origin);
      const step = await nextToRedo(ownSteps(app, eventId, { actorId, before }), actorId);
      if (!step) throw nothingToReverse('redo');
      return step;
    };
    const kind = { inTurn: false, isNamed: false, keepCheckIns: keepCheckIns ?? false };
    return reverse(app, eventId, find, origin, kind);
  },
  mutation: {
    input: { descriptions: { keepCheckIns: keepCheckInsDescription } },
    payload: UndoPayload,
  },
  route: { at: 'POST /api/events/:id/redo', answer: undoAnswer },
});

/**
 * Reverses a step. A repeated request searches for none, because its recorded events name the step that it
 * reversed.
 */
const reverse = async (
  app: Application,
  eventId: string,
  find: (before?: Position) => Promise<StepWithEffect>,
  origin: CommandOrigin,
  kind: { inTurn: boolean; isNamed: boolean; keepCheckIns: boolean },
  before?: Position,
): Promise<UndoAnswer> => {
  const { inTurn, isNamed, keepCheckIns } = kind;
  let step: StepWithEffect | undefined;
  const earlier = (id: string) => stepById(app, eventId, id);
  const command = async () => {
    step = await find(before);
    if (!step.isInEffect) {
      const [reversal] = await reversalsOf(app, [{ eventId, stepId: step.id }]);
      throw await conflictWith(app, eventId, reversal?.stepId);
    }
    const reversal = await commandToReverse(app.commands, eventId, step, inTurn, earlier);
    return { ...reversal, keepCheckIns };
  };
  try {
    const { position, events } = await performLaterOnPlan(app, eventId, command, origin);
    const id = reversedBy({ events }) ?? step?.id ?? '';
    const original = await originalStepOf(earlier, id);
    return { position, entry: await entryOfStep(app, eventId, original?.id ?? id) };
  } catch (error) {
    // The step touched only people who were erased since, so the step before it is next.
    if (step && !isNamed && isRefusal(error, 'NOTHING_TO_UNDO'))
      return reverse(app, eventId, find, origin, kind, step.events[0]?.position);
    if (!step || !isRefusal(error, 'UNDO_CONFLICT') || !error.details.obstacles) throw error;
    const { obstacles } = error.details as { obstacles: Obstacle[] };
    await waitForHistory(app, eventId, origin);
    // The caller has reversed this step on another screen in the meantime, so another step is next.
    if (!isNamed && (await find(before)).id !== step.id)
      return reverse(app, eventId, find, origin, kind, before);
    const blocking = await latestBlockingStep(app, eventId, step.last, obstacles);
    throw await conflictWith(app, eventId, blocking);
  }
};

/** Names the later step that blocks the undo, so that it can be undone first. */
const conflictWith = async (
  app: Application,
  eventId: string,
  stepId: string | undefined,
): Promise<Refusal> => {
  const entry = stepId === undefined ? undefined : await entryOfStep(app, eventId, stepId);
  const message = 'It cannot be undone before a later change is undone';
  return new Refusal('UNDO_CONFLICT', message, [], { stepId, entryId: entry?.id });
};

import type { EventPlanEvent } from '../../schema/domainEvents.ts';
import { undoAnswer } from '../../schema/entities/history.ts';
import { redoInput, undoInput } from '../../schema/inputs/history.ts';
import type { HistoryRow } from '../../schema/readModels.ts';
import { isRefusal, Refusal } from '../../schema/refusal.ts';
import type { Application } from '../application.ts';
import type { CommandOrigin } from '../core/handleCommand.ts';
import { operation } from '../pipeline/operation.ts';
import { performLaterOnPlan } from '../pipeline/perform.ts';
import { toEdit } from '../pipeline/rights.ts';
import type { Obstacle } from '../planChange/obstacles.ts';
import { entryOfStep } from './entryOfStep.ts';
import { latestInTheWay } from './inTheWay.ts';
import { canBeTakenBack, nextToRedo, nextToUndo, type StandingStep, takes } from './planSteps.ts';
import { historyIsUpToDate, ownSteps, stepById } from './recordedSteps.ts';
import { reversalsOf } from './reversals.ts';
import { commandToTakeBack, nothingTo } from './takeBack.ts';
import { UndoPayload } from './types.ts';

const keepCheckInsSays =
  'Refuse with CHECK_INS_LOST, naming whose, where more than check-ins is taken back and people who have checked in would not be any more.';

/** `entry` is what was done that is undone now, or done again: never an undo itself. */
export type TakenBackAnswer = { position: string | null; entry: HistoryRow };

/**
 * Takes back a step of the plan: the one named, else the member's own last one. An undo that is
 * taken back is a redo.
 * @throws Refusal NOTHING_TO_UNDO; UNDO_CONFLICT with the later step that is in the way;
 * CHECK_INS_LOST naming whose, where they are to be kept; EVENT_NOT_FOUND, FORBIDDEN
 */
export const undo = operation({
  name: 'undo',
  description:
    "Takes back a step: the one named, else the caller's own last one. UNDO_CONFLICT names the later step in the way.",
  input: undoInput,
  right: toEdit,
  work: ({ app, origin }, { eventId, stepId, keepCheckIns }): Promise<TakenBackAnswer> => {
    const { actorId } = origin;
    const find = async () => {
      await historyIsUpToDate(app, eventId);
      const step = await (stepId
        ? stepById(app, eventId, stepId)
        : nextToUndo(ownSteps(app, eventId, actorId), actorId));
      if (!step || !canBeTakenBack(step)) throw nothingTo('undo');
      return step;
    };
    return takeBack(app, eventId, find, origin, {
      inTurn: !stepId,
      keepCheckIns: keepCheckIns ?? false,
    });
  },
  mutation: {
    input: {
      says: {
        stepId: "A step of the history, by anybody; left out: the caller's own last one.",
        keepCheckIns: keepCheckInsSays,
      },
    },
    payload: UndoPayload,
  },
  route: {
    at: 'POST /api/events/:id/undo',
    params: { id: 'eventId' },
    tag: 'History',
    summary: "Takes back a step of the plan: the one named, else the caller's own last one",
    answer: undoAnswer,
  },
});

/**
 * Does again what the member undid last.
 * @throws Refusal as `undo` does
 */
export const redo = operation({
  name: 'redo',
  description: 'Does again what the caller undid last.',
  input: redoInput,
  right: toEdit,
  work: ({ app, origin }, { eventId, keepCheckIns }): Promise<TakenBackAnswer> => {
    const { actorId } = origin;
    const find = async () => {
      await historyIsUpToDate(app, eventId);
      const step = await nextToRedo(ownSteps(app, eventId, actorId), actorId);
      if (!step) throw nothingTo('redo');
      return step;
    };
    return takeBack(app, eventId, find, origin, {
      inTurn: false,
      keepCheckIns: keepCheckIns ?? false,
    });
  },
  mutation: { input: { says: { keepCheckIns: keepCheckInsSays } }, payload: UndoPayload },
  route: {
    at: 'POST /api/events/:id/redo',
    params: { id: 'eventId' },
    tag: 'History',
    answer: undoAnswer,
  },
});

/** A repeat looks for no step: which one it took back is told by what it recorded. */
const takeBack = async (
  app: Application,
  eventId: string,
  find: () => Promise<StandingStep>,
  origin: CommandOrigin,
  { inTurn, keepCheckIns }: { inTurn: boolean; keepCheckIns: boolean },
): Promise<TakenBackAnswer> => {
  let step: StandingStep | undefined;
  const command = async () => {
    step = await find();
    if (!step.stands) throw await conflictWith(app, eventId, undoingStep(app, eventId, step));
    return { ...(await commandToTakeBack(app.commands, eventId, step, inTurn)), keepCheckIns };
  };
  try {
    const { position, events } = await performLaterOnPlan(app, eventId, command, origin);
    const original = await originalStepOf(app, eventId, takenBackBy(events) ?? step?.id ?? '');
    return { position, entry: await entryOfStep(app, eventId, original) };
  } catch (error) {
    if (!step || !isRefusal(error, 'UNDO_CONFLICT') || !error.details.obstacles) throw error;
    const { obstacles } = error.details as { obstacles: Obstacle[] };
    await historyIsUpToDate(app, eventId);
    throw await conflictWith(app, eventId, latestInTheWay(app, eventId, step.last, obstacles));
  }
};

const takenBackBy = (events: readonly EventPlanEvent[]): string | undefined => {
  const last = events.at(-1);
  return last?.type === 'ChangeUndone' || last?.type === 'ChangeRedone' ? last.data.of : undefined;
};

/** What an undo, or an undo of an undo, is about in the end. */
const originalStepOf = async (app: Application, eventId: string, id: string): Promise<string> => {
  const step = await stepById(app, eventId, id);
  const of = step && takes(step);
  return of === undefined ? id : originalStepOf(app, eventId, of);
};

/** What took a step back. */
const undoingStep = async (
  app: Application,
  eventId: string,
  { id }: StandingStep,
): Promise<string | undefined> => {
  const [reversal] = await reversalsOf(app, [{ eventId, stepId: id }]);
  return reversal?.stepId;
};

/** Names the later step that is in the way, so that it can be undone first. */
const conflictWith = async (
  app: Application,
  eventId: string,
  later: Promise<string | undefined>,
): Promise<Refusal> => {
  const stepId = await later;
  const entry = stepId === undefined ? undefined : await entryOfStep(app, eventId, stepId);
  const message = 'It cannot be undone as long as a later change stands';
  return new Refusal('UNDO_CONFLICT', message, [], { stepId, entryId: entry?.id });
};

import fc from 'fast-check';
import type { ArrangementCommand } from '../../api/arrangements/commands.ts';
import { arrangementDecider } from '../../api/arrangements/decider.ts';
import type { CommandHandler } from '../../api/core/handleCommand.ts';
import { derivedId, newId } from '../../api/core/ids.ts';
import type { EventPlanCommand } from '../../api/eventPlans/commands.ts';
import { eventPlanDecider } from '../../api/eventPlans/decider.ts';
import type { ActivePlan } from '../../api/eventPlans/state.ts';
import type { HistoryCommand } from '../../api/history/commands.ts';
import {
  isReversible,
  nextToRedo,
  nextToUndo,
  stepsBackwards,
} from '../../api/history/planSteps.ts';
import { commandToReverse } from '../../api/history/reverse.ts';
import { arrangementStream, eventPlanStream } from '../../schema/ids.ts';
import type { EventLog } from '../../schema/ports/eventLog.ts';
import { isRefusal } from '../../schema/refusal.ts';
import {
  arrangementCommands,
  refreshed,
  saved,
  savedSeatingCommands,
} from './randomCommands/arrangements.ts';
import { attendeeCommands } from './randomCommands/attendees.ts';
import { eventCommands } from './randomCommands/eventPlans.ts';
import { floorObjectCommands } from './randomCommands/floorObjects.ts';
import { guestFieldCommands } from './randomCommands/guestFields.ts';
import { guestListCommands } from './randomCommands/guestLists.ts';
import { menuCommands } from './randomCommands/menus.ts';
import { type Numbers, namedIn, pick, type RandomCommands } from './randomCommands/named.ts';
import { placementCommands } from './randomCommands/placement.ts';
import { plusOneCommands } from './randomCommands/plusOnes.ts';
import { replyCommands } from './randomCommands/replies.ts';
import { roomCommands } from './randomCommands/rooms.ts';
import { ruleCommands } from './randomCommands/seatingRules.ts';
import { tableCommands } from './randomCommands/tables.ts';
import { stepsOfLog } from './stepOf.ts';

export { newcomer } from './randomCommands/attendees.ts';

/** A command of one writer, who refers to people, seats and tables by number: see `runStep`. */
export type Step = Numbers & { writer: number; what: What };

/** Creation and deletion of the plan, and the commands that `lookingBack` takes from the log. */
type Elsewhere = 'CreateEventPlan' | 'DeleteEventPlan' | HistoryCommand['type'];

type Forgotten<All extends RandomCommands<EventPlanCommand>> = Exclude<
  EventPlanCommand['type'],
  ReturnType<All[keyof All]>['type'] | Elsewhere
>;

/** All commands of a plan. If one is in no slice, this does not compile and names it. */
const complete = <All extends RandomCommands<EventPlanCommand>>(
  commands: All & { [Type in Forgotten<All>]: never },
): All => commands;

const planCommands = complete({
  ...eventCommands,
  ...attendeeCommands,
  ...guestListCommands,
  ...plusOneCommands,
  ...replyCommands,
  ...menuCommands,
  ...guestFieldCommands,
  ...tableCommands,
  ...floorObjectCommands,
  ...roomCommands,
  ...placementCommands,
  ...ruleCommands,
  ...savedSeatingCommands,
});

/**
 * Undo of one's own last step, redo of one's own last undo, undo of any step, or a restored moment.
 */
const lookingBack = ['undo', 'redo', 'undoAny', 'restore'] as const;

export type What =
  | keyof typeof planCommands
  | keyof typeof arrangementCommands
  | (typeof lookingBack)[number]
  | 'save'
  | 'refresh';

const whats = [
  ...(Object.keys(planCommands) as (keyof typeof planCommands)[]).filter(
    (what) => what !== 'erase',
  ),
  ...(Object.keys(arrangementCommands) as What[]),
  'save',
  'refresh',
  ...lookingBack,
] as const;

/**
 * Sequences of all commands within a plan. Those that fill it are more frequent. Erasures cannot be
 * undone, so they are included only if `also` names them.
 */
export const stepsOf = (
  writers: number,
  length: { minLength: number; maxLength: number },
  also: readonly 'erase'[] = [],
): fc.Arbitrary<Step[]> =>
  fc.array(
    fc.record({
      writer: fc.nat(writers - 1),
      what: fc.constantFrom<What>(
        ...whats,
        ...also,
        'add',
        'add',
        'addTable',
        'assign',
        'assign',
        'assign',
        'pin',
        'setMenu',
        'choose',
        'choose',
        'setFields',
        'fillIn',
        'fillIn',
        'undo',
        'undo',
      ),
      a: fc.nat(40),
      b: fc.nat(40),
      c: fc.nat(20),
    }),
    length,
  );

/** A plan that writers work on, and the arrangements that they have saved. */
export type Played = {
  eventId: string;
  arrangementIds: string[];
  log: Pick<EventLog, 'readStream'>;
};

/**
 * Runs a writer's step on the plan as they see it, while others may be changing it. A refusal is no
 * failure, but a log that does not answer is.
 */
export const runStep = async (
  writer: CommandHandler,
  played: Played,
  step: Step,
): Promise<void> => {
  const { state: plan } = await writer.load(eventPlanDecider, eventPlanStream(played.eventId));
  if (plan.status !== 'active') return;
  await stepOn(writer, played, plan, step).catch((error: unknown) => {
    if (!isRefusal(error) || error.code === 'NOT_READY') throw error;
  });
};

const stepOn = (
  writer: CommandHandler,
  played: Played,
  plan: ActivePlan,
  step: Step,
): Promise<unknown> => {
  if (isOnPlan(step.what)) return onPlan(writer, planCommands[step.what](namedIn(plan, step)));
  if (step.what === 'restore') return restore(writer, played, step);
  if (isLookingBack(step.what)) return takeBack(writer, played, step);
  return onArrangement(writer, played, plan, step);
};

const isLookingBack = (what: What): what is (typeof lookingBack)[number] =>
  (lookingBack as readonly string[]).includes(what);

const takeBack = async (
  writer: CommandHandler,
  { eventId, log }: Played,
  { what, a }: Step,
): Promise<unknown> => {
  const steps = () => stepsBackwards(log, eventPlanStream(eventId));
  const step = await {
    undo: () => nextToUndo(steps(), actorId),
    redo: () => nextToRedo(steps(), actorId),
    undoAny: () => nth(steps(), a),
  }[what as Exclude<(typeof lookingBack)[number], 'restore'>]();
  if (!step?.isInEffect || !isReversible(step)) return;
  const command = await commandToReverse(
    writer,
    eventId,
    step,
    what === 'undo',
    stepsOfLog(log, eventPlanStream(eventId)),
  );
  return onPlan(writer, command);
};

const restore = async (
  writer: CommandHandler,
  { eventId }: Played,
  { a, b }: Step,
): Promise<unknown> => {
  const stream = eventPlanStream(eventId);
  const { revision: last } = await writer.load(eventPlanDecider, stream);
  const revision = last - (BigInt(a * b) % (last + 1n));
  const { state: moment } = await writer.at(eventPlanDecider, stream, revision);
  if (moment.status !== 'active') return;
  const asOf = new Date().toISOString();
  const command = { type: 'RestoreMoment' as const, revision: Number(revision), asOf, moment };
  return onPlan(writer, { eventId, ...command });
};

const isOnArrangement = (what: What): what is keyof typeof arrangementCommands =>
  what in arrangementCommands;

const nth = async <T>(items: AsyncIterable<T>, n: number): Promise<T | undefined> => {
  let left = n;
  for await (const item of items) {
    if (left === 0) return item;
    left -= 1;
  }
  return undefined;
};

/** The command of a step in this plan, or undefined if the step is no command on a plan. */
export const commandOf = (plan: ActivePlan, step: Step): EventPlanCommand | undefined =>
  isOnPlan(step.what) ? planCommands[step.what](namedIn(plan, step)) : undefined;

const isOnPlan = (what: What): what is keyof typeof planCommands => what in planCommands;

const onPlan = (writer: CommandHandler, command: EventPlanCommand) =>
  writer.handle(eventPlanDecider, eventPlanStream(command.eventId), command, newOrigin());

const actorId = 'organiser';

const newOrigin = () => ({ commandId: newId(), actorId });

const onArrangement = async (
  writer: CommandHandler,
  played: Played,
  plan: ActivePlan,
  step: Step,
): Promise<unknown> => {
  const origin = newOrigin();
  const run = (command: ArrangementCommand) =>
    writer.handle(arrangementDecider, arrangementStream(command.arrangementId), command, origin);
  if (isOnArrangement(step.what)) {
    const arrangementId = pick(played.arrangementIds, step.a);
    return run({ ...arrangementCommands[step.what](namedIn(plan, step)), arrangementId });
  }
  if (step.what === 'refresh') {
    const arrangementId = pick(played.arrangementIds, step.a);
    const { state } = await writer.load(arrangementDecider, arrangementStream(arrangementId));
    return run(refreshed(arrangementId, state, plan));
  }
  const arrangementId = derivedId(origin.commandId, 0);
  played.arrangementIds.push(arrangementId);
  return run(saved(arrangementId, plan, step));
};

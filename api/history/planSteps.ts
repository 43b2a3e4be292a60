import type { EventPlanEvent, RecordedEvent } from '../../schema/domainEvents.ts';
import type { EventLog } from '../../schema/ports/eventLog.ts';
import { changeIn, isLastPart } from '../planChange/stage.ts';

export type PlanEvent = RecordedEvent<EventPlanEvent>;

/** The events that one command recorded on an event plan. */
export type PlanStep = {
  /** The command id. */
  id: string;
  actorId: string;
  first: bigint;
  last: bigint;
  /** Oldest first. */
  events: PlanEvent[];
};

/** A step, and whether it is in effect: an undo that was itself undone is not. */
export type StepWithEffect = PlanStep & { isInEffect: boolean };

/**
 * The steps of a plan, latest first. In this order a step's reversals come before the step itself, so that it
 * is known whether a step is in effect once it is reached. Ends with the event of revision `from`.
 * @param isAsRestored leaves out the steps between a restored moment and its restoration, as if they had
 * never been made
 */
export async function* stepsBackwards(
  log: Pick<EventLog, 'readStream'>,
  stream: string,
  from = 0n,
  isAsRestored = false,
): AsyncGenerator<StepWithEffect> {
  const reversed = new Set<string>();
  let moment: bigint | undefined;
  for await (const step of grouped(log.readStream(stream, { from, direction: 'backwards' }))) {
    if (moment !== undefined && step.last > moment) continue;
    const isInEffect = !reversed.has(step.id);
    const of = reversedBy(step);
    if (isInEffect && of !== undefined) reversed.add(of);
    if (isInEffect && isAsRestored) moment = momentRestoredBy(step) ?? moment;
    yield { ...step, isInEffect };
  }
}

const momentRestoredBy = ({ events }: PlanStep): bigint | undefined => {
  const last = events.at(-1);
  return last?.type === 'MomentRestored' ? BigInt(last.data.revision) : undefined;
};

/** The id of the step that an undo or redo reverses; undefined for any other step. */
export const reversedBy = ({
  events,
}: {
  events: readonly EventPlanEvent[];
}): string | undefined => {
  const last = events.at(-1);
  return last?.type === 'ChangeUndone' || last?.type === 'ChangeRedone' ? last.data.of : undefined;
};

/**
 * Groups adjacent events of one command, read backwards. Parts of a command with other events in between stay
 * separate.
 */
export async function* grouped(events: AsyncIterable<RecordedEvent>): AsyncGenerator<PlanStep> {
  let step: PlanStep | undefined;
  for await (const recorded of events) {
    // The stream of a plan holds only events of that plan.
    const event = recorded as PlanEvent;
    const { commandId: id, actorId } = event.metadata;
    if (step?.id === id) {
      step = { ...step, first: event.revision, events: [event, ...step.events] };
      continue;
    }
    if (step) yield step;
    const { revision } = event;
    step = { id, actorId, first: revision, last: revision, events: [event] };
  }
  if (step) yield step;
}

/** Undo in turn also reverses a member's own undo of a named step, which is recorded as a redo. */
const isUndoInTurn = ({ events }: PlanStep): boolean => {
  const last = events.at(-1);
  const isReversal = last?.type === 'ChangeUndone' || last?.type === 'ChangeRedone';
  return isReversal && last.data.inTurn === true;
};

const isRedo = (step: PlanStep): boolean =>
  step.events.at(-1)?.type === 'ChangeRedone' && !isUndoInTurn(step);

const permanent: ReadonlySet<string> = new Set([
  'EventPlanCreated',
  'EventPlanDeleted',
  'PlanCopied',
  'PartsDiscarded',
  'AttendeeErased',
]);

/** Whether a merge changed nothing in the plan and only recorded the list's content. */
const onlyRemembers = (events: readonly EventPlanEvent[]): boolean => {
  const whole = events.at(-1)?.type === 'GuestListMerged' && changeIn(events);
  if (!whole) return false;
  const { listed: _, ...lists } = whole;
  return Object.values(lists).every((list) => !Array.isArray(list) || list.length === 0);
};

/**
 * Whether undo can reverse a step. It cannot if the step is permanent, changed nothing or was never
 * completed.
 */
export const isReversible = ({ events }: { events: readonly EventPlanEvent[] }): boolean => {
  const last = events.at(-1);
  if (!last || permanent.has(last.type) || onlyRemembers(events)) return false;
  return isLastPart(last);
};

/**
 * The step that undo reverses next for a member: their own last one in effect. Skips undos in turn and redos,
 * so that repeated undos go further back.
 */
export const nextToUndo = async (
  steps: AsyncIterable<StepWithEffect>,
  actorId: string,
): Promise<StepWithEffect | undefined> => {
  for await (const step of steps) {
    if (step.actorId !== actorId || !step.isInEffect || !isReversible(step)) continue;
    if (!isUndoInTurn(step) && !isRedo(step)) return step;
  }
  return undefined;
};

/** The undo that redo reverses next: the member's last one, unless they did something else since. */
export const nextToRedo = async (
  steps: AsyncIterable<StepWithEffect>,
  actorId: string,
): Promise<StepWithEffect | undefined> => {
  for await (const step of steps) {
    if (step.actorId !== actorId || !step.isInEffect || isRedo(step)) continue;
    if (!isReversible(step)) continue;
    return isUndoInTurn(step) ? step : undefined;
  }
  return undefined;
};

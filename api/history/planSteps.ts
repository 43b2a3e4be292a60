import type { EventPlanEvent, Position, RecordedEvent } from '../../schema/domainEvents.ts';
import type { EventLog } from '../../schema/ports/eventLog.ts';

export type PlanEvent = RecordedEvent<EventPlanEvent>;

/** What one command recorded on an event plan. */
export type PlanStep = {
  /** The command id. */
  id: string;
  actorId: string;
  first: bigint;
  last: bigint;
  /** Where its last event stands in the log. */
  position: Position;
  /** In the order in which they happened. */
  events: PlanEvent[];
};

/** A step, and whether it still has its effect: an undo that was itself undone has not. */
export type StandingStep = PlanStep & { stands: boolean };

/**
 * The steps of a plan, the latest first, back to the event of revision `from`. Read from the end it is
 * known of each step, when it comes, whether a later one that stands took it back.
 */
export async function* stepsBackwards(
  log: Pick<EventLog, 'readStream'>,
  stream: string,
  from = 0n,
): AsyncGenerator<StandingStep> {
  const takenBack = new Set<string>();
  for await (const step of grouped(log.readStream(stream, { from, direction: 'backwards' }))) {
    const stands = !takenBack.has(step.id);
    const of = takes(step);
    if (stands && of !== undefined) takenBack.add(of);
    yield { ...step, stands };
  }
}

/** Which step this one takes back: undefined where it is none of that kind. */
export const takes = ({ events }: PlanStep): string | undefined => {
  const last = events.at(-1);
  return last?.type === 'ChangeUndone' || last?.type === 'ChangeRedone' ? last.data.of : undefined;
};

/** Events of one command that stand side by side. Parts that others came between are left alone. */
async function* grouped(events: AsyncIterable<RecordedEvent>): AsyncGenerator<PlanStep> {
  let step: PlanStep | undefined;
  for await (const recorded of events) {
    // The stream of a plan holds the events of a plan only.
    const event = recorded as PlanEvent;
    const { commandId: id, actorId } = event.metadata;
    if (step?.id === id) {
      step = { ...step, first: event.revision, events: [event, ...step.events] };
      continue;
    }
    if (step) yield step;
    const { revision, position } = event;
    step = { id, actorId, first: revision, last: revision, position, events: [event] };
  }
  if (step) yield step;
}

const isUndoInTurn = ({ events }: PlanStep): boolean => {
  const last = events.at(-1);
  return last?.type === 'ChangeUndone' && last.data.inTurn;
};

const isRedo = ({ events }: PlanStep): boolean => events.at(-1)?.type === 'ChangeRedone';

const forGood: ReadonlySet<string> = new Set([
  'EventPlanCreated',
  'EventPlanDeleted',
  'PlanCopied',
  'PartsDiscarded',
  'AttendeeErased',
]);

/** All but what is for good, and parts of what was never completed. */
export const canBeTakenBack = ({ events }: PlanStep): boolean => {
  const last = events.at(-1);
  if (!last || forGood.has(last.type)) return false;
  return !('parts' in last.data) || last.data.part === last.data.parts - 1;
};

/**
 * What undo takes back next for a member: their own last step that stands. What they undid or redid
 * in turn is not a step to undo, but goes on before it.
 */
export const nextToUndo = async (
  steps: AsyncIterable<StandingStep>,
  actorId: string,
): Promise<StandingStep | undefined> => {
  for await (const step of steps) {
    if (step.actorId !== actorId || !step.stands || !canBeTakenBack(step)) continue;
    if (!isUndoInTurn(step) && !isRedo(step)) return step;
  }
  return undefined;
};

/** What redo does again next: the member's own last undo, unless they did something else since. */
export const nextToRedo = async (
  steps: AsyncIterable<StandingStep>,
  actorId: string,
): Promise<StandingStep | undefined> => {
  for await (const step of steps) {
    if (step.actorId !== actorId || !step.stands || isRedo(step)) continue;
    if (!canBeTakenBack(step)) continue;
    return isUndoInTurn(step) ? step : undefined;
  }
  return undefined;
};

/** @returns undefined where the plan has no such step. */
export const stepOf = async (
  steps: AsyncIterable<StandingStep>,
  id: string,
): Promise<StandingStep | undefined> => {
  for await (const step of steps) if (step.id === id) return step;
  return undefined;
};

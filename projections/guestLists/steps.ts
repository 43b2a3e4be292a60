import type { RecordedEvent } from '../../schema/domainEvents.ts';

/** A step that recorded a list. Its rows count unless the step is undone. */
export type ImportStep = {
  id: string;
  eventId: string;
  revision: number;
  source: string;
  /** The fingerprint of the list's header; null if unknown. */
  headerPrint: string | null;
  /** The later steps that undid or redid this one, earliest first. */
  turns: Turn[];
};

type Turn = {
  /** The step's id. */
  by: string;
  revision: number;
  isUndone: boolean;
};

/** Whether a step was undone after the event of a revision. By default: whether it is undone now. */
const isUndoneAt = ({ revision, turns }: ImportStep, at = Number.POSITIVE_INFINITY): boolean =>
  revision > at || (turns.findLast((turn) => turn.revision <= at)?.isUndone ?? false);

/** The steps that an event undoes or redoes, with their turns. */
export const stepsAfter = (
  steps: readonly ImportStep[],
  event: RecordedEvent,
): Pick<ImportStep, 'id' | 'turns'>[] =>
  steps.flatMap((step) => {
    const isUndone = becomesUndone(step, event);
    if (isUndone === isUndoneAt(step)) return [];
    const turn = { by: event.metadata.commandId, revision: Number(event.revision), isUndone };
    return [{ id: step.id, turns: [...step.turns, turn] }];
  });

const becomesUndone = (step: ImportStep, { type, data }: RecordedEvent): boolean => {
  if (type === 'MomentRestored') return isUndoneAt(step, data.revision);
  if (type !== 'ChangeUndone' && type !== 'ChangeRedone') return isUndoneAt(step);
  if (step.id === data.of) return true;
  // The undo of a restoration brings back the steps that the restoration took.
  const reversed = step.turns.find(({ by }) => by === data.of);
  return reversed ? !reversed.isUndone : isUndoneAt(step);
};

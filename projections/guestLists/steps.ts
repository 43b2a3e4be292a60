import type { RecordedEvent } from '../../schema/domainEvents.ts';

/**
 * A step by which a list said something, and by which later step it was undone, or done again. Its
 * rows count unless it is undone.
 */
export type ImportStep = {
  id: string;
  eventId: string;
  revision: number;
  source: string;
  /** Of the list's header; null where it was not told. */
  headerPrint: string | null;
  undoneBy: string | null;
  undoneAt: number | null;
  redoneBy: string | null;
};

type Became = Pick<ImportStep, 'id' | 'undoneBy' | 'undoneAt' | 'redoneBy'>;

const undone = ({ id }: ImportStep, { metadata, revision }: RecordedEvent): Became => ({
  id,
  undoneBy: metadata.commandId,
  undoneAt: Number(revision),
  redoneBy: null,
});

const redone = ({ id }: ImportStep, { metadata }: RecordedEvent): Became => ({
  id,
  undoneBy: null,
  undoneAt: null,
  redoneBy: metadata.commandId,
});

/** What an event that takes something back, or does it again, makes of the steps of a plan. */
export const stepsAfter = (steps: readonly ImportStep[], event: RecordedEvent): Became[] => {
  switch (event.type) {
    case 'ChangeUndone': {
      const { of } = event.data;
      return steps.flatMap((step) => {
        // The undo of a restoration brings back what that took.
        if (step.undoneBy === of) return [redone(step, event)];
        return step.id === of || step.redoneBy === of ? [undone(step, event)] : [];
      });
    }
    case 'ChangeRedone':
      return steps
        .filter(({ undoneBy }) => undoneBy === event.data.of)
        .map((step) => redone(step, event));
    case 'MomentRestored': {
      const { revision } = event.data;
      return steps.flatMap((step) => {
        if (step.revision > revision) return step.undoneBy === null ? [undone(step, event)] : [];
        return (step.undoneAt ?? 0) > revision ? [redone(step, event)] : [];
      });
    }
    default:
      return [];
  }
};

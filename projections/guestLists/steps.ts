import type { RecordedEvent } from '../../schema/domainEvents.ts';

/**
 * A step that recorded a list, and the later step that undid or redid it. Its rows count unless it
 * is undone.
 */
export type ImportStep = {
  id: string;
  eventId: string;
  revision: number;
  source: string;
  /** The fingerprint of the list's header; null if unknown. */
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

/** The steps of a plan after an event that undoes or redoes one. */
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

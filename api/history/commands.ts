import type { PlanChange } from '../../schema/planChange.ts';

/**
 * Taking a step back. What that changes is a fact of the history: the operation reads it there, the
 * decider says whether it still can be.
 */
export type HistoryCommand =
  | {
      type: 'UndoStep';
      eventId: string;
      /** The step's command id. */
      of: string;
      /** From the state that the step left to the one it found. */
      change: PlanChange;
      /** It is the member's own last step. */
      inTurn: boolean;
    }
  | { type: 'RedoStep'; eventId: string; of: string; change: PlanChange };

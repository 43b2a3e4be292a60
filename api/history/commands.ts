import type { PlanChange } from '../../schema/planChange.ts';
import type { ActivePlan } from '../eventPlans/state.ts';

/**
 * Reverses a step, or restores the plan of a moment. The operation reads the change from the history;
 * the decider checks whether it is still possible.
 */
export type HistoryCommand =
  | ReverseStep
  | {
      type: 'RestoreMoment';
      eventId: string;
      revision: number;
      /** When the event of that revision happened. */
      asOf: string;
      /** The plan as it was with it. */
      moment: ActivePlan;
    };

export type ReverseStep = {
  eventId: string;
  /** The step's command id. */
  of: string;
  /** From the state that the step left to the one it found. */
  change: PlanChange;
  /** Those of its people who had declined when the step was done. */
  declined?: readonly string[];
  /** It takes back a list: people whom it brought go as they are by now. */
  ofList?: boolean;
  /** Refuse if it would also reverse check-ins. */
  keepCheckIns?: boolean;
} & (
  | { type: 'RedoStep' }
  /** `inTurn`: it is the member's own last step (see the glossary). */
  | { type: 'UndoStep'; inTurn: boolean }
);

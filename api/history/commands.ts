import type { PlanChange } from '../../schema/planChange.ts';
import type { ActivePlan } from '../eventPlans/state.ts';

/**
 * Reverses a step, or restores the plan of a moment. The operation passes the change, read from the history;
 * the decider checks whether it is still possible.
 */
export type HistoryCommand =
  | ReverseStep
  | {
      type: 'RestoreMoment';
      eventId: string;
      revision: number;
      /** When the event of the revision happened. */
      asOf: string;
      /** The plan after that event. */
      moment: ActivePlan;
    };

export type ReverseStep = {
  eventId: string;
  /** The step's command id. */
  of: string;
  /** Leads from the state that the step left to the state that it found. */
  change: PlanChange;
  /** The people of the change who had declined when the step was done. */
  declined?: readonly string[];
  /** Whether a list is taken back. If so, the people whom it brought are removed in their present state. */
  ofList?: boolean;
  /** Whether to refuse if check-ins would be reversed too. */
  keepCheckIns?: boolean;
  /** Whether undo reverses the member's own last step (see the glossary). */
  inTurn: boolean;
} & ({ type: 'UndoStep' } | { type: 'RedoStep' });

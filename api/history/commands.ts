import type { PlanChange } from '../../schema/planChange.ts';
import type { ActivePlan } from '../eventPlans/state.ts';

/**
 * RecordedReversal a step back, or the whole plan to a moment. What that changes is a fact of the history: the
 * operation reads it there, the decider says whether it still can be.
 */
export type HistoryCommand =
  | TakeBack
  | {
      type: 'RestoreMoment';
      eventId: string;
      revision: number;
      /** When the event of that revision happened. */
      asOf: string;
      /** The plan as it was with it. */
      moment: ActivePlan;
    };

export type TakeBack =
  | {
      type: 'UndoStep';
      eventId: string;
      /** The step's command id. */
      of: string;
      /** From the state that the step left to the one it found. */
      change: PlanChange;
      /** It is the member's own last step. */
      inTurn: boolean;
      /** Not where it would take back check-ins by the way. */
      keepCheckIns?: boolean;
    }
  | { type: 'RedoStep'; eventId: string; of: string; change: PlanChange; keepCheckIns?: boolean };

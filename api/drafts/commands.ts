import type { ActivePlan } from '../eventPlans/state.ts';

/** Trying something beside the live plan, and making it so. */
export type DraftCommand =
  | {
      type: 'StartDraft';
      /** The draft's own. */
      eventId: string;
      name: string;
      /** The revision of the live plan that is copied. */
      revision: number;
      live: ActivePlan;
    }
  | {
      type: 'TakeOverDraft';
      /** The live plan's. */
      eventId: string;
      draftId: string;
      name: string;
      /** Both in the ids of the live plan: what the draft began as, and what it is now. */
      base: ActivePlan;
      draft: ActivePlan;
      /** Only what concerns these tables; all of the draft where there are none. */
      tableIds?: readonly string[];
      /** What the live plan has changed as well stays as it is there. */
      leaveOutConflicts: boolean;
    };

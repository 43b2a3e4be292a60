import type { ActivePlan } from '../eventPlans/state.ts';

/** Commands that begin, take over and end a draft. */
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
      /** In the ids of the live plan: the draft as it began, and as it is now. */
      base: ActivePlan;
      draft: ActivePlan;
      /** Takes over only what concerns these tables; the whole draft if there are none. */
      tableIds?: readonly string[];
      /** Skips what the live plan has changed as well. */
      leaveOutConflicts: boolean;
    };

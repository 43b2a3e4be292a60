import type { ActivePlan } from '../eventPlans/state.ts';

/** Commands that begin, take over and end a draft. */
export type DraftCommand =
  | {
      type: 'StartDraft';
      /** The draft's own id. */
      eventId: string;
      name: string;
      /** The revision of the live plan that is copied. */
      revision: number;
      live: ActivePlan;
    }
  | {
      type: 'TakeOverDraft';
      /** The id of the live plan. */
      eventId: string;
      draftId: string;
      name: string;
      /** The draft as it began and as it is now, with the ids of the live plan. */
      base: ActivePlan;
      draft: ActivePlan;
      /** Takes over only changes that concern these tables; without any, the whole draft. */
      tableIds?: readonly string[];
      /** Whether to skip changes of things that the live plan has changed too. */
      leaveOutConflicts: boolean;
    };

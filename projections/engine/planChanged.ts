import type { PlanChanged } from '../../schema/domainEvents.ts';
import type { Handlers, Recorded } from './projector.ts';
import type { RowChanges } from './rows/rowChanges.ts';

export type RecordedPlanChange = Recorded<PlanChanged['type']>;

/** Handles all domain events that change a plan as a whole. */
export const onPlanChanged = (
  handle: (changes: RowChanges, event: RecordedPlanChange) => void,
): Required<Pick<Handlers, PlanChanged['type']>> => ({
  ChangeUndone: handle,
  ChangeRedone: handle,
  MomentRestored: handle,
  ArrangementApplied: handle,
  GuestListImported: handle,
  GuestListMerged: handle,
  DraftTakenOver: handle,
  PlanCopied: handle,
});

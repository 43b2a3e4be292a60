import type { PlanChanged } from '../../schema/domainEvents.ts';
import type { WholeRecordedChange } from '../../schema/planChange.ts';
import type { Handlers, Recorded } from './projector.ts';
import type { RowChanges } from './rows/rowChanges.ts';

export type RecordedPlanChange = Recorded<PlanChanged['type']>;

/** All of a change, in however many parts it was recorded. */
export type WholeChange = WholeRecordedChange;

/** Every domain event that changes a plan as a whole is projected the same way. */
export const onPlanChanged = (
  handle: (changes: RowChanges, event: RecordedPlanChange) => void,
): Required<Pick<Handlers, PlanChanged['type']>> => ({
  ChangeUndone: handle,
  ChangeRedone: handle,
  MomentRestored: handle,
  ArrangementApplied: handle,
  DraftTakenOver: handle,
  PlanCopied: handle,
});

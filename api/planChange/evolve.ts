import type { PlanChanged } from '../../schema/domainEvents.ts';
import { wholeChange } from '../../schema/planChange.ts';
import type { Happened } from '../core/decider.ts';
import type { PlanFolds } from '../eventPlans/handlers.ts';
import type { ActivePlan } from '../eventPlans/state.ts';
import { applyChange } from './apply.ts';
import { piecesOf, staged, withoutParts } from './stage.ts';

/**
 * Folds a recorded change. A change takes effect as a whole, so its parts wait for the last one.
 * @throws Refusal as `applyChange`
 */
const changed = (plan: ActivePlan, event: Happened<PlanChanged>): ActivePlan => {
  const { changeId, attendeesAdded, change } = event.data;
  if (!change) return staged(plan, event);
  const whole = wholeChange(piecesOf(plan, changeId), attendeesAdded, change);
  const after = applyChange(withoutParts(plan, changeId), whole);
  return event.type === 'PlanCopied' ? copied(after, event.data) : after;
};

/** A draft continues the order numbers of the plan that it copies. */
const copied = (plan: ActivePlan, { nextOrder = 0, more }: Copied): ActivePlan => ({
  ...plan,
  nextOrder: Math.max(plan.nextOrder, nextOrder),
  draftOf: plan.draftOf && { ...plan.draftOf, isWhole: !more },
});

type Copied = Extract<PlanChanged, { type: 'PlanCopied' }>['data'];

/**
 * Folds recorded changes, whichever slice recorded them.
 * @throws Refusal as `applyChange`
 */
export const changeFolds = {
  ChangePartRecorded: staged,
  PartsDiscarded: (plan, { data }) => withoutParts(plan, data.changeId),
  ChangeUndone: changed,
  ChangeRedone: changed,
  MomentRestored: changed,
  ArrangementApplied: changed,
  GuestListImported: changed,
  GuestListMerged: changed,
  DraftTakenOver: changed,
  PlanCopied: changed,
} satisfies Partial<PlanFolds>;

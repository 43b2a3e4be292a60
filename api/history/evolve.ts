import type { PlanChanged } from '../../schema/domainEvents.ts';
import type { WholeAttendee } from '../../schema/planChange.ts';
import type { ActivePlan } from '../eventPlans/state.ts';
import { applyChange } from './planChange/apply.ts';

/** Parts wait until the last one is there: a change takes effect as a whole. */
export const evolveHistory = (plan: ActivePlan, { data }: PlanChanged): ActivePlan => {
  const { changeId, attendeesAdded, change } = data;
  const parts = [...(plan.staged.get(changeId) ?? []), attendeesAdded];
  if (!change) return { ...plan, staged: plan.staged.set(changeId, parts) };
  const everybody = parts.flat() as WholeAttendee[];
  return applyChange(
    { ...plan, staged: plan.staged.delete(changeId) },
    { ...change, attendeesAdded: everybody },
  );
};

import type { PlanChanged } from '../../schema/domainEvents.ts';
import type { WholeAttendee } from '../../schema/planChange.ts';
import type { ActivePlan } from '../eventPlans/state.ts';
import { applyChange } from './planChange/apply.ts';

/** Parts wait until the last one is there: a change takes effect as a whole. */
export const evolveHistory = (plan: ActivePlan, event: PlanChanged): ActivePlan => {
  const { changeId, attendeesAdded, change } = event.data;
  const parts = [...(plan.staged.get(changeId) ?? []), attendeesAdded];
  if (!change) return { ...plan, staged: plan.staged.set(changeId, parts) };
  const everybody = parts.flat() as WholeAttendee[];
  const changed = applyChange(
    { ...plan, staged: plan.staged.delete(changeId) },
    { ...change, attendeesAdded: everybody },
  );
  const last = maxOf([...everybody, ...change.tablesAdded].map(({ order }) => order));
  const counted = { ...changed, nextOrder: Math.max(changed.nextOrder, last + 1) };
  return event.type === 'PlanCopied' ? copied(counted, event.data) : counted;
};

const maxOf = (numbers: readonly number[]): number =>
  numbers.reduce((most, number) => Math.max(most, number), -1);

/** A draft goes on counting where the plan did that it is a copy of. */
const copied = (plan: ActivePlan, { nextOrder = 0, more }: Copied): ActivePlan => ({
  ...plan,
  nextOrder: Math.max(plan.nextOrder, nextOrder),
  draftOf: plan.draftOf && { ...plan.draftOf, isWhole: !more },
});

type Copied = Extract<PlanChanged, { type: 'PlanCopied' }>['data'];

import { useMemo } from 'react';
import { useLivePlan } from '../eventPlans/useLivePlan.ts';
import { type Loading, loadingOf } from '../graphql/loading.ts';
import { type PlanView, viewOf } from './planView.ts';
import { type Plan, type PlanDelta, SeatingPlan, SeatingPlanChanged } from './seatingPlan.ts';

export type SeatingPlanState =
  | Loading
  /** `last` is the plan as last shown, if there was one. */
  | { status: 'missing'; last: Plan | undefined }
  | { status: 'ready'; plan: Plan; view: PlanView; arrangementsChanged: number };

/** Called before the change is applied to the plan. */
type OnDelta = (view: PlanView, delta: PlanDelta) => void;

/** The plan of an event for its seating, kept live. */
export const useSeatingPlan = (eventId: string, onDelta?: OnDelta): SeatingPlanState => {
  const { result, plan, arrangementsChanged, isDeleted, isMissing } = useLivePlan(eventId, {
    query: SeatingPlan,
    changes: SeatingPlanChanged,
    onDelta: (delta) => view && onDelta?.(view, delta),
  });
  const view = useMemo(() => (plan ? viewOf(plan) : undefined), [plan]);
  if (isDeleted || isMissing) return { status: 'missing', last: plan };
  if (plan && view) return { status: 'ready', plan, view, arrangementsChanged };
  return loadingOf(result);
};

import type { PlanFolds } from '../eventPlans/handlers.ts';
import { withObject, withObjectChanged, withoutObject } from '../planChange/applyObjects.ts';

/**
 * Folds domain events of floor objects into their plan.
 * @throws Refusal OBJECT_NOT_FOUND for an event about an object that the plan lacks
 */
export const floorObjectFolds = {
  FloorObjectPlaced: (plan, { data }) => withObject(plan, data),
  FloorObjectChanged: (plan, { data }) => withObjectChanged(plan, data),
  FloorObjectRemoved: (plan, { data }) => withoutObject(plan, data),
} satisfies Partial<PlanFolds>;

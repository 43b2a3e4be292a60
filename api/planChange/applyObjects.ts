import type { ObjectChange, WholeObject } from '../../schema/planChange.ts';
import { type ActivePlan, objectOf } from '../eventPlans/state.ts';

/** The plan with a new or restored object. */
export const withObject = (plan: ActivePlan, { objectId, object }: WholeObject): ActivePlan => ({
  ...plan,
  objects: plan.objects.set(objectId, object),
});

/** The plan with an object changed to the `after` values. @throws Refusal OBJECT_NOT_FOUND */
export const withObjectChanged = (
  plan: ActivePlan,
  { objectId, after }: Pick<ObjectChange, 'objectId' | 'after'>,
): ActivePlan => ({
  ...plan,
  objects: plan.objects.set(objectId, { ...objectOf(plan, objectId), ...after }),
});

/** The plan without an object. */
export const withoutObject = (
  plan: ActivePlan,
  { objectId }: Pick<WholeObject, 'objectId'>,
): ActivePlan => ({ ...plan, objects: plan.objects.delete(objectId) });

import type { DomainEventOf } from '../../schema/domainEvents.ts';
import type { Happened } from '../core/decider.ts';
import type { ActivePlan } from '../eventPlans/state.ts';
import { withObject, withObjectChanged, withoutObject } from '../planChange/applyObjects.ts';

type FloorObjectEvent = DomainEventOf<
  'FloorObjectPlaced' | 'FloorObjectChanged' | 'FloorObjectRemoved'
>;

/**
 * Folds one domain event of an object into its plan.
 * @throws Refusal OBJECT_NOT_FOUND for an event about an object that the plan does not have
 */
export const evolveFloorObjects = (
  plan: ActivePlan,
  event: Happened<FloorObjectEvent>,
): ActivePlan => {
  switch (event.type) {
    case 'FloorObjectPlaced':
      return withObject(plan, event.data);
    case 'FloorObjectChanged':
      return withObjectChanged(plan, event.data);
    case 'FloorObjectRemoved':
      return withoutObject(plan, event.data);
  }
};

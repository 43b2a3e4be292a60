import type { EventPlanEvent } from '../../schema/domainEvents.ts';
import { attendeeFolds } from '../attendees/evolve.ts';
import { foldBy, type Happened } from '../core/decider.ts';
import { floorObjectFolds } from '../floorObjects/evolve.ts';
import { guestFieldFolds } from '../guestFields/evolve.ts';
import { menuFolds } from '../menus/evolve.ts';
import { placementFolds } from '../placement/evolve.ts';
import { changeFolds } from '../planChange/evolve.ts';
import { replyFolds } from '../replies/evolve.ts';
import { roomFolds } from '../rooms/evolve.ts';
import { seatingRuleFolds } from '../seatingRules/evolve.ts';
import { tableFolds } from '../tables/evolve.ts';
import type { PlanFolds } from './handlers.ts';
import { emptyPlan, type PlanState } from './state.ts';

const folds: PlanFolds = {
  EventPlanEdited: (plan, { data }) => ({ ...plan, details: { ...plan.details, ...data.after } }),
  ...attendeeFolds,
  ...replyFolds,
  ...guestFieldFolds,
  ...menuFolds,
  ...tableFolds,
  ...floorObjectFolds,
  ...roomFolds,
  ...placementFolds,
  ...seatingRuleFolds,
  ...changeFolds,
};

/**
 * Folds one domain event into a plan. A deleted plan stays as it is.
 * @throws Error for an event of an unknown type
 */
export const evolvePlan = (plan: PlanState, event: Happened<EventPlanEvent>): PlanState => {
  if (event.type === 'EventPlanCreated') {
    const { eventId, ownerId, details, draftOf } = event.data;
    const empty = emptyPlan(eventId, ownerId, details);
    return draftOf ? { ...empty, draftOf: { ...draftOf, isWhole: false } } : empty;
  }
  if (plan.status !== 'active') return plan;
  if (event.type === 'EventPlanDeleted')
    return { status: 'deleted', eventId: plan.eventId, ownerId: plan.ownerId };
  return foldBy(folds, plan, event);
};

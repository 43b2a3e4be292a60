import type { Decider } from '../../api/core/decider.ts';
import { eventPlanDecider } from '../../api/eventPlans/decider.ts';
import type { ActivePlan, PlanState } from '../../api/eventPlans/state.ts';
import { copyOfPlan } from '../../api/planChange/copyOfPlan.ts';
import type { EventPlanEvent } from '../../schema/domainEvents.ts';

type Copy = { eventId: string; live: ActivePlan; revision: number };

/** Starts a plan as a copy of another, as drafts do. Drafts may be left out of the product. */
export const copying: Decider<PlanState, Copy, EventPlanEvent> = {
  ...eventPlanDecider,
  decide: ({ eventId, live, revision }) => {
    const { details, ownerId, eventId: fromEventId } = live;
    const draftOf = { eventId: fromEventId, revision, name: 'Long tables' };
    return [
      { type: 'EventPlanCreated', data: { eventId, ownerId, details, draftOf } },
      { type: 'PlanCopied', data: copyOfPlan(live, { eventId, fromEventId, revision }) },
    ];
  },
};

import { idInCopy } from '../../schema/copyIds.ts';
import type { DomainEventOf } from '../../schema/domainEvents.ts';
import { planWithIds } from '../eventPlans/planIds.ts';
import { type ActivePlan, emptyPlan } from '../eventPlans/state.ts';
import { diffPlans } from './diff.ts';
import { changeInOnePart } from './parts.ts';

/** The copy's own details, and its original. */
type Copying = { eventId: string; fromEventId: string; revision: number };

/**
 * The data of the event that copies a plan into an empty one. The same plan always gives the same data,
 * because the log keeps only `Copying`.
 */
export const copyOfPlan = (
  plan: ActivePlan,
  { eventId, fromEventId, revision }: Copying,
): DomainEventOf<'PlanCopied'>['data'] => {
  const empty = emptyPlan(eventId, plan.ownerId, plan.details);
  const copy = planWithIds(plan, (id) => idInCopy(id, eventId));
  return {
    eventId,
    changeId: eventId,
    ...changeInOnePart(diffPlans(empty, copy)),
    fromEventId,
    revision,
    nextOrder: plan.nextOrder,
  };
};

import type { EventPlanEvent } from '../../schema/domainEvents.ts';
import { Refusal } from '../../schema/refusal.ts';
import type { Decided } from '../core/decider.ts';
import { incompleteCopy } from '../eventPlans/copies.ts';
import type { PlanState } from '../eventPlans/state.ts';
import { copyOfPlan } from '../planChange/copyOfPlan.ts';
import type { DraftCommand } from './commands.ts';

type StartDraft = Extract<DraftCommand, { type: 'StartDraft' }>;

/**
 * The events that copy the live plan into a plan of its own. The log keeps only a reference to the copied
 * plan.
 * @throws Refusal BAD_INPUT if the plan is itself a draft; NOT_READY if an older version of the product
 * copied the draft only in part
 */
export const startDraft = (command: StartDraft, state: PlanState): Decided<EventPlanEvent>[] => {
  const { eventId, name, revision, live } = command;
  if (live.draftOf) throw ofDraft();
  if (state.status === 'deleted') return [];
  if (state.status === 'active') {
    if (state.draftOf?.isWhole === false) throw incompleteCopy();
    return [];
  }
  // Only editors of the event see a draft, whatever the event's visibility.
  const details = { ...live.details, isPublic: false };
  const { ownerId, eventId: fromEventId } = live;
  const draftOf = { eventId: fromEventId, revision, name };
  return [
    { type: 'EventPlanCreated', data: { eventId, ownerId, details, draftOf } },
    { type: 'PlanCopied', data: copyOfPlan(live, { eventId, fromEventId, revision }) },
  ];
};

/** The refusal of a draft that would copy a draft. */
export const ofDraft = () => new Refusal('BAD_INPUT', 'A draft cannot have a draft of its own');

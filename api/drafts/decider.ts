import type { EventPlanEvent } from '../../schema/domainEvents.ts';
import type { Decider } from '../core/decider.ts';
import { eventPlanDecider } from '../eventPlans/decider.ts';
import { activeOf, type PlanState } from '../eventPlans/state.ts';
import type { DraftCommand } from './commands.ts';
import { startDraft } from './start.ts';
import { takeOverDraft } from './takeOver.ts';

/** The event plan's decider with other commands. Their events are folded like all events of a plan. */
export const draftDecider: Decider<PlanState, DraftCommand, EventPlanEvent> = {
  ...eventPlanDecider,
  decide: (command, plan, context) =>
    command.type === 'StartDraft'
      ? startDraft(command, plan)
      : takeOverDraft(command, activeOf(plan), context),
};

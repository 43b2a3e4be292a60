import type { EventPlanEvent } from '../../schema/domainEvents.ts';
import type { Decisions, Folds } from '../core/decider.ts';
import type { ActivePlan } from './state.ts';

/** What a slice decides: a function for each of its commands. */
export type PlanDecisions<Command extends { type: string }> = Decisions<
  ActivePlan,
  Command,
  EventPlanEvent
>;

/** What folds each event of a plan that exists, and leaves it in place. */
export type PlanFolds = Folds<
  ActivePlan,
  Exclude<EventPlanEvent, { type: 'EventPlanCreated' | 'EventPlanDeleted' }>
>;

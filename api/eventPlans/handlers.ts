import type { EventPlanEvent } from '../../schema/domainEvents.ts';
import type { Decisions, Folds } from '../core/decider.ts';
import type { ActivePlan } from './state.ts';

/** The decisions of a slice: a function for each of its commands. */
export type PlanDecisions<Command extends { type: string }> = Decisions<
  ActivePlan,
  Command,
  EventPlanEvent
>;

/** The folds of a slice, for events that neither create nor delete the plan. */
export type PlanFolds = Folds<
  ActivePlan,
  Exclude<EventPlanEvent, { type: 'EventPlanCreated' | 'EventPlanDeleted' }>
>;

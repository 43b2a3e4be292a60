import { eventPlanStream } from '../../schema/ids.ts';
import { isRefusal } from '../../schema/refusal.ts';
import type { Application } from '../application.ts';
import { planOfCopy } from '../eventPlans/copies.ts';
import { eventPlanDecider } from '../eventPlans/decider.ts';
import { type ActivePlan, activeOf, type PlanState } from '../eventPlans/state.ts';
import { type PlanEvent, stepsBackwards } from '../history/planSteps.ts';

/** The live plan and its draft, both with the ids of the live plan. */
export type DraftPlans = {
  draftId: string;
  /** The plan from which the draft began, with the parts taken over since. */
  base: ActivePlan;
  draft: ActivePlan;
  revision: bigint;
};

type Draft = { id: string; draftOf: string; draftRevision: number };

/** @throws Refusal EVENT_NOT_FOUND; NOT_READY if the draft has not been copied completely */
export const readDraftPlans = async (app: Application, draft: Draft): Promise<DraftPlans> => {
  const { plan, revision } = await planOfCopy(app, draft.id);
  return { draftId: draft.id, base: await baseOf(app, draft), draft: plan, revision };
};

/** The base of a draft, including earlier take-overs that are still in effect in the live plan. */
const baseOf = async (
  app: Application,
  { id, draftOf, draftRevision }: Draft,
): Promise<ActivePlan> => {
  const stream = eventPlanStream(draftOf);
  const from = BigInt(draftRevision);
  const { state } = await app.commands.at(eventPlanDecider, stream, from);
  const taken: PlanEvent[][] = [];
  const ours = new Set<string>();
  for await (const { isInEffect, events } of stepsBackwards(app, stream, from + 1n, true)) {
    const event = events.at(-1);
    const isOurs = event?.type === 'DraftTakenOver' && event.data.draftId === id;
    if (isInEffect && isOurs) ours.add(event.data.changeId);
    // Earlier parts of the change may be elsewhere, if other commands came between.
    if (event && 'changeId' in event.data && ours.has(event.data.changeId)) taken.unshift(events);
  }
  return taken.reduce(withTaken, activeOf(state));
};

/** The base with the changes that a step took over. */
const withTaken = (base: ActivePlan, events: readonly PlanEvent[]): ActivePlan => {
  try {
    return activeOf(events.reduce(eventPlanDecider.evolve, base as PlanState));
  } catch (error) {
    // The step also involved people or rules that the base lacks, so the difference is found by comparison.
    if (isRefusal(error)) return base;
    throw error;
  }
};

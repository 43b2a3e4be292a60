import { eventPlanStream } from '../../schema/ids.ts';
import { isRefusal } from '../../schema/refusal.ts';
import type { Application } from '../application.ts';
import { planOfCopy } from '../eventPlans/copies.ts';
import { eventPlanDecider } from '../eventPlans/decider.ts';
import { type ActivePlan, activeOf, type PlanState } from '../eventPlans/state.ts';
import { type PlanEvent, stepsBackwards } from '../history/planSteps.ts';

/** Both in the ids of the live plan. */
export type DraftPlans = {
  draftId: string;
  /** The plan that the draft began as, with the parts taken over since. */
  base: ActivePlan;
  draft: ActivePlan;
  /** The revision of the draft that `draft` shows. */
  revision: bigint;
};

type Draft = { id: string; draftOf: string; draftRevision: number };

/** @throws Refusal EVENT_NOT_FOUND; NOT_READY where the draft has not been copied whole */
export const readDraftPlans = async (app: Application, draft: Draft): Promise<DraftPlans> => {
  const { plan, revision } = await planOfCopy(app, draft.id);
  return { draftId: draft.id, base: await baseOf(app, draft), draft: plan, revision };
};

/** Earlier take-overs that the live plan still has are part of the base of both plans. */
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
    // Its earlier parts may stand apart from it, where others came between.
    if (event && 'changeId' in event.data && ours.has(event.data.changeId)) taken.unshift(events);
  }
  return taken.reduce(withTaken, activeOf(state));
};

/** The base with what was taken over in a step. */
const withTaken = (base: ActivePlan, events: readonly PlanEvent[]): ActivePlan => {
  try {
    return activeOf(events.reduce(eventPlanDecider.evolve, base as PlanState));
  } catch (error) {
    // It was also about people or rules that are not in the base, so its outcome is compared anew.
    if (isRefusal(error)) return base;
    throw error;
  }
};

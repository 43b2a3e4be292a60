import { eventPlanStream } from '../../schema/ids.ts';
import { isRefusal, Refusal } from '../../schema/refusal.ts';
import type { Application } from '../application.ts';
import { notFound } from '../auth/authorize.ts';
import { eventPlanDecider } from '../eventPlans/decider.ts';
import type { ActivePlan, PlanState } from '../eventPlans/state.ts';
import { stepsBackwards } from '../history/planSteps.ts';
import { planOutOfDraft } from './planIds.ts';

/** Both in the ids of the live plan. */
export type DraftPlans = {
  draftId: string;
  /** What the draft began as, with what of it was taken over since. */
  base: ActivePlan;
  draft: ActivePlan;
  /** The draft's revision, as of which this is. */
  revision: bigint;
};

type Draft = { id: string; draftOf: string; draftRevision: number };

/** @throws Refusal EVENT_NOT_FOUND; NOT_READY where the draft has not been copied whole */
export const readDraftPlans = async (app: Application, draft: Draft): Promise<DraftPlans> => {
  const stream = eventPlanStream(draft.id);
  const { state, revision } = await app.commands.load(eventPlanDecider, stream);
  const plan = activeOf(state);
  if (!plan.draftOf?.isWhole) {
    throw new Refusal('NOT_READY', 'The draft is not there as a whole. Please start another one.');
  }
  const base = await baseOf(app, draft);
  return { draftId: draft.id, base, draft: planOutOfDraft(plan), revision };
};

/**
 * What was taken over before and still stands is no news of the draft's, and none of the live plan's
 * either: both begin from there.
 */
const baseOf = async (
  app: Application,
  { id, draftOf, draftRevision }: Draft,
): Promise<ActivePlan> => {
  const stream = eventPlanStream(draftOf);
  const from = BigInt(draftRevision);
  const { state } = await app.commands.at(eventPlanDecider, stream, from);
  const begun = activeOf(state);
  const taken: Parameters<typeof eventPlanDecider.evolve>[1][] = [];
  const ours = new Set<string>();
  for await (const { last, stands, events } of stepsBackwards(app, stream)) {
    if (last <= from) break;
    const event = events.at(-1);
    const isOurs = event?.type === 'DraftTakenOver' && event.data.draftId === id;
    if (stands && isOurs) ours.add(event.data.changeId);
    // Its earlier parts may stand apart from it, where others came between.
    if (event && 'changeId' in event.data && ours.has(event.data.changeId))
      taken.unshift(...events);
  }
  try {
    return activeOf(taken.reduce(eventPlanDecider.evolve, begun as PlanState));
  } catch (error) {
    // It took from others what is not in the base: then all of it is compared anew.
    if (isRefusal(error)) return begun;
    throw error;
  }
};

export const activeOf = (state: PlanState): ActivePlan => {
  if (state.status !== 'active') throw notFound('event');
  return state;
};

import type { Attention } from '../../schema/entities/attention.ts';
import { eventPlanStream } from '../../schema/ids.ts';
import type { Application, RequestContext } from '../application.ts';
import { demand, requireCapabilities } from '../auth/authorize.ts';
import { eventPlanDecider } from '../eventPlans/decider.ts';
import { planAt } from '../eventPlans/plans.ts';
import { type ActivePlan, activeOf } from '../eventPlans/state.ts';
import { latestCards } from '../issuedSheets/queries.ts';
import { attentionOf, type Cards, hasLeft } from './attentionOf.ts';

/**
 * The attention that an event's guest list needs now.
 * @throws Refusal NOT_SIGNED_IN, EVENT_NOT_FOUND; FORBIDDEN without `seeDetails`
 */
export const readAttention = async (
  app: Application,
  request: RequestContext,
  eventId: string,
): Promise<Attention[]> => {
  const capabilities = await requireCapabilities(app, request, eventId);
  if (!capabilities.has('seeDetails')) demand('forbid', 'event');
  const { state } = await app.commands.load(eventPlanDecider, eventPlanStream(eventId));
  const plan = activeOf(state);
  return attentionOf(plan, capabilities, await cardsOf(app, eventId, plan));
};

/** An event's latest cards, which are only needed if somebody has left. */
const cardsOf = async (app: Application, eventId: string, plan: ActivePlan): Promise<Cards[]> => {
  if (![...plan.attendees].some(hasLeft)) return [];
  const latest = await latestCards(app, eventId);
  return Promise.all(
    latest.map(async ({ revision, areOf }) => ({
      plan: await planAt(app, eventId, BigInt(revision)),
      areOf,
    })),
  );
};

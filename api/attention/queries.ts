import type { Attention } from '../../schema/entities/attention.ts';
import { eventPlanStream } from '../../schema/ids.ts';
import type { Application, RequestContext } from '../application.ts';
import { demand, requireCapabilities, requireMember } from '../auth/authorize.ts';
import { eventPlanDecider } from '../eventPlans/decider.ts';
import { activeOf } from '../eventPlans/state.ts';
import { attentionOf } from './attentionOf.ts';

/**
 * What in an event's guest list needs attention now.
 * @throws Refusal NOT_SIGNED_IN, EVENT_NOT_FOUND; FORBIDDEN without `seeDetails`
 */
export const readAttention = async (
  app: Application,
  request: RequestContext,
  eventId: string,
): Promise<Attention[]> => {
  requireMember(request);
  const capabilities = await requireCapabilities(app, request, eventId);
  if (!capabilities.has('seeDetails')) demand('forbid', 'event');
  const { state } = await app.commands.load(eventPlanDecider, eventPlanStream(eventId));
  return attentionOf(activeOf(state), capabilities);
};

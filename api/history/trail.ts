import { eventPlanStream } from '../../schema/ids.ts';
import type { Application, RequestContext } from '../application.ts';
import { notFound, requireCapabilities, requireMember } from '../auth/authorize.ts';
import { placementAsSeen } from '../eventPlans/planAsSeen.ts';
import { eventOfAttendee } from './eventOfAttendee.ts';
import { type Trail, trailOf } from './trailOf.ts';

/**
 * Where somebody has been, also where they are gone by now. That they were held is for those who may
 * see details.
 * @throws Refusal ATTENDEE_NOT_FOUND, also for who was erased; NOT_SIGNED_IN
 */
export const readTrail = async (
  app: Application,
  request: RequestContext,
  attendeeId: string,
): Promise<Trail> => {
  requireMember(request);
  const eventId = await eventOfAttendee(app, attendeeId);
  if (eventId === undefined) throw notFound('attendee');
  const capabilities = await requireCapabilities(app, request, eventId, 'attendee');
  const stream = app.readStream(eventPlanStream(eventId));
  const trail = await trailOf(stream, attendeeId, (placement) =>
    placementAsSeen(placement, capabilities),
  );
  if (!trail) throw notFound('attendee');
  return { ...trail, attendeeId, eventId };
};

import { eventPlanStream } from '../../schema/ids.ts';
import type { Application, RequestContext } from '../application.ts';
import { mayDo, notFound, requireEvent, requireMember } from '../auth/authorize.ts';
import { eventOfAttendee } from './eventOfAttendee.ts';
import { type Trail, trailOf } from './trailOf.ts';

/**
 * Where somebody has been, also where they are gone by now. Why they were held is for those who may
 * edit the event.
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
  await requireEvent(app, request, eventId, 'read', 'attendee');
  const trail = await trailOf(app.readStream(eventPlanStream(eventId)), attendeeId);
  if (!trail) throw notFound('attendee');
  const stays = (await mayDo(app, request, eventId, 'edit'))
    ? trail.stays
    : trail.stays.map((stay) => ({ ...stay, reason: null }));
  return { ...trail, attendeeId, eventId, stays };
};

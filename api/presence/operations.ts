import { showPresenceInput } from '../../schema/inputs/presence.ts';
import type { Application, RequestContext } from '../application.ts';
import { requireEvent, requireMember } from '../auth/authorize.ts';
import { parseInput } from '../pipeline/parseInput.ts';
import { presenceOf } from './running.ts';

/**
 * Shows others the attendees that the viewer is dragging or has selected. The viewer must be present on this
 * screen and may edit the event. The client repeats the call, because otherwise the attendees count as put
 * down.
 * @throws Refusal EVENT_NOT_FOUND, FORBIDDEN, NOT_SIGNED_IN, BAD_INPUT
 */
export const showPresence = async (
  app: Application,
  request: RequestContext,
  input: unknown,
): Promise<{ shown: boolean }> => {
  const { id: memberId } = requireMember(request);
  const { eventId, clientId, holdingAttendeeIds } = parseInput(showPresenceInput, input);
  await requireEvent(app, request, eventId, 'edit');
  const shown = await presenceOf(app).hold({ eventId, memberId, clientId }, holdingAttendeeIds);
  return { shown };
};

import { idInCopy, idOutOfCopy } from '../../schema/copyIds.ts';
import type { Position } from '../../schema/domainEvents.ts';
import { eventPlanStream } from '../../schema/ids.ts';
import { isRefusal, type Refusal } from '../../schema/refusal.ts';
import type { Application, RequestContext } from '../application.ts';
import { type Facts, requireEvent } from '../auth/authorize.ts';
import type { CommandOrigin } from '../core/handleCommand.ts';
import { notFound } from '../core/notFound.ts';
import { copiesOf, originalEventOf, unlessGone } from '../eventPlans/copies.ts';
import { eventPlanDecider } from '../eventPlans/decider.ts';
import { eventOf } from '../history/eventOf.ts';
import { followUp } from '../pipeline/followUp.ts';
import { performOnPlan } from '../pipeline/perform.ts';

/**
 * Requires the right to edit the plan that a guest is in, or was: the history still knows the event of somebody who
 * was removed. An id of a copy that has ended is looked up in the event.
 * @throws Refusal ATTENDEE_NOT_FOUND, FORBIDDEN, NOT_SIGNED_IN
 */
export const requirePlanOfGuest = async (
  app: Application,
  request: RequestContext,
  id: string,
): Promise<Facts> => {
  const eventId =
    (await eventOf(app, 'attendees', id)) ?? (await eventOf(app, 'attendees', idOutOfCopy(id)));
  if (eventId === undefined) throw notFound('attendee');
  return requireEvent(app, request, eventId, 'edit', 'attendee');
};

/** The id of a guest in the event, for an id that may be within a copy. */
export const originalOf = async (
  app: Application,
  id: string,
  eventId: string,
): Promise<{ id: string; eventId: string }> => ({
  id: idOutOfCopy(id),
  eventId: await originalEventOf(app, eventId),
});

/**
 * Erases a person from the plan and all its copies, given their id in any of them. The plan comes last, so
 * that an interrupted erasure can be repeated; copies started in the meantime are found after the erasure
 * from the plan. A copy that is set aside does not hold up the others.
 * @returns the position of the last erasure
 * @throws Refusal PLAN_SET_ASIDE, at the end, if a copy that contains the person is set aside
 */
export const eraseWithCopies = async (
  app: Application,
  named: { id: string; eventId: string },
  origin: CommandOrigin,
): Promise<Position | null> => {
  const { id, eventId } = await originalOf(app, named.id, named.eventId);
  const first = await eraseInCopies(app, id, eventId, origin);
  const wasThere = (await eventOf(app, 'attendees', id)) === eventId;
  const inPlan = await eraseFrom(app, id, eventId, origin, wasThere);
  const last = await eraseInCopies(app, id, eventId, origin);
  if (last.setAside) throw last.setAside;
  return last.position ?? inPlan ?? first.position;
};

const eraseInCopies = async (
  app: Application,
  originalId: string,
  eventId: string,
  origin: CommandOrigin,
): Promise<{ position: Position | null; setAside?: Refusal }> => {
  let position: Position | null = null;
  let setAside: Refusal | undefined;
  for (const copy of await copiesOf(app, eventId)) {
    const id = idInCopy(originalId, copy.id);
    const wasThere = (await eventOf(app, 'attendees', id)) === copy.id;
    try {
      const erased = await eraseFrom(app, id, copy.id, followUp(origin, copy.id), wasThere);
      position = erased ?? position;
    } catch (error) {
      if (!isRefusal(error, 'PLAN_SET_ASIDE')) throw error;
      setAside = error;
    }
  }
  return { position, ...(setAside && { setAside }) };
};

/**
 * Does nothing if the plan does not know the person. `wasThere` says that the plan knew them, even if they
 * were removed.
 */
export const eraseFrom = async (
  app: Application,
  attendeeId: string,
  eventId: string,
  origin: CommandOrigin,
  wasThere: boolean,
): Promise<Position | null> => {
  const stream = eventPlanStream(eventId);
  const command = { type: 'EraseAttendee' as const, eventId, attendeeId, wasThere };
  // A plan that is set aside may also have events that cannot be folded.
  if (!wasThere && app.setAside.sinceWhen(eventId) !== null) return null;
  app.setAside.requireFollowed(stream, command);
  const erase = () => unlessGone(performOnPlan(app, command, origin));
  if (await app.commands.recorded(eventPlanDecider, stream, origin)) return erase();
  const { state } = await app.commands.load(eventPlanDecider, stream);
  if (state.status !== 'active' || state.erased.includes(attendeeId)) return null;
  if (!wasThere && !state.attendees.has(attendeeId)) return null;
  return erase();
};

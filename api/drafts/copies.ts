import type { Position } from '../../schema/domainEvents.ts';
import { inDraft, outOfDraft } from '../../schema/draftIds.ts';
import { eventPlanStream } from '../../schema/ids.ts';
import { isRefusal } from '../../schema/refusal.ts';
import type { Application } from '../application.ts';
import type { CommandOrigin } from '../core/handleCommand.ts';
import { eventPlanDecider } from '../eventPlans/decider.ts';
import { eventOfAttendee } from '../history/eventOfAttendee.ts';
import { followUp } from '../pipeline/followUp.ts';
import { performOnPlan } from '../pipeline/perform.ts';
import { draftsOf, originOf } from './queries.ts';

/**
 * The plan that somebody is or was in. Who is named by their copy in a draft that is over is looked
 * for in the event.
 */
export const planOfAttendee = async (app: Application, id: string): Promise<string | undefined> =>
  (await eventOfAttendee(app, id)) ?? eventOfAttendee(app, outOfDraft(id));

/** The guest of the event that somebody is, who may be named by their copy in a draft. */
export const originalOf = async (
  app: Application,
  id: string,
  eventId: string,
): Promise<{ id: string; eventId: string }> => ({
  id: outOfDraft(id),
  eventId: await originOf(app, eventId),
});

/**
 * Erases somebody from the plan and from each of its drafts, whichever of them they are named in. The
 * plan comes last, so that an erasure that was cut short can be asked for again; drafts that were
 * started meanwhile are seen once the plan's own erasure is.
 * @returns where the last of it stands
 */
export const eraseWithCopies = async (
  app: Application,
  named: { id: string; eventId: string },
  origin: CommandOrigin,
): Promise<Position | null> => {
  const { id, eventId } = await originalOf(app, named.id, named.eventId);
  const first = await eraseInDrafts(app, id, eventId, origin);
  const wasThere = (await eventOfAttendee(app, id)) === eventId;
  const inPlan = await eraseFrom(app, id, eventId, origin, wasThere);
  const last = await eraseInDrafts(app, id, eventId, origin);
  return last ?? inPlan ?? first;
};

const eraseInDrafts = async (
  app: Application,
  id: string,
  eventId: string,
  origin: CommandOrigin,
): Promise<Position | null> => {
  let position: Position | null = null;
  for (const { id: draftId } of await draftsOf(app, eventId)) {
    const copy = inDraft(id, draftId);
    const wasThere = (await eventOfAttendee(app, copy)) === draftId;
    const erased = await eraseFrom(app, copy, draftId, followUp(origin, draftId), wasThere);
    position = erased ?? position;
  }
  return position;
};

/** Nothing where the plan does not know them; `wasThere`: it did, and they may have been removed. */
export const eraseFrom = async (
  app: Application,
  attendeeId: string,
  eventId: string,
  origin: CommandOrigin,
  wasThere = false,
): Promise<Position | null> => {
  const stream = eventPlanStream(eventId);
  const command = { type: 'EraseAttendee' as const, eventId, attendeeId, wasThere };
  const erase = () => unlessGone(performOnPlan(app, command, origin));
  if (await app.commands.recorded(eventPlanDecider, stream, origin)) return erase();
  const { state } = await app.commands.load(eventPlanDecider, stream);
  if (state.status !== 'active' || state.erased.includes(attendeeId)) return null;
  if (!wasThere && !state.attendees.has(attendeeId)) return null;
  return erase();
};

/** Nothing where somebody else was faster between the look at the plan and the decision. */
const unlessGone = async (
  performed: ReturnType<typeof performOnPlan>,
): Promise<Position | null> => {
  try {
    return (await performed).position;
  } catch (error) {
    if (isRefusal(error, 'ATTENDEE_NOT_FOUND') || isRefusal(error, 'EVENT_NOT_FOUND')) return null;
    throw error;
  }
};

/** A plan that is deleted takes its drafts along. */
export const closeDraftsOf = async (
  app: Application,
  eventId: string,
  origin: CommandOrigin,
): Promise<void> => {
  for (const { id } of await draftsOf(app, eventId)) await closeDraft(app, id, origin);
};

/** Taken over, thrown away or without its event: a draft is over, and nothing of it is kept but the log. */
export const closeDraft = async (
  app: Application,
  draftId: string,
  origin: CommandOrigin,
): Promise<Position | null> => {
  const stream = eventPlanStream(draftId);
  const command = { type: 'DeleteEventPlan' as const, eventId: draftId };
  const closing = followUp(origin, draftId);
  const { state } = await app.commands.load(eventPlanDecider, stream);
  const isOver = state.status !== 'active';
  if (isOver && !(await app.commands.recorded(eventPlanDecider, stream, closing))) return null;
  return unlessGone(performOnPlan(app, command, closing));
};

import { idInCopy, idOutOfCopy } from '../../schema/copyIds.ts';
import type { Position } from '../../schema/domainEvents.ts';
import { eventPlanStream } from '../../schema/ids.ts';
import type { Application } from '../application.ts';
import type { CommandOrigin } from '../core/handleCommand.ts';
import { copiesOf, originOf, unlessGone } from '../eventPlans/copies.ts';
import { eventPlanDecider } from '../eventPlans/decider.ts';
import { eventOfAttendee } from '../history/eventOfAttendee.ts';
import { followUp } from '../pipeline/followUp.ts';
import { performOnPlan } from '../pipeline/perform.ts';

/**
 * The plan that somebody is or was in. Who is named by an id in a copy that is over is looked for in
 * the event.
 */
export const planOfAttendee = async (app: Application, id: string): Promise<string | undefined> =>
  (await eventOfAttendee(app, id)) ?? eventOfAttendee(app, idOutOfCopy(id));

/** The guest of the event that somebody is, who may be named by their id in a copy. */
export const originalOf = async (
  app: Application,
  id: string,
  eventId: string,
): Promise<{ id: string; eventId: string }> => ({
  id: idOutOfCopy(id),
  eventId: await originOf(app, eventId),
});

/**
 * Erases somebody from the plan and from each of its copies, whichever of them they are named in. The
 * plan comes last, so that an erasure that was cut short can be asked for again; copies that were
 * begun meanwhile are seen once the plan's own erasure is.
 * @returns where the last of it stands
 */
export const eraseWithCopies = async (
  app: Application,
  named: { id: string; eventId: string },
  origin: CommandOrigin,
): Promise<Position | null> => {
  const { id, eventId } = await originalOf(app, named.id, named.eventId);
  const first = await eraseInCopies(app, id, eventId, origin);
  const wasThere = (await eventOfAttendee(app, id)) === eventId;
  const inPlan = await eraseFrom(app, id, eventId, origin, wasThere);
  const last = await eraseInCopies(app, id, eventId, origin);
  return last ?? inPlan ?? first;
};

const eraseInCopies = async (
  app: Application,
  originalId: string,
  eventId: string,
  origin: CommandOrigin,
): Promise<Position | null> => {
  let position: Position | null = null;
  for (const copy of await copiesOf(app, eventId)) {
    const id = idInCopy(originalId, copy.id);
    const wasThere = (await eventOfAttendee(app, id)) === copy.id;
    const erased = await eraseFrom(app, id, copy.id, followUp(origin, copy.id), wasThere);
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

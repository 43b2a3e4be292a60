import type { EventDetails } from '../../schema/domainEvents.ts';
import {
  createEventInput,
  deleteEventInput,
  editEventInput,
} from '../../schema/inputs/eventPlans.ts';
import type { EventRow } from '../../schema/readModels.ts';
import { isRefusal } from '../../schema/refusal.ts';
import type { Application, RequestContext } from '../application.ts';
import { requireMember } from '../auth/authorize.ts';
import { derivedId } from '../core/ids.ts';
import { closeDraftsOf } from '../drafts/copies.ts';
import { operation, performOnPlan } from '../pipeline/perform.ts';
import { ofMembers, toDeleteEvent, toEditEvent } from '../pipeline/rights.ts';
import { readEvent } from './queries.ts';
import { rowsAsLeft } from './rowsAsLeft.ts';

/** As it is now; as the command left it where somebody else deleted it since. */
const theEvent = async (
  app: Application,
  request: RequestContext,
  eventId: string,
  handled: Awaited<ReturnType<typeof performOnPlan>>,
): Promise<EventRow> => {
  try {
    return await readEvent(app, request, eventId);
  } catch (error) {
    const left = isRefusal(error, 'EVENT_NOT_FOUND') && (await rowsAsLeft(app, handled))?.event();
    if (!left) throw error;
    return left;
  }
};

export const createEvent = operation(
  'createEvent',
  createEventInput,
  ofMembers,
  async (app, request, { commandId: _, ...fields }, origin) => {
    const { id: ownerId } = requireMember(request);
    const eventId = derivedId(origin.commandId, 0);
    const details: EventDetails = {
      name: fields.name,
      description: fields.description ?? null,
      startDate: fields.startDate ?? null,
      endDate: fields.endDate ?? null,
      location: fields.location ?? null,
      status: fields.status ?? 'active',
      isPublic: fields.isPublic ?? false,
      maxAttendees: fields.maxAttendees ?? null,
    };
    const command = { type: 'CreateEventPlan' as const, eventId, ownerId, details };
    const handled = await performOnPlan(app, command, origin);
    const event = await theEvent(app, request, eventId, handled);
    return { position: handled.position, event };
  },
);

export const editEvent = operation(
  'editEvent',
  editEventInput,
  toEditEvent,
  async (app, request, { id: eventId, commandId: _, ...changes }, origin) => {
    // Name, status and visibility always have a value: null leaves them as they are.
    const { name, status, isPublic, ...clearable } = changes;
    const command = {
      type: 'EditEventPlan' as const,
      eventId,
      changes: {
        ...clearable,
        name,
        status: status ?? undefined,
        isPublic: isPublic ?? undefined,
      },
    };
    const handled = await performOnPlan(app, command, origin);
    const event = await theEvent(app, request, eventId, handled);
    return { position: handled.position, event };
  },
);

export const deleteEvent = operation(
  'deleteEvent',
  deleteEventInput,
  toDeleteEvent,
  async (app, _request, { id: eventId }, origin) => {
    // Drafts first, so that a deletion that was cut short is asked for again; those that were started
    // at the same moment are seen once the event's own deletion is.
    await closeDraftsOf(app, eventId, origin);
    const command = { type: 'DeleteEventPlan' as const, eventId };
    const { position } = await performOnPlan(app, command, origin);
    await closeDraftsOf(app, eventId, origin);
    return { position, id: eventId };
  },
);

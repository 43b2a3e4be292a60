import { type EventRow, eventAnswer } from '../../schema/entities/event.ts';
import {
  createEventInput,
  deleteEventInput,
  editEventInput,
} from '../../schema/inputs/eventPlans.ts';
import type { EventDetails } from '../../schema/planFacts.ts';
import { isRefusal } from '../../schema/refusal.ts';
import type { Application, RequestContext } from '../application.ts';
import { requireMember } from '../auth/authorize.ts';
import { derivedId } from '../core/ids.ts';
import { answers, operation } from '../pipeline/operation.ts';
import { orDefault } from '../pipeline/orDefault.ts';
import { performOnPlan } from '../pipeline/perform.ts';
import { ofMembers, toDeleteEvent, toEditEvent } from '../pipeline/rights.ts';
import { deleteCopiesOf } from './copies.ts';
import { readEvent } from './queries.ts';
import { type HandledPlan, rowsAsLeft } from './rowsAsLeft.ts';
import { DeleteEventPayload, EventPayload } from './types.ts';

/** Of the fields that always have a value. */
const defaults = { status: 'active', isPublic: false } as const;

/** The event now, or as the command left it if somebody has deleted it since. */
const theEvent = async (
  app: Application,
  request: RequestContext,
  eventId: string,
  handled: HandledPlan,
): Promise<EventRow> => {
  try {
    return await readEvent(app, request, eventId);
  } catch (error) {
    const left = isRefusal(error, 'EVENT_NOT_FOUND') && (await rowsAsLeft(app, handled))?.event();
    if (!left) throw error;
    return left;
  }
};

/** @throws Refusal NOT_SIGNED_IN, BAD_INPUT */
export const createEvent = operation({
  name: 'createEvent',
  description: 'Creates an event that belongs to the caller.',
  input: createEventInput,
  right: ofMembers,
  work: async ({ app, request, origin }, fields) => {
    const { id: ownerId } = requireMember(request);
    const eventId = derivedId(origin.commandId, 0);
    const details: EventDetails = {
      name: fields.name,
      description: fields.description ?? null,
      startDate: fields.startDate ?? null,
      endDate: fields.endDate ?? null,
      location: fields.location ?? null,
      status: fields.status ?? defaults.status,
      isPublic: fields.isPublic ?? defaults.isPublic,
      maxAttendees: fields.maxAttendees ?? null,
    };
    const command = { type: 'CreateEventPlan' as const, eventId, ownerId, details };
    const handled = await performOnPlan(app, command, origin);
    const event = await theEvent(app, request, eventId, handled);
    return { position: handled.position, event };
  },
  mutation: { payload: EventPayload },
  route: {
    at: 'POST /api/events',
    summary: 'Creates an event that belongs to you',
    ...answers('event', eventAnswer),
    status: 201,
  },
});

/** @throws Refusal BAD_INPUT if the event would end before it starts; EVENT_NOT_FOUND, FORBIDDEN */
export const editEvent = operation({
  name: 'editEvent',
  description: 'Changes the given fields. Null or empty text clears a field.',
  input: editEventInput,
  right: toEditEvent,
  work: async ({ app, request, origin }, { id: eventId, ...changes }) => {
    const { status, isPublic, ...others } = changes;
    const command = {
      type: 'EditEventPlan' as const,
      eventId,
      changes: {
        ...others,
        status: orDefault(status, defaults.status),
        isPublic: orDefault(isPublic, defaults.isPublic),
      },
    };
    const handled = await performOnPlan(app, command, origin);
    const event = await theEvent(app, request, eventId, handled);
    return { position: handled.position, event };
  },
  mutation: { payload: EventPayload },
  route: {
    at: 'PATCH /api/events/:id',
    summary: 'Changes the fields that are given',
    ...answers('event', eventAnswer),
  },
});

/** @throws Refusal EVENT_NOT_FOUND, FORBIDDEN */
export const deleteEvent = operation({
  name: 'deleteEvent',
  description: 'Deletes an event with everything that belongs to it. Cannot be undone.',
  input: deleteEventInput,
  right: toDeleteEvent,
  isLarge: true,
  work: async ({ app, origin }, { id: eventId }) => {
    // Copies are deleted first, so that an interrupted deletion can be repeated while the event exists. A
    // second deletion after the event finds copies that were started in the meantime.
    await deleteCopiesOf(app, eventId, origin);
    const command = { type: 'DeleteEventPlan' as const, eventId };
    const { position } = await performOnPlan(app, command, origin);
    await deleteCopiesOf(app, eventId, origin);
    return { position, id: eventId };
  },
  mutation: { payload: DeleteEventPayload },
  route: {
    at: 'DELETE /api/events/:id',
    summary: 'Deletes an event with all that belongs to it; cannot be undone',
  },
});

import type { EventDetails } from '../../schema/domainEvents.ts';
import {
  createEventInput,
  deleteEventInput,
  editEventInput,
} from '../../schema/inputs/eventPlans.ts';
import { requireEvent, requireMember } from '../auth/authorize.ts';
import { operation, performOnPlan } from '../commands/perform.ts';
import { derivedId } from '../core/ids.ts';
import { closeDraftsOf } from '../drafts/copies.ts';
import { readEvent } from './queries.ts';

export const createEvent = operation(
  'createEvent',
  createEventInput,
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
    const { position } = await performOnPlan(app, command, origin);
    return { position, event: await readEvent(app, request, eventId) };
  },
);

export const editEvent = operation(
  'editEvent',
  editEventInput,
  async (app, request, { id: eventId, commandId: _, ...changes }, origin) => {
    await requireEvent(app, request, eventId, 'edit');
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
    const { position } = await performOnPlan(app, command, origin);
    return { position, event: await readEvent(app, request, eventId) };
  },
);

export const deleteEvent = operation(
  'deleteEvent',
  deleteEventInput,
  async (app, request, { id: eventId }, origin) => {
    await requireEvent(app, request, eventId, 'delete');
    // Drafts first, so that a deletion that was cut short is asked for again; those that were started
    // at the same moment are seen once the event's own deletion is.
    await closeDraftsOf(app, eventId, origin);
    const command = { type: 'DeleteEventPlan' as const, eventId };
    const { position } = await performOnPlan(app, command, origin);
    await closeDraftsOf(app, eventId, origin);
    return { position, id: eventId };
  },
);

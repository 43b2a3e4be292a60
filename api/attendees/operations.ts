import type { z } from 'zod';
import {
  addAttendeeInput,
  attendeeIdInput,
  editAttendeeInput,
  holdAttendeeInput,
  importAttendeesInput,
} from '../../schema/inputs/attendees.ts';
import type { AttendeeRow } from '../../schema/readModels.ts';
import type { Application } from '../application.ts';
import { notFound } from '../auth/authorize.ts';
import { derivedId } from '../core/ids.ts';
import { rowsAsLeft } from '../eventPlans/rowsAsLeft.ts';
import { idWithin } from '../eventPlans/state.ts';
import { operation, performOnPlan } from '../pipeline/perform.ts';
import { toEdit, toEditThing } from '../pipeline/rights.ts';
import type { AttendeeCommand } from './commands.ts';
import { freeTags, heldFrom, newAttendee, personChanges } from './fields.ts';
import { repeatsOf } from './known.ts';
import { attendeesByIds } from './queries.ts';

/** As they are now; as the command left them where somebody else removed them since. */
const theAttendee = async (
  app: Application,
  id: string,
  handled: Awaited<ReturnType<typeof performOnPlan>>,
): Promise<AttendeeRow> => {
  const [attendee] = await attendeesByIds(app, [id]);
  if (attendee) return attendee;
  const left = await (await rowsAsLeft(app, handled))?.attendee(id);
  if (!left) throw notFound('attendee');
  return left;
};

export const addAttendee = operation(
  'addAttendee',
  addAttendeeInput,
  toEdit,
  async (app, _request, { eventId, attendee, holdingFor }, origin) => {
    const held = heldFrom(holdingFor, eventId) ?? false;
    const fields = newAttendee(attendee, eventId);
    const command = { type: 'AddAttendee' as const, eventId, attendee: fields, held };
    const handled = await performOnPlan(app, command, origin);
    const id = idWithin(handled.state, derivedId(origin.commandId, 0));
    return { position: handled.position, attendee: await theAttendee(app, id, handled) };
  },
);

/**
 * All or nothing, and one step in the history. `ids` are those of the list, in its order: of who was
 * left out, it is the one that they have in the event already. `repeats` says of each whom they
 * repeat.
 * @throws Refusal ATTENDEE_KNOWN where that is asked for; LIMIT_REACHED
 */
export const importAttendees = operation(
  'importAttendees',
  importAttendeesInput,
  toEdit,
  async (app, _request, { eventId, source, attendees: list, ifKnown }, origin) => {
    const attendees = list.map((fields, index) => newAttendee(fields, eventId, index));
    const { position, state } = await performOnPlan(
      app,
      {
        type: 'ImportAttendees',
        eventId,
        source,
        attendees,
        ...(ifKnown && { ifKnown }),
      },
      origin,
    );
    if (state.status !== 'active') throw notFound('event');
    const listed = attendees.map(({ person }, index) => ({
      attendeeId: idWithin(state, derivedId(origin.commandId, index)),
      person,
    }));
    const repeats = repeatsOf(listed, state);
    const isNew = ({ attendeeId }: { attendeeId: string }) => state.attendees.has(attendeeId);
    return {
      position,
      count: ifKnown === 'skip' ? listed.filter(isNew).length : listed.length,
      repeated: repeats.filter((id) => id !== null).length,
      ids: listed.map((one, index) =>
        ifKnown === 'skip' && !isNew(one) ? (repeats[index] ?? one.attendeeId) : one.attendeeId,
      ),
      repeats,
    };
  },
);

export const editAttendee = operation(
  'editAttendee',
  editAttendeeInput,
  toEditThing('attendee'),
  async (
    app,
    _request,
    { id, commandId: _, isCheckedIn, holdingFor, ...fields },
    origin,
    { eventId },
  ) => {
    const command = {
      type: 'EditAttendee' as const,
      eventId,
      attendeeId: id,
      changes: {
        attendeeRole: fields.attendeeRole ?? undefined,
        tags: fields.tags === undefined ? undefined : freeTags(fields.tags ?? [], eventId),
        person: personChanges(fields),
        isCheckedIn: isCheckedIn ?? undefined,
        held: heldFrom(holdingFor, eventId),
      },
    };
    const handled = await performOnPlan(app, command, origin);
    return { position: handled.position, attendee: await theAttendee(app, id, handled) };
  },
);

export const deleteAttendee = operation(
  'deleteAttendee',
  attendeeIdInput,
  toEditThing('attendee'),
  async (app, _request, { id }, origin, { eventId }) => {
    const command = { type: 'DeleteAttendee' as const, eventId, attendeeId: id };
    const { position } = await performOnPlan(app, command, origin);
    return { position, id };
  },
);

/** An operation on one attendee that answers them as they are then. */
const onAttendee = <S extends z.ZodType<{ id: string; commandId?: string | null }>>(
  name: string,
  schema: S,
  commandFor: (eventId: string, input: z.output<S>) => AttendeeCommand,
) =>
  operation(name, schema, toEditThing('attendee'), async (app, _request, input, origin, asked) => {
    const { id } = input as { id: string };
    const handled = await performOnPlan(app, commandFor(asked.eventId, input), origin);
    return { position: handled.position, attendee: await theAttendee(app, id, handled) };
  });

export const checkInAttendee = onAttendee(
  'checkInAttendee',
  attendeeIdInput,
  (eventId, { id }) => ({
    type: 'CheckInAttendee',
    eventId,
    attendeeId: id,
  }),
);

export const checkOutAttendee = onAttendee(
  'checkOutAttendee',
  attendeeIdInput,
  (eventId, { id }) => ({
    type: 'CheckOutAttendee',
    eventId,
    attendeeId: id,
  }),
);

/** Moving to holding clears the seat and marks the hold (specification, section 4). */
export const holdAttendee = onAttendee('holdAttendee', holdAttendeeInput, (eventId, input) => ({
  type: 'HoldAttendee',
  eventId,
  attendeeId: input.id,
  reason: input.reason ?? null,
}));

export const releaseAttendee = onAttendee(
  'releaseAttendee',
  attendeeIdInput,
  (eventId, { id }) => ({
    type: 'ReleaseAttendee',
    eventId,
    attendeeId: id,
  }),
);

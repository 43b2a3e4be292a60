import type { z } from 'zod';
import { attendeeAnswer } from '../../schema/entities/attendee.ts';
import {
  addAttendeeInput,
  attendeeIdInput,
  editAttendeeInput,
  editPeopleInput,
  holdAttendeeInput,
  importAttendeesInput,
} from '../../schema/inputs/attendees.ts';
import { limits } from '../../schema/limits.ts';
import type { Application } from '../application.ts';
import type { Facts } from '../auth/authorize.ts';
import { derivedId } from '../core/ids.ts';
import { foundOrAsLeft, type HandledPlan } from '../eventPlans/rowsAsLeft.ts';
import { activeOf, idWithin } from '../eventPlans/state.ts';
import { sourceOf } from '../guestLists/source.ts';
import { answers, type OperationCall, operation } from '../pipeline/operation.ts';
import { orDefault } from '../pipeline/orDefault.ts';
import { performOnPlan } from '../pipeline/perform.ts';
import { toEdit, toEditThing } from '../pipeline/rights.ts';
import type { AttendeeCommand, SimpleAttendeeCommand } from './commands.ts';
import {
  defaultRole,
  freeTags,
  heldFrom,
  listedEdits,
  newAttendee,
  personChanges,
  wishesFrom,
} from './fields.ts';
import { repeatsOf } from './known.ts';
import { attendeesByIds } from './queries.ts';
import {
  AttendeePayload,
  attendeeRoleDescription,
  DeleteAttendeePayload,
  EditPeoplePayload,
  ImportAttendeesPayload,
} from './types.ts';
import { matchKnownPeople } from './updateKnown.ts';

const anAttendee = toEditThing('attendee');

/** The attendee now, or as the command left them if somebody has removed them since. */
const theAttendee = async (app: Application, id: string, handled: HandledPlan) =>
  foundOrAsLeft(app, handled, 'attendee', id, (await attendeesByIds(app, [id]))[0]);

/**
 * Adds the person to the holding area if `holdingFor` names the event.
 * @throws Refusal LIMIT_REACHED; EXTERNAL_ID_TAKEN; BAD_INPUT for another event's marker; EVENT_NOT_FOUND,
 * FORBIDDEN
 */
export const addAttendee = operation({
  name: 'addAttendee',
  description: 'Adds somebody to the pool of an event.',
  input: addAttendeeInput,
  right: toEdit,
  work: async ({ app, origin }, { eventId, attendee, holdingFor }) => {
    const held = heldFrom(holdingFor, eventId) ?? false;
    const fields = newAttendee(attendee, eventId);
    const command = { type: 'AddAttendee' as const, eventId, attendee: fields, held };
    const handled = await performOnPlan(app, command, origin);
    const id = idWithin(handled.state, derivedId(origin.commandId, 0));
    return { position: handled.position, attendee: await theAttendee(app, id, handled) };
  },
  mutation: { input: { hides: ['holdingFor'] }, payload: AttendeePayload },
});

/**
 * `ids` are in the order of the list; a skipped person has the id of the attendee they repeat. `repeats` has
 * that id for every person who repeats another. Wishes become rules and pins in the same step; the wishes of
 * a skipped person count for the person they repeat. With `update`, known people get the values in the list,
 * and keep values of omitted fields.
 * @throws Refusal ATTENDEE_KNOWN if asked for; EXTERNAL_ID_TAKEN; LIMIT_REACHED; BAD_INPUT for another
 * event's marker and for wishes that name nobody or nothing, or contradict others; EVENT_NOT_FOUND, FORBIDDEN
 */
export const importAttendees = operation({
  name: 'importAttendees',
  description:
    'Adds or updates up to 5,000 attendees in one step, with rules and pins from their wishes: all of them, or none and a list of issues by index.',
  input: importAttendeesInput,
  right: toEdit,
  isLarge: true,
  work: async ({ app, origin }, { eventId, source, list, attendees: given, ifKnown, wishes }) => {
    const attendees = given.map((fields, index) => newAttendee(fields, eventId, index));
    const people = {
      eventId,
      source,
      ...(list && { list: sourceOf(list) }),
      attendees,
      ...(ifKnown && { ifKnown }),
      ...(ifKnown === 'update' && {
        updates: given.map((fields, index) => listedEdits(fields, eventId, index)),
      }),
      wishes: (wishes ?? []).map(wishesFrom),
    };
    const command = { type: 'ImportAttendees' as const, ...people };
    const { position, state } = await performOnPlan(app, command, origin);
    const plan = activeOf(state);
    const listed = attendees.map((one, index) => ({
      ...one,
      attendeeId: idWithin(plan, derivedId(origin.commandId, index)),
    }));
    const isUpdate = ifKnown === 'update';
    const repeats = isUpdate ? matchKnownPeople(listed, plan).ids : repeatsOf(listed, plan);
    const isNew = ({ attendeeId }: { attendeeId: string }) => plan.attendees.has(attendeeId);
    const isKept = ifKnown === 'skip' || isUpdate;
    return {
      position,
      count: isKept ? listed.filter(isNew).length : listed.length,
      repeated: repeats.filter((id) => id !== null).length,
      ids: listed.map((one, index) =>
        isKept && !isNew(one) ? (repeats[index] ?? one.attendeeId) : one.attendeeId,
      ),
      repeats,
    };
  },
  mutation: {
    input: { descriptions: { ifKnown: 'Default: `add`.' } },
    payload: ImportAttendeesPayload,
  },
});

/** The work of an operation that changes one attendee and returns them. */
const onAttendee =
  <Input extends { id: string }>(
    commandFor: (about: { eventId: string; attendeeId: string }, input: Input) => AttendeeCommand,
  ) =>
  async ({ app, origin, granted: { eventId } }: OperationCall<Facts>, input: Input) => {
    const command = commandFor({ eventId, attendeeId: input.id }, input);
    const handled = await performOnPlan(app, command, origin);
    return { position: handled.position, attendee: await theAttendee(app, input.id, handled) };
  };

/**
 * The fields include check-in and holding.
 * @throws Refusal BAD_INPUT for another event's marker; EXTERNAL_ID_TAKEN; ATTENDEE_PINNED for holding a
 * pinned person; ATTENDEE_NOT_FOUND, FORBIDDEN
 */
export const editAttendee = operation({
  name: 'editAttendee',
  description: 'Changes the given fields. Null or empty text clears a field.',
  input: editAttendeeInput,
  right: anAttendee,
  work: onAttendee(
    (
      about,
      { id: _, isCheckedIn, holdingFor, movePinned, ...fields }: z.output<typeof editAttendeeInput>,
    ) => ({
      type: 'EditAttendee',
      ...about,
      movePinned: movePinned ?? undefined,
      changes: {
        attendeeRole: orDefault(fields.attendeeRole, defaultRole),
        tags: fields.tags === undefined ? undefined : freeTags(fields.tags ?? [], about.eventId),
        guestOf: fields.guestOf,
        person: personChanges(fields),
        seen: fields.seen ?? undefined,
        isCheckedIn: orDefault(isCheckedIn, false),
        held: heldFrom(holdingFor, about.eventId),
      },
    }),
  ),
  mutation: {
    input: {
      descriptions: attendeeRoleDescription,
      hides: ['isCheckedIn', 'holdingFor', 'movePinned'],
    },
    payload: AttendeePayload,
  },
  route: { at: 'PATCH /api/attendees/:id', ...answers('attendee', attendeeAnswer) },
});

/**
 * @throws Refusal BAD_INPUT for a person named twice and for another event's marker; EXTERNAL_ID_TAKEN;
 * TOO_LARGE for more than one step can record; ATTENDEE_NOT_FOUND; EVENT_NOT_FOUND, FORBIDDEN
 */
export const editPeople = operation({
  name: 'editPeople',
  description:
    'Changes the given fields of several people in one step: of all of them, or of nobody.',
  input: editPeopleInput,
  right: toEdit,
  isLarge: true,
  work: async ({ app, origin }, { eventId, edits }) => {
    const command = {
      type: 'EditPeople' as const,
      eventId,
      edits: edits.map(({ attendeeId, ...fields }, index) => ({
        attendeeId,
        changes: {
          attendeeRole: orDefault(fields.attendeeRole, defaultRole),
          tags: fields.tags === undefined ? undefined : freeTags(fields.tags ?? [], eventId, index),
          person: personChanges(fields),
          seen: fields.seen ?? undefined,
        },
      })),
    };
    const { position } = await performOnPlan(app, command, origin);
    const ids = edits.map(({ attendeeId }) => attendeeId);
    return { position, attendees: await attendeesByIds(app, ids) };
  },
  mutation: {
    input: { descriptions: { edits: `At most ${limits.editedTogether.toLocaleString('en')}.` } },
    payload: EditPeoplePayload,
  },
});

/**
 * Unlike after an erasure, their data stays in the log.
 * @throws Refusal ATTENDEE_NOT_FOUND, FORBIDDEN
 */
export const deleteAttendee = operation({
  name: 'deleteAttendee',
  description: 'Removes somebody from the event and frees their seat.',
  input: attendeeIdInput,
  right: anAttendee,
  work: async ({ app, origin, granted: { eventId } }, { id }) => {
    const command = { type: 'DeleteAttendee' as const, eventId, attendeeId: id };
    const { position } = await performOnPlan(app, command, origin);
    return { position, id };
  },
  mutation: { payload: DeleteAttendeePayload },
  route: { at: 'DELETE /api/attendees/:id', summary: 'Removes an attendee and frees their seat' },
});

/** An operation that needs nothing but the attendee's id. */
const simple = (
  name: string,
  description: string,
  type: SimpleAttendeeCommand,
  at?: `${'POST' | 'DELETE'} /api/attendees/:id/${string}`,
) =>
  operation({
    name,
    description,
    input: attendeeIdInput,
    right: anAttendee,
    work: onAttendee((about) => ({ type, ...about })),
    mutation: { payload: AttendeePayload },
    ...(at && {
      route: { at, ...answers('attendee', attendeeAnswer) },
    }),
  });

/** @throws Refusal ATTENDEE_NOT_FOUND, FORBIDDEN */
export const checkInAttendee = simple('checkInAttendee', 'Checks somebody in.', 'CheckInAttendee');

/** @throws Refusal ATTENDEE_NOT_FOUND, FORBIDDEN */
export const checkOutAttendee = simple(
  'checkOutAttendee',
  'Reverses a check-in.',
  'CheckOutAttendee',
);

/** @throws Refusal ATTENDEE_NOT_FOUND, FORBIDDEN */
export const releaseAttendee = simple(
  'releaseAttendee',
  'Moves somebody from the holding area back to the pool.',
  'ReleaseAttendee',
);

/**
 * Moves a person to the holding area: clears the seat and marks the hold (specification, section 4).
 * @throws Refusal ATTENDEE_PINNED unless `movePinned`; ATTENDEE_NOT_FOUND, FORBIDDEN
 */
export const holdAttendee = operation({
  name: 'holdAttendee',
  description: 'Moves somebody to the holding area and frees their seat.',
  input: holdAttendeeInput,
  right: anAttendee,
  work: onAttendee((about, { reason, movePinned }: z.output<typeof holdAttendeeInput>) => ({
    type: 'HoldAttendee',
    ...about,
    reason: reason ?? null,
    movePinned: movePinned ?? undefined,
  })),
  mutation: {
    input: { descriptions: { reason: 'At most 200 characters.' } },
    payload: AttendeePayload,
  },
});

/** @throws Refusal CONFLICT for a person without a seat; ATTENDEE_NOT_FOUND, FORBIDDEN */
export const pinAttendee = simple(
  'pinAttendee',
  'Pins somebody to their seat: no proposal moves them, and a manual move must confirm it.',
  'PinAttendee',
  'POST /api/attendees/:id/pin',
);

/** @throws Refusal ATTENDEE_NOT_FOUND, FORBIDDEN */
export const unpinAttendee = simple(
  'unpinAttendee',
  'Unpins somebody, who stays on their seat.',
  'UnpinAttendee',
  'DELETE /api/attendees/:id/pin',
);

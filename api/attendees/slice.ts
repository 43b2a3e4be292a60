import { z } from 'zod';
import { attendeeAnswer, importedAttendeeAnswer } from '../../schema/entities/attendee.ts';
import { id } from '../../schema/entities/fields.ts';
import { eventIdOfMarker } from '../../schema/ids.ts';
import { attendeeFields, editPeopleInput, ifKnown, wishes } from '../../schema/inputs/attendees.ts';
import { listSource } from '../../schema/inputs/listSource.ts';
import { movePinned } from '../../schema/inputs/placement.ts';
import { optionalText } from '../../schema/inputs/text.ts';
import { limits } from '../../schema/limits.ts';
import { badField, Refusal } from '../../schema/refusal.ts';
import { notFound } from '../core/notFound.ts';
import { eventOf } from '../history/eventOf.ts';
import { defineList } from '../http/defineList.ts';
import { defineRoute, unchecked } from '../http/defineRoute.ts';
import { defineQuery } from '../pipeline/defineQuery.ts';
import { parseInput } from '../pipeline/parseInput.ts';
import type { Slice } from '../slice.ts';
import {
  addAttendee,
  checkInAttendee,
  checkOutAttendee,
  deleteAttendee,
  editAttendee,
  editPeople,
  holdAttendee,
  importAttendees,
  pinAttendee,
  releaseAttendee,
  unpinAttendee,
} from './operations.ts';
import { attendeesByIds, attendeesForRest, readAttendee } from './queries.ts';
import { EventAttendees } from './resolver.ts';

const newAttendee = attendeeFields.extend({
  eventId: z.string().nullish(),
  holdingFor: z.array(z.string()).nullish(),
});

type Loose = Record<string, unknown>;

/** The event, named by `eventId` or by its marker among the tags (decisions, "Payloads"). */
const eventIdOf = ({ eventId, tags }: Loose): string | undefined => {
  if (typeof eventId === 'string' && eventId !== '') return eventId;
  const marked = Array.isArray(tags)
    ? tags.map((tag) => (typeof tag === 'string' ? eventIdOfMarker(tag) : undefined))
    : [];
  return marked.find((id) => id !== undefined);
};

const eventMissing = () =>
  badField('eventId', 'Name the event by eventId, or by event:{id} among the tags');

const listOf = (attendees: unknown): Loose[] =>
  Array.isArray(attendees) ? attendees.filter((entry) => typeof entry === 'object' && entry) : [];

/** The only event of all entries, named beside the list or in each entry. @throws Refusal BAD_INPUT */
const eventOfAll = (body: Loose): string => {
  const named = listOf(body.attendees).map(eventIdOf);
  const beside = eventIdOf(body);
  const ids = new Set([beside, ...named].filter((id) => id !== undefined));
  const [only] = ids;
  if (!only || (!beside && named.includes(undefined))) throw eventMissing();
  if (ids.size > 1) {
    const index = named.findIndex((id) => id !== undefined && id !== only);
    const message = 'All attendees of an import must belong to one event';
    throw new Refusal('BAD_INPUT', message, [{ index, path: 'eventId', message }]);
  }
  return only;
};

const withoutEvent = (entry: unknown): unknown => {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return entry;
  const { eventId: _, ...fields } = entry as Loose;
  return fields;
};

const holdChange = z.strictObject({
  event: z.string(),
  hold: z.boolean(),
  reason: optionalText(limits.holdReason),
  movePinned,
});

const serves: Slice['serves'] = [
  defineList({
    at: 'GET /api/attendees',
    summary: 'Attendees of one event, or of all that you may edit; held ones only on request',
    filter: {
      event: z.string().optional(),
      includeHolding: z.enum(['true', 'false']).optional(),
    },
    answer: attendeeAnswer,
    read: ({ app, request, query }, part) => {
      const filter = { eventId: query.event, includeHolding: query.includeHolding === 'true' };
      return attendeesForRest(app, request, filter, part);
    },
  }),
  defineQuery({
    name: 'attendee',
    description: 'Null if the viewer may not see it.',
    args: { id },
    answer: attendeeAnswer,
    isNullable: true,
    read: ({ app, request }, { id }) => readAttendee(app, request, id),
    route: { at: 'GET /api/attendees/:id', summary: 'One attendee' },
  }),
  defineRoute({
    at: 'POST /api/attendees',
    summary: 'Adds one attendee',
    body: unchecked(newAttendee),
    answer: attendeeAnswer,
    status: 201,
    handle: async ({ app, request, body, commandId }) => {
      const eventId = eventIdOf(body);
      if (!eventId) throw eventMissing();
      const { eventId: _, holdingFor, ...attendee } = body;
      const input = { eventId, attendee, holdingFor, commandId };
      return (await addAttendee(app, request, input).catch(liftAttendeePaths)).attendee;
    },
  }),
  defineRoute({
    at: 'POST /api/attendees/bulk',
    summary:
      'Adds up to 5,000 attendees of one event, all or none, in one step of the history. An entry that repeats somebody names them, and with `ifKnown: update` changes them; omitted fields stay',
    body: unchecked(
      z.strictObject({
        attendees: z.array(attendeeFields.extend({ eventId: z.string().nullish() })),
        eventId: z.string().nullish(),
        list: listSource.nullish(),
        ifKnown,
        wishes,
      }),
    ),
    hasLargeBody: true,
    answer: z.array(importedAttendeeAnswer),
    status: 201,
    handle: async ({ app, request, body, commandId }) => {
      const { attendees, eventId: _, ...unknown } = body;
      const list = Array.isArray(attendees) ? attendees.map(withoutEvent) : attendees;
      const input = { ...unknown, eventId: eventOfAll(body), source: 'api', attendees: list };
      const { ids, repeats } = await importAttendees(app, request, { ...input, commandId });
      const byId = new Map((await attendeesByIds(app, ids)).map((row) => [row.id, row]));
      return ids.flatMap((id, index) => {
        const row = byId.get(id);
        const known = repeats[index];
        return row ? [{ ...row, ...(known && { repeats: known }) }] : [];
      });
    },
  }),
  addAttendee,
  importAttendees,
  editAttendee,
  defineRoute({
    at: 'POST /api/attendees/edit-many',
    summary: 'Changes the given fields of several people in one step, all or none',
    body: unchecked(editPeopleInput.omit({ commandId: true })),
    hasLargeBody: true,
    answer: z.array(attendeeAnswer),
    handle: async ({ app, request, body, commandId }) =>
      (await editPeople(app, request, { ...body, commandId })).attendees,
  }),
  editPeople,
  deleteAttendee,
  checkInAttendee,
  checkOutAttendee,
  holdAttendee,
  releaseAttendee,
  pinAttendee,
  unpinAttendee,
  defineRoute({
    at: 'PATCH /api/attendees/:id/holding',
    summary: 'Moves an attendee to the holding area, or back to the pool',
    body: unchecked(holdChange),
    answer: attendeeAnswer,
    handle: async ({ app, request, params, body, commandId }) => {
      const { id = '' } = params;
      const { event, hold, reason, movePinned } = parseInput(holdChange, body);
      // A repeat may come after the person was removed, so only the operation checks that the person exists.
      if (event !== (await eventOf(app, 'attendees', id))) throw notFound('attendee');
      const change = hold
        ? holdAttendee(app, request, { id, reason, movePinned, commandId })
        : releaseAttendee(app, request, { id, commandId });
      return (await change).attendee;
    },
  }),
];

export const attendees: Slice = { tag: 'Attendees', resolvers: [EventAttendees], serves };

/** The body has the attendee's fields at its top level, so issues must name them there. */
const liftAttendeePaths = (error: unknown): never => {
  if (!(error instanceof Refusal)) throw error;
  const issues = error.issues.map((issue) => ({
    ...issue,
    path: issue.path.replace(/^attendee\./, ''),
  }));
  throw new Refusal(error.code, error.message, issues, error.details);
};

import { z } from 'zod';
import { attendeeAnswer } from '../../schema/entities/attendee.ts';
import { id } from '../../schema/entities/fields.ts';
import { issuedSheetAnswer } from '../../schema/entities/issuedSheet.ts';
import { userAnswer } from '../../schema/entities/user.ts';
import { defineRoute } from '../http/defineRoute.ts';
import { defineQuery } from '../pipeline/defineQuery.ts';
import type { Slice } from '../slice.ts';
import { exportAttendee, exportSelf, exportUser } from './exports.ts';
import { eraseAttendee, eraseUser } from './operations.ts';
import { issuesNaming } from './paper.ts';

/** JSON in GraphQL. */
const anyData = z.record(z.string(), z.unknown());

const entries = z.array(z.looseObject({}));

const attendeeData = z
  .object({
    attendee: attendeeAnswer
      .nullable()
      .meta({ description: 'Null if they were removed from the event.' }),
    meals: z
      .array(z.object({ course: z.string(), option: z.string() }))
      .meta({ description: 'Their choices from the present menu.' }),
    custom: z
      .array(z.object({ field: z.string(), value: z.string() }))
      .meta({ description: "Their values of the event's custom fields." }),
    arrangements: entries,
    rules: entries.meta({ description: 'The seating rules that name them.' }),
    lists: entries.meta({ description: 'Their content in imported guest lists.' }),
    previews: entries.meta({ description: 'The rows about them in previewed lists.' }),
    issues: z
      .array(issuedSheetAnswer)
      .meta({ description: 'The issued sheets that may name them.' }),
    history: entries,
    drafts: entries.meta({ description: 'Their records in each open draft.' }),
  })
  .meta({ id: 'AttendeeData', description: 'Everything stored about a guest.' });

const userData = z
  .object({
    user: userAnswer,
    identities: entries,
    sessions: entries,
    events: entries,
    steps: entries,
    issues: entries.meta({ description: 'The sheets that they issued.' }),
    importSources: entries.meta({ description: 'Their remembered column mappings.' }),
    previews: entries.meta({ description: 'The lists that they have previewed.' }),
    adminActions: entries,
    history: entries,
  })
  .meta({ id: 'UserData', description: 'Everything stored about a member.' });

const serves: Slice['serves'] = [
  defineQuery({
    name: 'attendeeData',
    description: 'Everything stored about an attendee.',
    args: { id },
    answer: anyData,
    read: ({ app, request }, { id }) => exportAttendee(app, request, id),
    route: {
      at: 'GET /api/attendees/:id/export',
      summary:
        'Everything stored about an attendee: fields, history, arrangements, rules, lists, drafts',
      answer: attendeeData,
      fileName: 'attendee-data.json',
    },
  }),
  defineQuery({
    name: 'issuesNaming',
    description:
      'The issued sheets that may name an attendee, latest first. Erasing somebody does not erase them from paper.',
    args: { id },
    answer: z.array(issuedSheetAnswer),
    read: ({ app, request }, { id }) => issuesNaming(app, request, id),
    route: {
      at: 'GET /api/attendees/:id/issues',
      summary: 'The issued sheets that may name an attendee, also after an erasure',
    },
  }),
  eraseAttendee,
  defineQuery({
    name: 'myData',
    description:
      'Everything stored about the caller. For another member: GET /api/admin/users/{id}/export.',
    args: {},
    answer: anyData,
    read: ({ app, request }) => exportSelf(app, request),
    route: {
      at: 'GET /api/auth/export',
      tag: 'Profile',
      summary: 'Everything stored about you',
      answer: userData,
      fileName: 'my-data.json',
    },
  }),
  defineRoute({
    at: 'GET /api/admin/users/:id/export',
    tag: 'Admin',
    summary: 'Everything stored about a member; recorded in the audit log',
    answer: userData,
    fileName: 'user-data.json',
    handle: ({ app, request, params: { id = '' } }) => exportUser(app, request, id),
  }),
  eraseUser,
];

/** Exports and erasure of personal data. */
export const erasure: Slice = { tag: 'Attendees', serves };

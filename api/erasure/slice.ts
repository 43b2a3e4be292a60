import type { Response } from 'express';
import { z } from 'zod';
import { attendeeAnswer, userAnswer } from '../../schema/answers.ts';
import { defineRoute } from '../http/defineRoute.ts';
import type { Slice } from '../slice.ts';
import { exportAttendee, exportSelf, exportUser } from './exports.ts';
import { eraseAttendee, eraseUser } from './operations.ts';
import { ErasureResolver } from './resolver.ts';

const entries = z.array(z.looseObject({}));

const attendeeData = z
  .object({
    attendee: attendeeAnswer
      .nullable()
      .meta({ description: 'Null where they were removed from the event.' }),
    arrangements: entries,
    history: entries,
    drafts: entries.meta({ description: 'What is recorded of them in each draft that is open.' }),
  })
  .meta({ id: 'AttendeeData', description: 'Everything that is held of a guest.' });

const userData = z
  .object({
    user: userAnswer,
    identities: entries,
    sessions: entries,
    events: entries,
    steps: entries,
    adminActions: entries,
    history: entries,
  })
  .meta({ id: 'UserData', description: 'Everything that is held of a member.' });

const asFile = (response: Response, name: string): void => {
  response.set('Content-Disposition', `attachment; filename="${name}"`);
};

const serves: Slice['serves'] = [
  defineRoute({
    at: 'GET /api/attendees/:id/export',
    tag: 'Attendees',
    summary: 'Everything that is held of an attendee: fields, history, arrangements, drafts',
    answer: attendeeData,
    handle: async ({ app, request, params: { id = '' }, response }) => {
      const data = await exportAttendee(app, request, id);
      asFile(response, 'attendee-data.json');
      return data;
    },
  }),
  eraseAttendee,
  defineRoute({
    at: 'GET /api/auth/export',
    tag: 'Profile',
    summary: 'Everything that is held of you',
    answer: userData,
    handle: async ({ app, request, response }) => {
      const data = await exportSelf(app, request);
      asFile(response, 'my-data.json');
      return data;
    },
  }),
  defineRoute({
    at: 'GET /api/admin/users/:id/export',
    tag: 'Admin',
    summary: 'Everything that is held of a member; recorded in the audit log',
    answer: userData,
    handle: async ({ app, request, params: { id = '' }, response }) => {
      const data = await exportUser(app, request, id);
      asFile(response, 'user-data.json');
      return data;
    },
  }),
  eraseUser,
];

/** Exports and erasure of personal data. */
export const erasure: Slice = { resolvers: [ErasureResolver], serves };

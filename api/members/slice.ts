import { z } from 'zod';
import { statsAnswer, userAnswer } from '../../schema/answers.ts';
import { newUserFields, profileFields, userChanges } from '../../schema/inputs/members.ts';
import { defineRoute, listQuery, partOf, unchecked } from '../http/defineRoute.ts';
import { listAnswer } from '../http/listAnswer.ts';
import type { Slice } from '../slice.ts';
import { exportUsers } from './exportUsers.ts';
import { changeUser, createUser, editProfile, relinkUser } from './operations.ts';
import { readAdminStats, readSelf, usersForRest } from './queries.ts';
import { MembersResolver } from './resolver.ts';

const tag = 'Admin';

const serves: Slice['serves'] = [
  defineRoute({
    method: 'get',
    path: '/api/auth/user',
    tag: 'Profile',
    summary: 'Who is signed in; 401 for nobody',
    answer: userAnswer,
    status: 200,
    handle: ({ app, request }) => readSelf(app, request),
  }),
  defineRoute({
    method: 'patch',
    path: '/api/auth/profile',
    tag: 'Profile',
    summary: 'Changes your names and bio',
    body: unchecked(profileFields),
    answer: userAnswer,
    status: 200,
    handle: async ({ app, request, body, commandId }) =>
      (await editProfile(app, request, { ...body, commandId })).user,
  }),
  defineRoute({
    method: 'get',
    path: '/api/admin/users',
    tag,
    summary: 'The members, newest first',
    query: listQuery,
    answer: z.array(userAnswer),
    status: 200,
    handle: async ({ app, request, query, response }) =>
      listAnswer(response, partOf(query), await usersForRest(app, request, partOf(query))),
  }),
  defineRoute({
    method: 'get',
    path: '/api/admin/users/export',
    tag,
    summary: 'The members as CSV, safe to open in a spreadsheet; recorded in the audit log',
    produces: 'text/csv',
    status: 200,
    handle: ({ app, request, response }) => {
      response.set('Content-Disposition', 'attachment; filename="users.csv"');
      return exportUsers(app, request);
    },
  }),
  defineRoute({
    method: 'post',
    path: '/api/admin/users',
    tag,
    summary: 'Creates a member before they first sign in',
    body: unchecked(newUserFields),
    answer: userAnswer,
    status: 201,
    handle: async ({ app, request, body, commandId }) =>
      (await createUser(app, request, { ...body, commandId })).user,
  }),
  defineRoute({
    method: 'patch',
    path: '/api/admin/users/:id',
    tag,
    summary: "Changes a member's role, membership or active state, all or nothing",
    body: unchecked(userChanges),
    answer: userAnswer,
    status: 200,
    handle: async ({ app, request, params: { id }, body, commandId }) =>
      (await changeUser(app, request, { ...body, id, commandId })).user,
  }),
  defineRoute({
    method: 'post',
    path: '/api/admin/users/:id/relink',
    tag,
    summary:
      'Unlinks a member from how they sign in: who comes next with their verified address is linked',
    answer: userAnswer,
    status: 200,
    handle: async ({ app, request, params: { id }, commandId }) =>
      (await relinkUser(app, request, { id, commandId })).user,
  }),
  defineRoute({
    method: 'get',
    path: '/api/admin/stats',
    tag,
    summary: 'Counts of members',
    answer: statsAnswer,
    status: 200,
    handle: ({ app, request }) => readAdminStats(app, request),
  }),
];

/** The members, what admins may change of them, and how one sees oneself. */
export const members: Slice = { resolvers: [MembersResolver], serves };

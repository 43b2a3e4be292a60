import { z } from 'zod';
import { statsAnswer, userAnswer } from '../../schema/answers.ts';
import { newUserFields, profileFields, userChanges } from '../../schema/inputs/members.ts';
import type { Application, RequestContext } from '../application.ts';
import { administer } from '../audit/administer.ts';
import { parseInput } from '../commands/parseInput.ts';
import { defineRoute, listQuery, partOf, unchecked } from '../faces/defineRoute.ts';
import { listAnswer } from '../faces/listAnswer.ts';
import { exportUsers } from './exportUsers.ts';
import {
  createUser,
  editProfile,
  setUserActive,
  setUserMembership,
  setUserRole,
} from './operations.ts';
import { readAdminStats, readSelf, userById, usersForRest } from './queries.ts';

const tag = 'Admin';

/** Several changes are several commands; each is audited for itself. */
const changeUser = async (
  app: Application,
  request: RequestContext,
  id: string,
  body: unknown,
  commandId: string | undefined,
) => {
  await administer(app, request, 'editUser');
  const { role, membershipLevel, isActive } = parseInput(userChanges, body);
  const named = (step: string) => ({ id, commandId: commandId && `${commandId}.${step}` });
  if (role) await setUserRole(app, request, { role, ...named('role') });
  if (membershipLevel) {
    await setUserMembership(app, request, { membershipLevel, ...named('membership') });
  }
  if (isActive !== undefined) await setUserActive(app, request, { isActive, ...named('active') });
  return userById(app, id);
};

export const memberRoutes = [
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
      listAnswer(response, query, await usersForRest(app, request, partOf(query))),
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
    summary: "Changes a member's role, membership or active state",
    body: unchecked(userChanges),
    answer: userAnswer,
    status: 200,
    handle: ({ app, request, params, body, commandId }) =>
      changeUser(app, request, params.id ?? '', body, commandId),
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

import { statsAnswer, totals, userAnswer } from '../../schema/entities/user.ts';
import { defineList } from '../http/defineList.ts';
import { defineRoute } from '../http/defineRoute.ts';
import { defineQuery } from '../pipeline/defineQuery.ts';
import type { Slice } from '../slice.ts';
import { exportUsers } from './exportUsers.ts';
import {
  changeUser,
  createUser,
  editProfile,
  relinkUser,
  setUserActive,
  setUserMembership,
  setUserRole,
} from './operations.ts';
import { readAdminStats, readSelf, usersForRest } from './queries.ts';
import { MembersResolver } from './resolver.ts';
import { readMyTotals } from './totals.ts';

const serves: Slice['serves'] = [
  defineRoute({
    at: 'GET /api/auth/user',
    tag: 'Profile',
    summary: 'The signed-in member; 401 if nobody is signed in',
    answer: userAnswer,
    handle: ({ app, request }) => readSelf(app, request),
  }),
  editProfile,
  defineList({
    at: 'GET /api/admin/users',
    summary: 'The members, newest first',
    answer: userAnswer,
    read: ({ app, request }, part) => usersForRest(app, request, part),
  }),
  defineRoute({
    at: 'GET /api/admin/users/export',
    summary: 'The members as CSV, safe to open in a spreadsheet; recorded in the audit log',
    produces: 'text/csv',
    fileName: 'users.csv',
    handle: ({ app, request }) => exportUsers(app, request),
  }),
  createUser,
  setUserRole,
  setUserMembership,
  setUserActive,
  changeUser,
  relinkUser,
  defineQuery({
    name: 'adminStats',
    description: 'Admins only.',
    args: {},
    answer: statsAnswer,
    read: ({ app, request }) => readAdminStats(app, request),
    route: { at: 'GET /api/admin/stats', summary: 'Counts of members' },
  }),
  defineQuery({
    name: 'myTotals',
    description: 'Counts of what the viewer manages.',
    args: {},
    answer: totals,
    read: ({ app, request }) => readMyTotals(app, request),
  }),
];

/** Profiles, and what admins may change of members. */
export const members: Slice = { tag: 'Admin', resolvers: [MembersResolver], serves };

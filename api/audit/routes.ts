import { z } from 'zod';
import { auditAnswer } from '../../schema/answers.ts';
import { defineRoute, listQuery } from '../faces/defineRoute.ts';
import { listAnswer } from '../faces/listAnswer.ts';
import { listAuditLog } from './queries.ts';

export const auditRoutes = [
  defineRoute({
    method: 'get',
    path: '/api/admin/audit',
    tag: 'Admin',
    summary: 'The audit log, newest first; 100 entries unless limit says otherwise',
    query: listQuery,
    answer: z.array(auditAnswer),
    status: 200,
    handle: async ({ app, request, query, response }) =>
      listAnswer(response, query, await listAuditLog(app, request, query)),
  }),
];

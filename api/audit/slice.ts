import { z } from 'zod';
import { auditAnswer, replayAnswer } from '../../schema/entities/audit.ts';
import { auditFilter } from '../../schema/inputs/audit.ts';
import { givenPosition } from '../../schema/inputs/lists.ts';
import { optionalTime } from '../../schema/inputs/text.ts';
import type { AuditExportFormat } from '../../schema/vocabulary.ts';
import { memberFields } from '../graphql/memberFields.ts';
import { defineList } from '../http/defineList.ts';
import { defineRoute } from '../http/defineRoute.ts';
import type { Slice } from '../slice.ts';
import { exportAuditLog } from './exportAudit.ts';
import { auditLogChanged } from './live.ts';
import { auditLogForRest } from './queries.ts';
import { replayForRest } from './replay.ts';
import { AuditResolver, ReplayResolver } from './resolver.ts';
import { AuditEntry } from './types.ts';

const before = givenPosition.max(64).optional().meta({
  description:
    'The position of an entry. Returns those before it, so that new entries do not shift the pages.',
});

const exportAs = (format: AuditExportFormat, produces: string, summary: string) =>
  defineRoute({
    at: `GET /api/admin/audit/export.${format}`,
    summary,
    query: auditFilter,
    produces,
    fileName: `audit-log.${format}`,
    handle: ({ app, request, query }) => exportAuditLog(app, request, query, format),
  });

const serves: Slice['serves'] = [
  defineList({
    at: 'GET /api/admin/audit',
    summary: 'The audit log, newest first; only entries that match all given conditions',
    filter: { ...auditFilter.shape, before },
    answer: auditAnswer,
    read: ({ app, request, query }, part) => auditLogForRest(app, request, query, part),
  }),
  exportAs(
    'csv',
    'text/csv',
    'The matching entries as CSV, safe to open in a spreadsheet; recorded in the audit log',
  ),
  exportAs(
    'jsonl',
    'application/x-ndjson',
    'The matching entries as JSON lines, with the content that their hashes cover; recorded in the audit log',
  ),
  defineRoute({
    at: 'GET /api/admin/audit/replay',
    summary: 'The members as they were at a time, and the last admin action on one of them',
    query: z.object({ until: optionalTime }),
    answer: replayAnswer,
    handle: ({ app, request, query }) => replayForRest(app, request, query),
  }),
  auditLogChanged,
];

/** The actions of admins, and the members at past moments. */
export const audit: Slice = {
  tag: 'Admin',
  resolvers: [
    AuditResolver,
    ReplayResolver,
    memberFields(AuditEntry, { adminUser: 'adminUserId', targetUser: 'targetUserId' }),
  ],
  serves,
};

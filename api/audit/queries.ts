import type { AuditRow, AuditSlice } from '../../schema/entities/audit.ts';
import { type AuditFilter, auditPageInput } from '../../schema/inputs/audit.ts';
import { pageInput } from '../../schema/inputs/lists.ts';
import type { Application, RequestContext } from '../application.ts';
import { parseInput } from '../pipeline/parseInput.ts';
import { auditColumns } from '../queries/columns.ts';
import { type Page, type PageOf, pageOf } from '../queries/page.ts';
import { authorizeAdmin } from './authorizeAdmin.ts';
import { entriesOf } from './filter.ts';

const newestFirst = [{ column: 'admin_audit_log.position', order: 'desc' as const }];

/** A page of the audit log, newest first. @throws Refusal NOT_SIGNED_IN, FORBIDDEN, BAD_INPUT */
export const listAuditLog = async (
  app: Application,
  request: RequestContext,
  page: unknown,
): Promise<Page<AuditRow>> => {
  await authorizeAdmin(app, request, 'auditLog');
  const part = parseInput(pageInput, page);
  return pageOf<AuditRow>(app.read('admin_audit_log'), auditColumns, newestFirst, part);
};

/** A part of the matching entries, of any length. @throws Refusal NOT_SIGNED_IN, FORBIDDEN */
export const auditLogForRest = async (
  app: Application,
  request: RequestContext,
  filter: AuditFilter & { before?: string | null },
  part: PageOf,
): Promise<Page<AuditRow>> => {
  await authorizeAdmin(app, request, 'auditLog');
  const query = entriesOf(app, filter);
  if (filter.before) query.where('position', '<', filter.before);
  return pageOf<AuditRow>(query, auditColumns, newestFirst, part);
};

/**
 * A part of the entries that match a filter, newest first, paged by position.
 * @throws Refusal NOT_SIGNED_IN, FORBIDDEN, BAD_INPUT
 */
export const auditEntries = async (
  app: Application,
  request: RequestContext,
  input: unknown,
): Promise<AuditSlice> => {
  await authorizeAdmin(app, request, 'auditLog');
  const { filter, before, after, limit } = parseInput(auditPageInput, input);
  const all = entriesOf(app, filter);
  if (after) all.where('position', '>', after);
  const part = before ? all.clone().where('position', '<', before) : all.clone();
  const [found, [counted]] = await Promise.all([
    part
      .select(auditColumns)
      .orderBy(newestFirst)
      .limit(limit + 1),
    all.clone().count({ total: '*' }),
  ]);
  const items = (found as AuditRow[]).slice(0, limit);
  const next = found.length > limit ? (items.at(-1)?.position ?? null) : null;
  return { items, total: Number(counted?.total ?? 0), next };
};

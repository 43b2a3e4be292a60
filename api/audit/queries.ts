import { pageInput } from '../../schema/inputs/lists.ts';
import type { AuditRow } from '../../schema/readModels.ts';
import type { Application, RequestContext } from '../application.ts';
import { parseInput } from '../commands/parseInput.ts';
import { auditColumns } from '../reading/columns.ts';
import { type Page, pageOf } from '../reading/page.ts';
import { administer } from './administer.ts';

const newestFirst = [{ column: 'admin_audit_log.position', order: 'desc' as const }];

/** A page of the audit log, newest first. For admins. */
export const listAuditLog = async (
  app: Application,
  request: RequestContext,
  page: unknown,
): Promise<Page<AuditRow>> => {
  await administer(app, request, 'auditLog');
  const part = parseInput(pageInput, page);
  return pageOf<AuditRow>(app.read('admin_audit_log'), auditColumns, newestFirst, part);
};

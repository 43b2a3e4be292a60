import type { AuditRow } from '../../schema/entities/audit.ts';
import type { AuditFilter } from '../../schema/inputs/audit.ts';
import { csvFile, csvText } from '../../schema/text/csvText.ts';
import type { AuditExportFormat } from '../../schema/vocabulary.ts';
import type { Application, RequestContext } from '../application.ts';
import { requireAdmin } from '../auth/authorize.ts';
import { usersByIds } from '../members/queries.ts';
import { auditColumns } from '../queries/columns.ts';
import { authorizeAdmin } from './authorizeAdmin.ts';
import { entriesOf } from './filter.ts';
import { recordAction } from './recordAction.ts';

const pageLength = 1_000;

/**
 * Pages of entries from position `upTo` down, each read when the previous one was consumed: a slow client may
 * take so long that the right is asked for again.
 */
async function* pagesOf(
  app: Application,
  request: RequestContext,
  filter: AuditFilter,
  upTo: string,
): AsyncGenerator<AuditRow[]> {
  const pageFrom = (operator: '<=' | '<', position: string) =>
    entriesOf(app, filter)
      .where('position', operator, position)
      .select<AuditRow[]>(auditColumns)
      .orderBy('position', 'desc')
      .limit(pageLength);
  let page = await pageFrom('<=', upTo);
  while (page.length > 0) {
    yield page;
    if (page.length < pageLength) return;
    requireAdmin((await request.now?.()) ?? request);
    page = await pageFrom('<', page.at(-1)?.position ?? '');
  }
}

const csvFields = [
  'sequence',
  'timestamp',
  'action',
  'admin',
  'target',
  'previousValue',
  'newValue',
  'ipAddress',
  'userAgent',
  'adminUserId',
  'targetUserId',
  'targetEventId',
  'id',
  'position',
  'hash',
] as const;

const json = (value: unknown): string => (value === null ? '' : JSON.stringify(value));

/** Adds the email addresses of the admin and the target to each entry. */
const csvRows = async (app: Application, entries: readonly AuditRow[]) => {
  const ids = [
    ...new Set(entries.flatMap((entry) => [entry.adminUserId, entry.targetUserId ?? ''])),
  ];
  const users = await usersByIds(app, ids);
  const emails = new Map(users.map(({ id, email }) => [id, email]));
  return entries.map((entry) => ({
    ...entry,
    admin: emails.get(entry.adminUserId) ?? '',
    target: emails.get(entry.targetUserId ?? '') ?? '',
    previousValue: json(entry.previousValue),
    newValue: json(entry.newValue),
  }));
};

async function* asCsv(app: Application, pages: AsyncIterable<AuditRow[]>): AsyncGenerator<string> {
  yield csvFile([], csvFields);
  for await (const page of pages)
    yield `${csvText(await csvRows(app, page), csvFields, { header: false })}\r\n`;
}

async function* asJsonLines(pages: AsyncIterable<AuditRow[]>): AsyncGenerator<string> {
  for await (const page of pages) yield page.map((entry) => `${JSON.stringify(entry)}\n`).join('');
}

/**
 * Streams the present entries that match the filter. Records the export first, but leaves its own entry out.
 * @throws Refusal NOT_SIGNED_IN, FORBIDDEN, between pages too
 */
export const exportAuditLog = async (
  app: Application,
  request: RequestContext,
  filter: AuditFilter,
  format: AuditExportFormat,
): Promise<AsyncIterable<string>> => {
  await authorizeAdmin(app, request, 'exportAuditLog');
  const [found] = await entriesOf(app, filter).select({
    count: app.read.raw('count(*)'),
    upTo: app.read.raw("coalesce(max(position), '')"),
  });
  const count = Number(found.count);
  await recordAction(app, request, { type: 'RecordAuditExport', format, count });
  const pages = pagesOf(app, request, filter, found.upTo);
  return format === 'csv' ? asCsv(app, pages) : asJsonLines(pages);
};

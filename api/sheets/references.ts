import type { IssuedSheetRow } from '../../schema/entities/issuedSheet.ts';
import { idPattern } from '../../schema/ids.ts';
import { badField } from '../../schema/refusal.ts';
import type { SheetKind } from '../../schema/vocabulary.ts';
import type { Application, RequestContext } from '../application.ts';
import { requireEvent } from '../auth/authorize.ts';
import { issuedSheetColumns } from '../queries/columns.ts';

/**
 * An issue of an event, for callers who may edit the event.
 * @param path the input that names the issue
 * @throws Refusal FORBIDDEN; BAD_INPUT if the event has no such issue
 */
export const issueNamed = async (
  app: Application,
  request: RequestContext,
  { eventId, id, path }: { eventId: string; id: string; path: string },
): Promise<IssuedSheetRow> => {
  await requireEvent(app, request, eventId, 'edit');
  const issue = idPattern.test(id)
    ? await app
        .read('issued_sheets')
        .where({ event_id: eventId, id })
        .first<IssuedSheetRow | undefined>(issuedSheetColumns)
    : undefined;
  if (issue) return issue;
  throw badField(path, 'The event has no such issue');
};

/**
 * The revision that `since` names, directly or by an issue.
 * @throws Refusal as `issueNamed`
 */
export const revisionSince = async (
  app: Application,
  request: RequestContext,
  { eventId, since }: { eventId: string; since: string },
): Promise<number> => {
  if (/^\d{1,15}$/.test(since)) return Number(since);
  return (await issueNamed(app, request, { eventId, id: since, path: 'since' })).revision;
};

/** The numbers of the kitchen's sheets of a revision. */
export const kitchenIssuesOf = async (
  { read }: Pick<Application, 'read'>,
  eventId: string,
  revision: number,
): Promise<number[]> => {
  const sheet: SheetKind = 'kitchen';
  const rows = await read('issued_sheets')
    .where({ event_id: eventId, sheet, revision })
    .orderBy('number')
    .select<{ number: number }[]>('number');
  return rows.map(({ number }) => number);
};

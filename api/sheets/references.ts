import type { IssuedSheetRow } from '../../schema/entities/issuedSheet.ts';
import { idPattern } from '../../schema/ids.ts';
import { badField } from '../../schema/refusal.ts';
import type { SheetKind } from '../../schema/vocabulary.ts';
import type { Application, RequestContext } from '../application.ts';
import { requireEvent } from '../auth/authorize.ts';
import { issuedSheetColumns } from '../queries/columns.ts';

/**
 * An issue of an event, for those who may edit it.
 * @param path the input that names it
 * @throws Refusal FORBIDDEN; BAD_INPUT where the event has no such issue
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

/** The sheets that can show changes alone. All others are printed in full. */
const ofChanges: readonly SheetKind[] = ['kitchen', 'placeCards', 'tableCards'];

/**
 * The revision that `since` names, directly or by an issue that shows it.
 * @throws Refusal BAD_INPUT for a sheet that is always printed in full; as `issueNamed`
 */
export const revisionSince = async (
  app: Application,
  request: RequestContext,
  { eventId, sheet, since }: { eventId: string; sheet: SheetKind; since: string },
): Promise<number> => {
  if (!ofChanges.includes(sheet)) throw badField('since', 'This sheet is always printed in full');
  if (/^\d{1,15}$/.test(since)) return Number(since);
  return (await issueNamed(app, request, { eventId, id: since, path: 'since' })).revision;
};

/** The numbers of the kitchen's sheets that show a revision. */
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

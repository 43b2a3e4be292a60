import type { IssuedSheetRow } from '../../schema/entities/issuedSheet.ts';
import type { Application, RequestContext } from '../application.ts';
import { requireEvent, requireMember } from '../auth/authorize.ts';
import { issuedSheetColumns } from '../queries/columns.ts';

/**
 * The sheets of an event that were given out, the latest first.
 * @throws Refusal NOT_SIGNED_IN, EVENT_NOT_FOUND, FORBIDDEN
 */
export const issuedSheetsOf = async (
  app: Application,
  request: RequestContext,
  eventId: string,
): Promise<IssuedSheetRow[]> => {
  requireMember(request);
  await requireEvent(app, request, eventId, 'edit');
  return app
    .read('issued_sheets')
    .where({ event_id: eventId })
    .orderBy([{ column: 'created_at', order: 'desc' }, { column: 'number', order: 'desc' }, 'id'])
    .select<IssuedSheetRow[]>(issuedSheetColumns);
};

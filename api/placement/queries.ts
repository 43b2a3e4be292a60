import type { SeatRow } from '../../schema/readModels.ts';
import type { Application, RequestContext } from '../application.ts';
import { requireEvent, requireMember } from '../auth/authorize.ts';
import { seatColumns } from '../queries/columns.ts';
import { type Page, type PageOf, pageOf } from '../queries/page.ts';

const byTable = [
  { column: 'seats.table_id', order: 'asc' as const },
  { column: 'seats.position', order: 'asc' as const },
];

/** A page of an event's seats, by table and position. @throws Refusal NOT_SIGNED_IN, EVENT_NOT_FOUND */
export const seatsOfEvent = async (
  app: Application,
  request: RequestContext,
  eventId: string,
  page: PageOf,
): Promise<Page<SeatRow>> => {
  requireMember(request);
  await requireEvent(app, request, eventId, 'read');
  return pageOf<SeatRow>(
    app.read('seats').where({ event_id: eventId }),
    seatColumns,
    byTable,
    page,
  );
};

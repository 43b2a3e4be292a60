import type { SeatRow } from '../../schema/entities/seat.ts';
import type { Application, RequestContext } from '../application.ts';
import { requireEvent } from '../auth/authorize.ts';
import { seatColumns } from '../queries/columns.ts';
import { ascending, type Page, type PageOf, pageOf } from '../queries/page.ts';

/** Seats by their ids, without unknown ones. */
export const seatsByIds = async (app: Application, ids: readonly string[]): Promise<SeatRow[]> =>
  (await Promise.all(ids.map((id) => app.lookUps.seat.load(id)))).filter(
    (seat) => seat !== undefined,
  );

/** A page of an event's seats, by table and position. @throws Refusal NOT_SIGNED_IN, EVENT_NOT_FOUND */
export const seatsOfEvent = async (
  app: Application,
  request: RequestContext,
  eventId: string,
  page: PageOf,
): Promise<Page<SeatRow>> => {
  await requireEvent(app, request, eventId, 'read');
  const byTable = ascending('seats.table_id', 'seats.position');
  const seats = app.read('seats').where({ event_id: eventId });
  return pageOf<SeatRow>(seats, seatColumns, byTable, page);
};

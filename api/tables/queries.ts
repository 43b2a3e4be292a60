import type { SeatRow } from '../../schema/entities/seat.ts';
import type { TableRow } from '../../schema/entities/table.ts';
import type { Application, RequestContext } from '../application.ts';
import { requireCapabilities, requireEventOf, requireMember } from '../auth/authorize.ts';
import { notFound } from '../core/notFound.ts';
import { editableEvents } from '../eventPlans/eventLists.ts';
import { seatColumns, tableColumns } from '../queries/columns.ts';
import { ascending, type Page, type PageOf, pageOf } from '../queries/page.ts';
import { tableAsSeen } from './tableAsSeen.ts';

/** Event by event, in the order of the plans. */
const byOrder = ascending('tables.event_id', 'tables.order', 'tables.id');

/**
 * A page of the tables of one event, or of all events that the caller may edit, in the plans' order.
 * @throws Refusal NOT_SIGNED_IN, EVENT_NOT_FOUND
 */
export const listTables = async (
  app: Application,
  request: RequestContext,
  eventId: string | undefined,
  page: PageOf,
): Promise<Page<TableRow>> => {
  requireMember(request);
  const isOfOne = eventId !== undefined;
  const seen = isOfOne ? await requireCapabilities(app, request, eventId) : null;
  const query = app.read('tables');
  if (isOfOne) query.where({ event_id: eventId });
  else query.whereIn('event_id', editableEvents(app, request.viewer).select('events.id'));
  const tables = await pageOf<TableRow>(query, tableColumns, byOrder, page);
  return seen
    ? { ...tables, items: tables.items.map((table) => tableAsSeen(table, seen)) }
    : tables;
};

/** The existing tables among these. Does not check rights. */
export const tablesByIds = (app: Application, ids: readonly string[]): Promise<TableRow[]> =>
  app
    .read('tables')
    .whereIn('id', [...ids])
    .select<TableRow[]>(tableColumns);

/** A table that the caller may read. @throws Refusal TABLE_NOT_FOUND, NOT_SIGNED_IN */
export const readTable = async (
  app: Application,
  request: RequestContext,
  id: string,
): Promise<TableRow> => {
  const { eventId } = await requireEventOf(app, request, 'table', id, 'read');
  const seen = await requireCapabilities(app, request, eventId, 'table');
  const [table] = await tablesByIds(app, [id]);
  if (!table) throw notFound('table');
  return tableAsSeen(table, seen);
};

/** The seats of each table by position, in the order of the ids. */
export const seatsOfTables = async (
  app: Application,
  ids: readonly string[],
): Promise<SeatRow[][]> => {
  const seats = await app
    .read('seats')
    .whereIn('table_id', [...ids])
    .select<SeatRow[]>(seatColumns)
    .orderBy(['table_id', 'position']);
  const byTable = new Map(ids.map((id) => [id, [] as SeatRow[]]));
  for (const seat of seats) byTable.get(seat.tableId)?.push(seat);
  return ids.map((id) => byTable.get(id) ?? []);
};

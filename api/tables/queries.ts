import { pageInput } from '../../schema/inputs/lists.ts';
import type { SeatRow, TableRow } from '../../schema/readModels.ts';
import type { Application, RequestContext } from '../application.ts';
import { notFound, requireEvent, requireEventOf, requireMember } from '../auth/authorize.ts';
import { editableEvents } from '../eventPlans/mine.ts';
import { parseInput } from '../pipeline/parseInput.ts';
import { seatColumns, tableColumns } from '../queries/columns.ts';
import { type Page, type PageOf, pageOf } from '../queries/page.ts';

/** As the plan has them; several events one after the other. */
const inOrder = [
  { column: 'tables.event_id', order: 'asc' as const },
  { column: 'tables.order', order: 'asc' as const },
  { column: 'tables.id', order: 'asc' as const },
];

/** A page of an event's tables, as the plan has them. */
export const listTables = async (
  app: Application,
  request: RequestContext,
  { eventId, ...page }: { eventId: string } & Record<string, unknown>,
): Promise<Page<TableRow>> => {
  requireMember(request);
  const part = parseInput(pageInput, page);
  await requireEvent(app, request, eventId, 'read');
  const tables = app.read('tables').where({ event_id: eventId });
  return pageOf<TableRow>(tables, tableColumns, inOrder, part);
};

/** Of one event, or of all events that the caller may edit; as the plans have them. */
export const tablesForRest = async (
  app: Application,
  request: RequestContext,
  eventId: string | undefined,
  page: PageOf,
): Promise<Page<TableRow>> => {
  requireMember(request);
  if (eventId) await requireEvent(app, request, eventId, 'read');
  const query = app.read('tables');
  if (eventId) query.where({ event_id: eventId });
  else query.whereIn('event_id', editableEvents(app, request.viewer).select('events.id'));
  return pageOf<TableRow>(query, tableColumns, inOrder, page);
};

/** @throws Refusal TABLE_NOT_FOUND */
export const tableById = async (app: Application, id: string): Promise<TableRow> => {
  const table = await app.read('tables').where({ id }).first<TableRow | undefined>(tableColumns);
  if (!table) throw notFound('table');
  return table;
};

/** @throws Refusal TABLE_NOT_FOUND, NOT_SIGNED_IN */
export const readTable = async (
  app: Application,
  request: RequestContext,
  id: string,
): Promise<TableRow> => {
  requireMember(request);
  await requireEventOf(app, request, 'table', id, 'read');
  return tableById(app, id);
};

/** The seats of each table, in the order of the ids, by position. */
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

import type { Knex } from 'knex';
import { z } from 'zod';
import type { AttendeeRow } from '../../schema/entities/attendee.ts';
import type { EventRow } from '../../schema/entities/event.ts';
import type { FloorObjectRow } from '../../schema/entities/floorObject.ts';
import type { SeatRow } from '../../schema/entities/seat.ts';
import type { SeatingRuleRow } from '../../schema/entities/seatingRule.ts';
import type { TableRow } from '../../schema/entities/table.ts';
import { eventFilter, position } from '../../schema/inputs/lists.ts';
import { capabilitiesOf, mayReadEvent, type Viewer } from '../../schema/permissions.ts';
import type { EventSorting } from '../../schema/vocabulary.ts';
import type { Application, RequestContext } from '../application.ts';
import { guestAsSeen } from '../attendees/guestAsSeen.ts';
import { demand, requireMember } from '../auth/authorize.ts';
import { guestFieldsSeen } from '../guestFields/queries.ts';
import { menuOf } from '../menus/queries.ts';
import { parseInput } from '../pipeline/parseInput.ts';
import { untilShown } from '../pipeline/untilShown.ts';
import {
  attendeeColumns,
  eventColumns,
  floorObjectColumns,
  seatColumns,
  seatingRuleColumns,
  tableColumns,
} from '../queries/columns.ts';
import { ascending, latestFirst, type Page, type PageOf, pageOf } from '../queries/page.ts';
import { anyHas } from '../queries/search.ts';
import { shownUpTo } from '../queries/shownUpTo.ts';
import { roomOf } from '../rooms/queries.ts';
import { tableAsSeen } from '../tables/tableAsSeen.ts';
import { realEvents } from './eventLists.ts';
import type { EventPlan, EventStats } from './types.ts';

const eventPlanInput = z.object({ id: z.string(), minPosition: position });

/** `mayReadEvent` in SQL: own and public events, or all of them for moderators and admins. */
const visibleTo = (query: Knex.QueryBuilder, viewer: Viewer): Knex.QueryBuilder =>
  viewer?.role === 'user'
    ? query.where((either) =>
        either.where('events.created_by_user_id', viewer.id).orWhere('events.is_public', true),
      )
    : query;

/** A page of the events that the caller may see, newest first. @throws Refusal NOT_SIGNED_IN */
export const listEvents = async (
  app: Application,
  request: RequestContext,
  part: PageOf,
): Promise<Page<EventRow>> => {
  requireMember(request);
  const events = visibleTo(realEvents(app), request.viewer);
  return pageOf<EventRow>(events, eventColumns, latestFirst('events'), part);
};

const isOver = 'coalesce(events.end_date, events.start_date) < now()';

/** The orders of the list of events. The id settles ties. */
const eventOrders: Record<EventSorting, { column: string; order: 'asc' | 'desc' }[]> = {
  created: latestFirst('events'),
  changed: [{ column: 'changes.latest', order: 'desc' }, ...latestFirst('events')],
  // Upcoming events first, then past ones from the latest, then those without a date.
  date: [...ascending('dated.part', 'dated.distance'), ...latestFirst('events')],
  name: ascending('named.folded', 'events.id'),
};

/** Adds the columns that an order needs besides those of an event. */
const withOrder = (query: Knex.QueryBuilder, app: Application, sort: EventSorting) => {
  const beside = (sql: string, name: string) =>
    query.crossJoin(app.read.raw(`LATERAL (${sql}) AS ${name}`));
  switch (sort) {
    case 'created':
      return query;
    case 'changed':
      return beside(
        'SELECT max(position) AS latest FROM seating_history WHERE event_id = events.id',
        'changes',
      );
    case 'date':
      return beside(
        `SELECT CASE WHEN events.start_date IS NULL THEN 2 WHEN ${isOver} THEN 1 ELSE 0 END AS part,
                abs(extract(epoch FROM events.start_date - now())) AS distance`,
        'dated',
      );
    case 'name':
      return beside('SELECT app.searchable(events.name) AS folded', 'named');
  }
};

/**
 * A page of the events that the caller may see, searched, filtered and sorted as requested.
 * @throws Refusal NOT_SIGNED_IN, BAD_INPUT
 */
export const findEvents = async (
  app: Application,
  request: RequestContext,
  wanted: unknown,
): Promise<Page<EventRow>> => {
  const { id } = requireMember(request);
  const { search, status, isMine, sort, ...part } = parseInput(eventFilter, wanted);
  const events = visibleTo(realEvents(app), request.viewer);
  if (search) events.where(anyHas(['events.name', 'events.location'], search));
  if (status) events.where('events.status', status);
  if (isMine) events.where('events.created_by_user_id', id);
  withOrder(events, app, sort);
  return pageOf<EventRow>(events, eventColumns, eventOrders[sort], part);
};

/** An event that the caller may read. @throws Refusal EVENT_NOT_FOUND, NOT_SIGNED_IN */
export const readEvent = async (
  app: Application,
  request: RequestContext,
  id: string,
): Promise<EventRow> => {
  requireMember(request);
  const event = await app.read('events').where({ id }).first<EventRow | undefined>(eventColumns);
  demand(event ? mayReadEvent(request.viewer, event) : 'hide', 'event');
  return event as EventRow;
};

/**
 * The whole plan as of one position: attendees and tables by order, seats by table and position. Waits until
 * the read models have reached `minPosition`.
 * @throws Refusal EVENT_NOT_FOUND, NOT_SIGNED_IN, NOT_READY
 */
export const readEventPlan = async (
  app: Application,
  request: RequestContext,
  input: { id: string; minPosition?: string | null },
): Promise<EventPlan> => {
  requireMember(request);
  const { id, minPosition } = parseInput(eventPlanInput, input);
  await untilShown(app, minPosition ?? undefined, {});
  return app.read.transaction((snapshot) => readPlan(snapshot, request.viewer, id), {
    isolationLevel: 'repeatable read',
    readOnly: true,
  });
};

const readPlan = async (read: Knex, viewer: Viewer, id: string): Promise<EventPlan> => {
  const event = await read('events').where({ id }).first<EventRow | undefined>(eventColumns);
  demand(event ? mayReadEvent(viewer, event) : 'hide', 'event');
  const of = <Row>(table: string, columns: Record<string, string>, order: string[]) =>
    read(table).where({ event_id: id }).select<Row[]>(columns).orderBy(order);
  const capabilities = capabilitiesOf(viewer, event as EventRow);
  const attendees = (await of<AttendeeRow>('attendees', attendeeColumns, ['order', 'id'])).map(
    (guest) => guestAsSeen(guest, capabilities),
  );
  const tables = (await of<TableRow>('tables', tableColumns, ['order', 'id'])).map((table) =>
    tableAsSeen(table, capabilities),
  );
  const seats = await of<SeatRow>('seats', seatColumns, ['table_id', 'position']);
  const rules = capabilities.has('seeRules')
    ? await of<SeatingRuleRow>('seating_rules', seatingRuleColumns, ['order', 'id'])
    : [];
  const floorObjects = await of<FloorObjectRow>('floor_objects', floorObjectColumns, [
    'name',
    'id',
  ]);
  return {
    id,
    position: await shownUpTo(read),
    event: event as EventRow,
    menu: await menuOf(read, id),
    fields: await guestFieldsSeen(read, id, capabilities),
    attendees,
    tables,
    seats,
    rules,
    floorObjects,
    room: await roomOf(read, id),
  };
};

/** The counts of each event, in the order of the ids. */
export const statsOfEvents = async (
  app: Application,
  ids: readonly string[],
): Promise<EventStats[]> => {
  const { rows } = await app.read.raw<{ rows: (EventStats & { id: string })[] }>(
    `SELECT id,
            coalesce(a.attendees, 0) AS attendees, coalesce(a.checked_in, 0) AS "checkedIn",
            coalesce(a.held, 0) AS held, coalesce(t.tables, 0) AS tables,
            coalesce(s.seats, 0) AS seats, coalesce(s.assigned, 0) AS assigned
       FROM unnest(?::text[]) AS id
       LEFT JOIN (SELECT event_id, count(*) AS attendees,
                         count(*) FILTER (WHERE is_checked_in) AS checked_in,
                         count(*) FILTER (WHERE cardinality(holding_for) > 0) AS held
                    FROM attendees WHERE event_id = ANY (?) GROUP BY event_id) a ON a.event_id = id
       LEFT JOIN (SELECT event_id, count(*) AS tables
                    FROM tables WHERE event_id = ANY (?) GROUP BY event_id) t ON t.event_id = id
       LEFT JOIN (SELECT event_id, count(*) AS seats, count(attendee_id) AS assigned
                    FROM seats WHERE event_id = ANY (?) GROUP BY event_id) s ON s.event_id = id`,
    Array.from({ length: 4 }, () => [...ids]) as unknown as string[],
  );
  const byId = new Map(rows.map(({ id, ...stats }) => [id, stats]));
  const nothing = { attendees: 0, checkedIn: 0, tables: 0, seats: 0, assigned: 0, held: 0 };
  return ids.map((id) => byId.get(id) ?? nothing);
};

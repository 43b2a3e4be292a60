import type { Knex } from 'knex';
import type { ArrangementState } from '../../api/arrangements/evolve.ts';
import type { ActivePlan, PlanState } from '../../api/eventPlans/state.ts';
import {
  arrangementColumns,
  attendeeColumns,
  eventColumns,
  floorObjectColumns,
  seatColumns,
  seatingRuleColumns,
  tableColumns,
} from '../../api/queries/columns.ts';
import { eventMarker } from '../../schema/ids.ts';

type Rows = { id: string }[];
export type PlanRows = Record<
  | 'events'
  | 'menus'
  | 'fields'
  | 'attendees'
  | 'tables'
  | 'seats'
  | 'rules'
  | 'objects'
  | 'rooms'
  | 'arrangements',
  Rows
>;

const byId = (rows: Rows): Rows => rows.sort((a, b) => (a.id < b.id ? -1 : 1));

/** A menu without courses counts as none. */
const hasCourses = (row: object): boolean => 'courses' in row && (row.courses as []).length > 0;

const hasFields = (row: object): boolean => 'fields' in row && (row.fields as []).length > 0;

/** A room without any facts counts as none. */
const isKnown = (row: object): boolean =>
  'outline' in row && 'background' in row && (row.outline !== null || row.background !== null);

/** The rows of a plan in the read models, each kind by id. */
export const rowsOf = async (read: Knex, eventId: string): Promise<PlanRows> => {
  const rows = async (table: string, columns: Record<string, string>, owner = 'event_id') =>
    byId((await read(table).where(owner, eventId).select(columns)) as Rows);
  return {
    events: await rows('events', eventColumns, 'id'),
    menus: (await rows('menus', { id: 'id', courses: 'courses' })).filter(hasCourses),
    fields: (await rows('guest_fields', { id: 'id', fields: 'fields' })).filter(hasFields),
    attendees: await rows('attendees', attendeeColumns),
    tables: await rows('tables', tableColumns),
    seats: await rows('seats', seatColumns),
    rules: await rows('seating_rules', seatingRuleColumns),
    objects: await rows('floor_objects', floorObjectColumns),
    rooms: (await rows('rooms', { id: 'id', outline: 'outline', background: 'background' })).filter(
      isKnown,
    ),
    arrangements: await rows('seating_arrangements', arrangementColumns),
  };
};

/** The rows that the folded states require, without who changed them and when. */
export const rowsByFold = (
  plan: PlanState,
  arrangements: ReadonlyMap<string, ArrangementState>,
): PlanRows => {
  if (plan.status !== 'active') {
    return {
      events: [],
      menus: [],
      fields: [],
      attendees: [],
      tables: [],
      seats: [],
      rules: [],
      objects: [],
      rooms: [],
      arrangements: [],
    };
  }
  const { eventId, details, ownerId } = plan;
  return {
    events: [{ id: eventId, ...details, createdByUserId: ownerId } as { id: string }],
    menus: [{ id: eventId, ...plan.menu }].filter(hasCourses),
    fields: [{ id: eventId, fields: plan.fields }].filter(hasFields),
    attendees: attendeesOf(plan),
    tables: tablesOf(plan),
    rules: byId([...plan.rules].map(([id, rule]) => ({ id, eventId, ...rule }))),
    seats: byId([...plan.seats].map(([id, seat]) => ({ id, eventId, ...seat }))),
    objects: byId(
      [...plan.objects].map(([id, { place, ...object }]) => ({ id, eventId, ...object, ...place })),
    ),
    rooms: [{ id: eventId, ...plan.room }].filter(isKnown),
    arrangements: byId(
      [...arrangements].flatMap(([id, state]) => {
        if (state.status !== 'saved') return [];
        const { status: _, held: __, ...saved } = state;
        return [{ id, ...saved }];
      }),
    ),
  };
};

const attendeesOf = ({ eventId, attendees }: ActivePlan): Rows =>
  byId(
    [...attendees].map(([id, { person, tags, placement, ...attendee }]) => {
      const isHeld = placement.in === 'holding';
      return {
        id,
        eventId,
        ...person,
        ...attendee,
        tags: [eventMarker(eventId), ...tags],
        holdingFor: isHeld ? [eventMarker(eventId)] : [],
        holdReason: isHeld ? placement.reason : null,
        heldSince: isHeld ? placement.since : null,
      };
    }),
  );

const tablesOf = ({ eventId, tables }: ActivePlan): Rows =>
  byId(
    [...tables].map(([id, { order, name, layout, endSeats, place, tags, seatIds }]) => ({
      id,
      eventId,
      order,
      name,
      layout,
      endSeats,
      tags,
      ...place,
      capacity: seatIds.length,
    })),
  );

/**
 * The violations in the rows of all plans by themselves: nobody is in two of pool, seats and holding
 * area, nobody is pinned without a seat, everybody who sits is an attendee, and a table's capacity is the
 * number of its seats.
 */
export const brokenRows = async (read: Knex): Promise<string[]> => {
  const { rows } = await read.raw<{ rows: { wrong: string }[] }>(`
    SELECT attendee_id || ' sits on two seats' AS wrong
      FROM seats WHERE attendee_id IS NOT NULL GROUP BY attendee_id HAVING count(*) > 1
    UNION ALL
    SELECT s.attendee_id || ' is unknown'
      FROM seats s LEFT JOIN attendees a ON a.id = s.attendee_id AND a.event_id = s.event_id
     WHERE s.attendee_id IS NOT NULL AND a.id IS NULL
    UNION ALL
    SELECT a.id || ' sits and is held'
      FROM attendees a JOIN seats s ON s.attendee_id = a.id WHERE cardinality(a.holding_for) > 0
    UNION ALL
    SELECT a.id || ' is pinned without a seat'
      FROM attendees a LEFT JOIN seats s ON s.attendee_id = a.id WHERE a.is_pinned AND s.id IS NULL
    UNION ALL
    SELECT t.id || ' has not as many seats as its capacity'
      FROM tables t LEFT JOIN seats s ON s.table_id = t.id AND s.event_id = t.event_id
     GROUP BY t.id HAVING t.capacity <> count(s.id) OR count(s.id) <> count(DISTINCT s.position)
    UNION ALL
    SELECT s.id || ' is at no table'
      FROM seats s LEFT JOIN tables t ON t.id = s.table_id WHERE t.id IS NULL`);
  return rows.map(({ wrong }) => wrong);
};

import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import type { Plan } from './plan.ts';
import type { ObjectFacts, RoomFacts, Spot } from './room.ts';

type PersonRow = {
  id: string;
  is_held: boolean;
  is_checked_in: boolean;
  is_pinned: boolean;
  reply: string;
  left_seat_id: string | null;
  guest_of: string | null;
};
type SeatRow = { id: string; table_id: string; position: number; attendee_id: string | null };
type TableRow = { id: string; capacity: number } & Spot;
type ObjectRow = { id: string } & Omit<ObjectFacts, 'place'> & Spot;

/** Where the read models differ from the plan that the harness folded, one sentence each. */
export const differences = async (
  client: pg.Client,
  eventId: string,
  plan: Plan,
): Promise<string[]> => {
  const rows = async <T extends pg.QueryResultRow>(sql: string): Promise<T[]> =>
    plan.isGone ? [] : (await client.query<T>(sql, [eventId])).rows;
  const people = await rows<PersonRow>(
    `SELECT id, cardinality(holding_for) > 0 AS is_held, is_checked_in, is_pinned,
            reply, left_seat_id, guest_of
       FROM read.attendees WHERE event_id = $1`,
  );
  const seats = await rows<SeatRow>(
    'SELECT id, table_id, position, attendee_id FROM read.seats WHERE event_id = $1',
  );
  const tables = await rows<TableRow>(
    'SELECT id, capacity, x, y, rotation FROM read.tables WHERE event_id = $1',
  );
  const objects = await rows<ObjectRow>(
    `SELECT id, kind, name, shape, point, is_solid AS "isSolid", x, y, rotation
       FROM read.floor_objects WHERE event_id = $1`,
  );
  const [room = { outline: null, background: null }] = await rows<RoomFacts>(
    'SELECT outline, background FROM read.rooms WHERE id = $1',
  );
  if (plan.isGone) return [];
  return [
    ...compared(
      'person',
      people,
      plan.people,
      (row, person) =>
        row.is_held === person.isHeld &&
        row.is_checked_in === person.isCheckedIn &&
        row.is_pinned === person.isPinned &&
        row.reply === person.reply &&
        row.left_seat_id === person.leftSeatId &&
        row.guest_of === person.guestOf,
    ),
    ...compared(
      'seat',
      seats,
      plan.seats,
      (row, seat) =>
        row.table_id === seat.tableId &&
        row.position === seat.position &&
        row.attendee_id === ([...seat.people][0] ?? null),
    ),
    ...compared(
      'table',
      tables,
      plan.tables,
      ({ id, capacity, ...spot }, own) =>
        capacity === own.length && isDeepStrictEqual(spot, spotOf(plan.spots.get(id))),
    ),
    ...compared('object', objects, plan.objects, ({ id: _, x, y, rotation, ...facts }, own) =>
      isDeepStrictEqual({ ...facts, place: { x, y, rotation } }, own),
    ),
    ...(isDeepStrictEqual({ ...room }, plan.room)
      ? []
      : [`the room of ${eventId} is shown otherwise than in the log`]),
  ];
};

const spotOf = (spot: Spot | undefined): Spot | undefined =>
  spot && { x: spot.x, y: spot.y, rotation: spot.rotation };

/**
 * Pictures of halls that are missing, or that belong to nothing, one sentence each. The log does not
 * contain pictures. A draft shows its event's.
 * @param kept the acknowledged pictures, by event
 */
export const picturesAmiss = async (
  client: pg.Client,
  kept: readonly { eventId: string; imageId: string }[],
): Promise<string[]> => {
  const { rows: left } = await client.query<{ event: string; image: string; of: string | null }>(
    `SELECT i.event_id AS event, i.id AS image, e.id AS of
       FROM app.floor_images i LEFT JOIN read.events e ON e.id = i.event_id`,
  );
  const { rows: shown } = await client.query<{ event: string; image: string }>(
    `SELECT coalesce(e.draft_of, e.id) AS event, r.background ->> 'imageId' AS image
       FROM read.rooms r JOIN read.events e ON e.id = r.id WHERE r.background IS NOT NULL`,
  );
  const isThere = (event: string, image: string) =>
    left.some((one) => one.event === event && one.image === image);
  const lost = kept.filter(({ eventId, imageId }) => !isThere(eventId, imageId));
  return [
    ...lost.map(({ eventId }) => `a picture of ${eventId} was kept and is gone`),
    ...shown
      .filter(({ event, image }) => !isThere(event, image))
      .map(({ event }) => `the background of ${event} names a picture that is not there`),
    ...left
      .filter(({ of }) => of === null)
      .map(({ event }) => `a picture is left of ${event}, which is gone`),
  ];
};

const compared = <Row extends { id: string }, Own>(
  what: string,
  rows: readonly Row[],
  folded: ReadonlyMap<string, Own>,
  isEqual: (row: Row, own: Own) => boolean,
): string[] => {
  const shown = new Set(rows.map(({ id }) => id));
  const wrong = rows.flatMap((row) => {
    const own = folded.get(row.id);
    if (own === undefined) return [`${what} ${row.id} is shown and is not in the log`];
    return isEqual(row, own) ? [] : [`${what} ${row.id} is shown otherwise than in the log`];
  });
  const missing = [...folded.keys()].filter((id) => !shown.has(id));
  return [...wrong, ...missing.map((id) => `${what} ${id} is in the log and is not shown`)];
};

import type pg from 'pg';
import type { Plan } from './plan.ts';

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
type TableRow = { id: string; capacity: number };

/** Where the read models show another plan than the harness folded: one sentence each. */
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
  const tables = await rows<TableRow>('SELECT id, capacity FROM read.tables WHERE event_id = $1');
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
    ...compared('table', tables, plan.tables, (row, own) => row.capacity === own.length),
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

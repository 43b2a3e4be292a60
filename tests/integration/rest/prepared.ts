import type { ArrangementRow } from '../../../schema/entities/arrangement.ts';
import type { AttendeeRow } from '../../../schema/entities/attendee.ts';
import type { EventRow } from '../../../schema/entities/event.ts';
import type { SeatRow } from '../../../schema/entities/seat.ts';
import type { TableRow } from '../../../schema/entities/table.ts';
import type { TableLayout } from '../../../schema/vocabulary.ts';
import type { Caller } from '../../harness/planner.ts';

/** The answer of REST to a refusal. Some codes add facts. */
export type Problem = {
  message: string;
  code: string;
  issues: { path: string; message: string; index?: number }[];
  requestId: string;
};

export const unknownId = 'AAAAAAAAAAAAAAAAAAAAAA';

const must = async <Body>(answered: Promise<{ status: number; body: Body }>): Promise<Body> => {
  const { status, body } = await answered;
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
};

/** Creates an event of the caller's own. */
export const anEvent = (caller: Caller, fields: Partial<EventRow> = {}): Promise<EventRow> =>
  must(caller.call<EventRow>('POST', '/api/events', { name: 'Dinner', ...fields }));

/** Creates a table and returns its seats by position. */
export const aTable = async (
  caller: Caller,
  eventId: string,
  capacity: number,
  layout: TableLayout = 'circular',
): Promise<{ table: TableRow; seats: SeatRow[] }> => {
  const fields = { eventId, name: `Table of ${capacity}`, capacity, layout };
  const table = await must(caller.call<TableRow>('POST', '/api/tables', fields));
  return { table, seats: await seatsOf(caller, eventId, table.id) };
};

/** Creates attendees of an event, in the order of these names. */
export const people = (
  caller: Caller,
  eventId: string,
  ...names: string[]
): Promise<AttendeeRow[]> => {
  const attendees = names.map((name) => ({ name }));
  return must(caller.call('POST', '/api/attendees/bulk', { eventId, attendees }));
};

export const seatsOf = async (
  caller: Caller,
  eventId: string,
  tableId?: string,
): Promise<SeatRow[]> => {
  const seats = await must(caller.call<SeatRow[]>('GET', `/api/seats/all?event=${eventId}`));
  return seats.filter((seat) => !tableId || seat.tableId === tableId);
};

/** Who sits on each seat, in the order of tables and positions. */
export const sitting = async (caller: Caller, eventId: string): Promise<(string | null)[]> =>
  (await seatsOf(caller, eventId)).map(({ attendeeId }) => attendeeId);

export const seat = (caller: Caller, eventId: string, seatId: string, attendeeId: string | null) =>
  caller.call<SeatRow & Problem>('POST', `/api/seats/${seatId}/assign`, { eventId, attendeeId });

export const arrangement = (
  caller: Caller,
  fields: Record<string, unknown>,
): Promise<ArrangementRow> => must(caller.call('POST', '/api/arrangements', fields));

/** The number of steps in the event's history. A refused or repeated command adds none. */
export const stepsOf = async (caller: Caller, eventId: string): Promise<number> => {
  const path = `/api/events/${eventId}/history?limit=1`;
  const { headers } = await caller.call('GET', path);
  return Number(headers.get('x-total-count'));
};

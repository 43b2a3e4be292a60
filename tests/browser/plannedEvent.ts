import { insisting } from '../harness/insisting.ts';
import type { Caller } from '../harness/planner.ts';

type Row = { id: string };
export type SeatRow = Row & { tableId: string; position: number; attendeeId: string | null };

export type Wanted = {
  name: string;
  /** The guests' names. */
  people?: readonly string[];
  /** The number of seats of each circular table, by name. */
  tables?: Readonly<Record<string, number>>;
  isPublic?: boolean;
};

export type PlannedEvent = {
  id: string;
  path: string;
  personId: (name: string) => string;
  /** As created; `seatsNow` has who sits there. */
  seatId: (table: string, position: number) => string;
  seatsNow: () => Promise<SeatRow[]>;
  seat: (name: string, table: string, position: number) => Promise<void>;
};

/** An event created over REST, for tests of something else. */
export const plannedEvent = async (
  caller: Caller,
  { name, people = [], tables = {}, isPublic = false }: Wanted,
): Promise<PlannedEvent> => {
  const { call } = insisting(caller);
  const made = async <Body>(path: string, body: object): Promise<Body> =>
    (await call<Body>('POST', path, body)).body;
  const { id } = await made<Row>('/api/events', { name, isPublic });
  const attendees = people.map((person) => ({ name: person, attendeeRole: 'guest' }));
  const added = people.length
    ? await made<(Row & { name: string })[]>('/api/attendees/bulk', { eventId: id, attendees })
    : [];
  const tableIds = new Map<string, string>();
  for (const [title, capacity] of Object.entries(tables)) {
    const table = { eventId: id, name: title, capacity, layout: 'circular' };
    tableIds.set(title, (await made<Row>('/api/tables', table)).id);
  }
  const seatsNow = async () => (await call<SeatRow[]>('GET', `/api/seats/all?event=${id}`)).body;
  const seats = await seatsNow();

  const known = (found: Row | undefined, what: string): string => {
    if (!found) throw new Error(`${name} has no ${what}`);
    return found.id;
  };
  const personId = (person: string) =>
    known(
      added.find((one) => one.name === person),
      person,
    );
  const seatId = (table: string, position: number) => {
    const tableId = tableIds.get(table);
    const found = seats.find((seat) => seat.tableId === tableId && seat.position === position);
    return known(found, `${table}, seat ${position}`);
  };
  return {
    id,
    path: `/seating?event=${id}`,
    personId,
    seatId,
    seatsNow,
    seat: async (person, table, position) => {
      const attendeeId = personId(person);
      await made(`/api/seats/${seatId(table, position)}/assign`, { eventId: id, attendeeId });
    },
  };
};

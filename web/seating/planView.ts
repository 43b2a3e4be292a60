import { withShownNames } from '../../schema/attendees/plusOnes.ts';
import { isDeclined } from '../../schema/attendees/replies.ts';
import { eventMarker } from '../../schema/ids.ts';
import { t } from '../texts/en/seating.ftl';
import { byName } from '../texts/formats.ts';
import type { Attendee, Plan, PlanTable, Seat } from './seatingPlan.ts';

export type TableView = { table: PlanTable; seats: Seat[]; people: (Attendee | undefined)[] };

export type PlanView = {
  /** The people who wait for a seat. */
  pool: Attendee[];
  /** The people who have no seat because they declined. */
  declined: Attendee[];
  holding: Attendee[];
  people: Map<string, Attendee>;
  seats: Map<string, Seat>;
  seatOf: Map<string, Seat>;
  tables: TableView[];
  tableById: Map<string, TableView>;
  seatedCount: number;
};

/**
 * Derives what the screen shows from a plan. Each attendee appears exactly once: in the pool, on a seat, in
 * the holding area, or among those who declined. Unnamed guests are named after their host. Lists are sorted
 * by name.
 */
export const viewOf = (plan: Pick<Plan, 'id' | 'attendees' | 'tables' | 'seats'>): PlanView => {
  const attendees = withShownNames(plan.attendees);
  const people = new Map(attendees.map((attendee) => [attendee.id, attendee]));
  const seats = new Map(plan.seats.map((seat) => [seat.id, seat]));
  const seatOf = new Map<string, Seat>();
  const byTable = new Map<string, Seat[]>(plan.tables.map(({ id }) => [id, []]));
  for (const seat of plan.seats) {
    byTable.get(seat.tableId)?.push(seat);
    if (seat.attendeeId) seatOf.set(seat.attendeeId, seat);
  }
  const marker = eventMarker(plan.id);
  const isHeld = ({ holdingFor }: Attendee) => holdingFor.includes(marker);
  const seatless = attendees.filter(({ id }) => !seatOf.has(id)).sort(byName);
  const waiting = seatless.filter((attendee) => !isHeld(attendee));
  // The cached list appends new tables, even restored ones, which belong further up.
  const inOrder = plan.tables.toSorted((a, b) => a.order - b.order);
  const tables = inOrder.map((table): TableView => {
    const own = (byTable.get(table.id) ?? []).sort((a, b) => a.position - b.position);
    return { table, seats: own, people: own.map((seat) => people.get(seat.attendeeId ?? '')) };
  });
  return {
    people,
    seats,
    seatOf,
    pool: waiting.filter(({ reply }) => !isDeclined(reply)),
    declined: waiting.filter(({ reply }) => isDeclined(reply)),
    holding: seatless.filter(isHeld),
    tables,
    tableById: new Map(tables.map((view) => [view.table.id, view])),
    seatedCount: seatOf.size,
  };
};

/** The free seats, by position. */
export const freeSeatsOf = ({ seats }: Pick<TableView, 'seats'>): Seat[] =>
  seats.filter(({ attendeeId }) => !attendeeId);

export const isInHolding = (view: PlanView, attendeeId: string): boolean =>
  !view.seatOf.has(attendeeId) && view.holding.some(({ id }) => id === attendeeId);

/** A person's name; "Somebody" if they have been removed. */
export const nameIn = ({ people }: Pick<PlanView, 'people'>, attendeeId: string): string =>
  people.get(attendeeId)?.name ?? t('somebody');

export const seatText = (view: PlanView, { tableId, position }: Seat): string =>
  t('seat-of-table', { table: view.tableById.get(tableId)?.table.name ?? '', position });

/** A person's place as text. */
export const presentPlaceText = (view: PlanView, attendeeId: string): string => {
  const seat = view.seatOf.get(attendeeId);
  if (seat) return seatText(view, seat);
  if (isInHolding(view, attendeeId)) return t('in-holding');
  return t(isDeclined(view.people.get(attendeeId)?.reply ?? 'none') ? 'not-coming' : 'in-pool');
};

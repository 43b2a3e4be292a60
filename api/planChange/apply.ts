import type { AttendeePerson, Placement, SeatAt } from '../../schema/domainEvents.ts';
import type {
  AttendeeChange,
  PlanChange,
  TableChange,
  WholeAttendee,
  WholeTable,
} from '../../schema/planChange.ts';
import { type ActivePlan, attendeeOf, placed, tableOf } from '../eventPlans/state.ts';

type Applicable = Omit<PlanChange, 'attendeesRemoved'> & {
  attendeesRemoved: { attendeeId: string }[];
};

/**
 * Makes the change, whatever it is: whether it can be is decided before. People get up first, then
 * tables change, then people sit down, so that those who change places do not meet.
 */
export const applyChange = (plan: ActivePlan, change: Applicable): ActivePlan => {
  const { details, attendeesAdded, attendeesRemoved, attendeesChanged, moved } = change;
  let next = details ? { ...plan, details: { ...plan.details, ...details.after } } : plan;
  for (const { attendeeId } of attendeesRemoved) next = without(next, attendeeId);
  for (const { attendeeId } of moved) next = placed(next, attendeeId, pool);
  for (const { tableId } of change.tablesRemoved) next = withoutTable(next, tableId);
  for (const changed of change.tablesChanged) next = withTableChanged(next, changed);
  for (const table of change.tablesAdded) next = withTable(next, table);
  next = withAttendees(next, attendeesAdded);
  for (const changed of attendeesChanged) next = withAttendeeChanged(next, changed);
  for (const { attendeeId, to } of moved) next = placed(next, attendeeId, to);
  for (const { attendeeId, placement } of attendeesAdded)
    if (placement.in !== 'pool') next = placed(next, attendeeId, placement);
  return next;
};

const pool: Placement = { in: 'pool' };

const without = (plan: ActivePlan, attendeeId: string): ActivePlan => {
  const unseated = placed(plan, attendeeId, pool);
  return { ...unseated, attendees: unseated.attendees.delete(attendeeId) };
};

const withAttendees = (plan: ActivePlan, arrivals: readonly WholeAttendee[]): ActivePlan => ({
  ...plan,
  nextOrder: arrivals.reduce((next, { order }) => Math.max(next, order + 1), plan.nextOrder),
  attendees: plan.attendees.withMutations((attendees) => {
    for (const { attendeeId, placement: _, ...attendee } of arrivals)
      attendees.set(attendeeId, { ...attendee, placement: pool });
  }),
});

const withAttendeeChanged = (
  plan: ActivePlan,
  { attendeeId, attendeeRole, tags, isCheckedIn, person }: AttendeeChange,
): ActivePlan => {
  const attendee = attendeeOf(plan, attendeeId);
  const changed = {
    ...attendee,
    ...(attendeeRole && { attendeeRole: attendeeRole.after }),
    ...(tags && { tags: tags.after }),
    ...(isCheckedIn && { isCheckedIn: isCheckedIn.after }),
    ...(person && { person: { ...attendee.person, ...(person.after as Partial<AttendeePerson>) } }),
  };
  return { ...plan, attendees: plan.attendees.set(attendeeId, changed) };
};

const withoutTable = (plan: ActivePlan, tableId: string): ActivePlan => {
  const { seatIds } = tableOf(plan, tableId);
  return { ...plan, tables: plan.tables.delete(tableId), seats: plan.seats.deleteAll(seatIds) };
};

const withTable = (plan: ActivePlan, { tableId, seats, ...table }: WholeTable): ActivePlan => ({
  ...withSeats(plan, tableId, seats),
  // Whoever comes back has a place in the order already; what is new takes the next one.
  nextOrder: Math.max(plan.nextOrder, table.order + 1),
  tables: plan.tables.set(tableId, { ...table, seatIds: idsOf(seats) }),
});

const withTableChanged = (plan: ActivePlan, change: TableChange): ActivePlan => {
  const { tableId, name, layout, endSeats, place, seats } = change;
  const table = tableOf(plan, tableId);
  const after = {
    ...table,
    ...(name && { name: name.after }),
    ...(layout && { layout: layout.after }),
    ...(endSeats && { endSeats: endSeats.after }),
    ...(place && { place: place.after }),
    ...(seats && { seatIds: idsOf(seats.after) }),
  };
  const tables = plan.tables.set(tableId, after);
  if (!seats) return { ...plan, tables };
  const stay = new Set(idsOf(seats.after));
  const gone = table.seatIds.filter((seatId) => !stay.has(seatId));
  const fewer = { ...plan, tables, seats: plan.seats.deleteAll(gone) };
  return withSeats(fewer, tableId, seats.after);
};

const withSeats = (plan: ActivePlan, tableId: string, seats: readonly SeatAt[]): ActivePlan => ({
  ...plan,
  seats: plan.seats.withMutations((changing) => {
    for (const { seatId, position, x, y } of seats) {
      const attendeeId = changing.get(seatId)?.attendeeId ?? null;
      changing.set(seatId, { tableId, position, x, y, attendeeId });
    }
  }),
});

const idsOf = (seats: readonly SeatAt[]): string[] => seats.map(({ seatId }) => seatId);

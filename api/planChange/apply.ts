import type { AttendeePerson } from '../../schema/entities/attendee.ts';
import type {
  AttendeeChange,
  PlanChange,
  TableChange,
  WholeAttendee,
  WholeTable,
} from '../../schema/planChange.ts';
import type { Change, SeatAt } from '../../schema/planFacts.ts';
import {
  type ActivePlan,
  attendeeOf,
  newcomer,
  placed,
  pool,
  tableOf,
  toPool,
  withPinsOf,
} from '../eventPlans/state.ts';
import { withObject, withObjectChanged, withoutObject } from './applyObjects.ts';
import { withRulesOf } from './applyRules.ts';
import { recordedOfAttendee, recordedOfTable } from './diff.ts';

type Applicable = Omit<PlanChange, 'attendeesRemoved'> & {
  attendeesRemoved: { attendeeId: string }[];
};

/**
 * Applies a change without checking it, which is the task of `obstaclesTo`. People leave their seats before
 * tables change and take new seats afterwards, so that two people can exchange seats.
 * @throws Refusal ATTENDEE_NOT_FOUND, TABLE_NOT_FOUND, RULE_NOT_FOUND, OBJECT_NOT_FOUND if the plan lacks
 * what the change is about
 */
export const applyChange = (plan: ActivePlan, change: Applicable): ActivePlan => {
  const { details, menu, fields, room } = change;
  const { attendeesAdded, attendeesRemoved, attendeesChanged, moved } = change;
  let next = details ? { ...plan, details: { ...plan.details, ...details.after } } : plan;
  if (menu) next = { ...next, menu: menu.after };
  if (fields) next = { ...next, fields: fields.after };
  if (room) next = { ...next, room: { ...next.room, ...room.after } };
  for (const { attendeeId } of attendeesRemoved) next = withoutAttendee(next, attendeeId);
  next = toPool(next, moved);
  for (const { tableId } of change.tablesRemoved) next = withoutTable(next, tableId);
  for (const changed of change.tablesChanged) next = withTableChanged(next, changed);
  for (const table of change.tablesAdded) next = withTable(next, table);
  next = change.objectsRemoved.reduce(withoutObject, next);
  next = change.objectsChanged.reduce(withObjectChanged, next);
  next = change.objectsAdded.reduce(withObject, next);
  next = withAttendees(next, attendeesAdded);
  for (const { attendeeId, to } of moved) next = placed(next, attendeeId, to);
  next = withPinsOf(plan, next, moved);
  for (const changed of attendeesChanged) next = withAttendeeChanged(next, changed);
  for (const { attendeeId, placement } of attendeesAdded)
    if (placement.in !== 'pool') next = placed(next, attendeeId, placement);
  return withRulesOf(next, change);
};

/**
 * The plan without a person, whose seat becomes free.
 * @throws Refusal ATTENDEE_NOT_FOUND
 */
export const withoutAttendee = (plan: ActivePlan, attendeeId: string): ActivePlan => {
  const unseated = placed(plan, attendeeId, pool);
  return { ...unseated, attendees: unseated.attendees.delete(attendeeId) };
};

const withAttendees = (plan: ActivePlan, arrivals: readonly WholeAttendee[]): ActivePlan => ({
  ...plan,
  nextOrder: arrivals.reduce((next, { order }) => Math.max(next, order + 1), plan.nextOrder),
  attendees: plan.attendees.withMutations((attendees) => {
    for (const { attendeeId, placement: _, ...attendee } of arrivals)
      attendees.set(attendeeId, { ...newcomer, ...attendee, placement: pool });
  }),
});

/** The `after` values of the changed facts among these. */
const afterOf = <Fact extends string>(
  changes: { [F in Fact]?: Change<unknown> },
  facts: readonly Fact[],
) =>
  Object.fromEntries(
    facts.flatMap((fact) => {
      const change = changes[fact];
      return change ? [[fact, change.after]] : [];
    }),
  );

/**
 * The plan with a person changed to the `after` values. Their placement stays.
 * @throws Refusal ATTENDEE_NOT_FOUND
 */
export const withAttendeeChanged = (
  plan: ActivePlan,
  { attendeeId, person, ...changed }: AttendeeChange,
): ActivePlan => {
  const attendee = attendeeOf(plan, attendeeId);
  const after = {
    ...attendee,
    ...afterOf(changed, recordedOfAttendee),
    ...(person && { person: { ...attendee.person, ...(person.after as Partial<AttendeePerson>) } }),
  };
  return { ...plan, attendees: plan.attendees.set(attendeeId, after) };
};

/**
 * The plan without a table and its seats, which must be free.
 * @throws Refusal TABLE_NOT_FOUND
 */
export const withoutTable = (plan: ActivePlan, tableId: string): ActivePlan => {
  const { seatIds } = tableOf(plan, tableId);
  return { ...plan, tables: plan.tables.delete(tableId), seats: plan.seats.deleteAll(seatIds) };
};

/** The plan with another table. Seats that exist already keep their attendees. */
export const withTable = (
  plan: ActivePlan,
  { tableId, order, name, layout, endSeats, place, tags = [], seats }: WholeTable,
): ActivePlan => ({
  ...withSeats(plan, tableId, seats),
  // A table that returns has its order already. A new table takes the next one.
  nextOrder: Math.max(plan.nextOrder, order + 1),
  tables: plan.tables.set(tableId, {
    order,
    name,
    layout,
    endSeats,
    place,
    tags,
    seatIds: idsOf(seats),
  }),
});

/**
 * The plan with a table changed to the `after` values. Removed seats must be free.
 * @throws Refusal TABLE_NOT_FOUND
 */
export const withTableChanged = (plan: ActivePlan, change: TableChange): ActivePlan => {
  const { tableId, seats } = change;
  const table = tableOf(plan, tableId);
  const after = {
    ...table,
    ...afterOf(change, recordedOfTable),
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

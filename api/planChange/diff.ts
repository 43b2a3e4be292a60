import type { Room } from '../../schema/entities/room.ts';
import {
  type AttendeeChange,
  type ChangeLists,
  changeLists,
  type Move,
  type ObjectChange,
  type PlanChange,
  type RuleChange,
  type TableChange,
  type WholeAttendee,
  type WholeObject,
  type WholeRule,
  type WholeTable,
} from '../../schema/planChange.ts';
import type { Change, EventDetails, FloorObject, SeatAt } from '../../schema/planFacts.ts';
import { isSameRule } from '../../schema/seatingRules/seatingRules.ts';
import {
  type ActivePlan,
  type AttendeeState,
  inOrder,
  type SeatState,
  type TableState,
} from '../eventPlans/state.ts';

/** The facts that a change records of a person, one value each. `person` has fields of its own. */
export const recordedOfAttendee = [
  'attendeeRole',
  'tags',
  'isCheckedIn',
  'isPinned',
  'reply',
  'leftSeatId',
  'guestOf',
  'isNamed',
] as const;

/** The facts that a change records of a table, besides its seats. */
export const recordedOfTable = ['name', 'layout', 'endSeats', 'place', 'tags'] as const;

/**
 * The change that turns one plan into another. Plans folded from each other share their equal parts, which
 * are skipped by reference.
 */
export const diffPlans = (before: ActivePlan, after: ActivePlan): PlanChange => ({
  details: fieldsChange<EventDetails>(before.details, after.details) ?? null,
  menu: isSame(before.menu, after.menu) ? null : { before: before.menu, after: after.menu },
  fields: isSame(before.fields, after.fields)
    ? null
    : { before: before.fields, after: after.fields },
  room: fieldsChange<Room>(before.room, after.room) ?? null,
  attendeesAdded: arrivals(before, after),
  attendeesRemoved: arrivals(after, before),
  ...changesOfPresent(before, after),
  tablesAdded: newTables(before, after),
  tablesRemoved: newTables(after, before),
  tablesChanged: tableChanges(before, after),
  rulesAdded: newRules(before, after),
  rulesRemoved: newRules(after, before),
  rulesChanged: ruleChanges(before, after),
  objectsAdded: newObjects(before, after),
  objectsRemoved: newObjects(after, before),
  objectsChanged: objectChanges(before, after),
});

export const noChange: PlanChange = {
  details: null,
  menu: null,
  fields: null,
  room: null,
  ...(Object.fromEntries(changeLists.map((list) => [list, []])) as Record<keyof ChangeLists, []>),
};

/** The changed fields of the event itself: its details by name, its menu, custom fields and room. */
export const changedFields = ({ details, menu, fields, room }: PlanChange): string[] => [
  ...Object.keys(details?.after ?? {}),
  ...(menu ? ['menu'] : []),
  ...(fields ? ['fields'] : []),
  ...(room ? ['room'] : []),
];

/** Whether a change is empty. */
export const isNoChange = ({ details, menu, fields, room, ...lists }: PlanChange): boolean =>
  [details, menu, fields, room].every((one) => one === null) &&
  Object.values(lists).every((list) => list.length === 0);

/** An attendee's state as a change records it. */
export const wholeAttendee = (
  attendeeId: string,
  { order, attendeeRole, tags, person, isCheckedIn, isPinned, placement, ...rest }: AttendeeState,
): WholeAttendee => ({
  attendeeId,
  attendeeRole,
  tags,
  person,
  order,
  isCheckedIn,
  ...(isPinned && { isPinned }),
  ...(rest.reply !== 'none' && { reply: rest.reply }),
  ...(rest.leftSeatId !== null && { leftSeatId: rest.leftSeatId }),
  ...(rest.guestOf !== null && { guestOf: rest.guestOf }),
  ...(!rest.isNamed && { isNamed: false }),
  placement,
});

/** A table with its seats as a change records it. */
export const wholeTable = (plan: ActivePlan, tableId: string, table: TableState): WholeTable => {
  const { order, name, layout, endSeats, place, tags } = table;
  const facts = { tableId, order, name, layout, endSeats, place };
  return { ...facts, ...(tags.length > 0 && { tags }), seats: seatsAt(plan, table) };
};

/** A table's seats by position, without their attendees. */
export const seatsAt = (plan: ActivePlan, { seatIds }: TableState): SeatAt[] =>
  seatIds.map((seatId) => {
    const { position, x, y } = plan.seats.get(seatId) as SeatState;
    return { seatId, position, x, y };
  });

/** Whether two plain values have the same JSON. */
export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** The part of a change that is about the fields that fit; undefined if none does. */
export const fieldsWhere = <T extends object>(
  { before, after }: Change<T>,
  fits: (key: keyof T) => boolean,
): Change<Partial<T>> | undefined => {
  const keys = (Object.keys(after) as (keyof T)[]).filter(fits);
  const only = (from: T) => Object.fromEntries(keys.map((key) => [key, from[key]])) as Partial<T>;
  return keys.length > 0 ? { before: only(before), after: only(after) } : undefined;
};

/** The fields that differ, before and after; undefined if none does. */
const fieldsChange = <T extends object>(before: T, after: T): Change<Partial<T>> | undefined =>
  before === after
    ? undefined
    : fieldsWhere({ before, after }, (key) => !isSame(before[key], after[key]));

const arrivals = (before: ActivePlan, after: ActivePlan): WholeAttendee[] =>
  newIn(before.attendees, after.attendees).map(([id, attendee]) => wholeAttendee(id, attendee));

type Keyed<T> = Iterable<[string, T]> & { has: (id: string) => boolean };

/** The entries of `after` that `before` lacks, by order. */
const newIn = <T extends { order: number }>(before: Keyed<T>, after: Keyed<T>): [string, T][] =>
  before === after ? [] : inOrder([...after].filter(([id]) => !before.has(id)));

const changesOfPresent = (
  before: ActivePlan,
  after: ActivePlan,
): Pick<PlanChange, 'attendeesChanged' | 'moved'> => {
  const attendeesChanged: AttendeeChange[] = [];
  const moved: Move[] = [];
  if (before.attendees === after.attendees) return { attendeesChanged, moved };
  for (const [attendeeId, now] of after.attendees) {
    const was = before.attendees.get(attendeeId);
    if (!was || was === now) continue;
    const fields = changesOfAttendee(was, now);
    if (Object.keys(fields).length > 0) attendeesChanged.push({ attendeeId, ...fields });
    if (!isSame(was.placement, now.placement))
      moved.push({ attendeeId, from: was.placement, to: now.placement });
  }
  return { attendeesChanged, moved };
};

const changesOfAttendee = (was: AttendeeState, now: AttendeeState) => {
  const person = fieldsChange(was.person, now.person);
  return { ...changedOf(was, now, recordedOfAttendee), ...(person && { person }) };
};

type Changes<T, K extends keyof T> = { [P in K]?: Change<T[P]> };

/** The fields among `keys` that differ, with both values. */
const changedOf = <T, K extends keyof T>(was: T, now: T, keys: readonly K[]): Changes<T, K> => {
  const changes: Changes<T, K> = {};
  for (const key of keys)
    if (!isSame(was[key], now[key])) changes[key] = { before: was[key], after: now[key] };
  return changes;
};

const newTables = (before: ActivePlan, after: ActivePlan): WholeTable[] =>
  newIn(before.tables, after.tables).map(([tableId, table]) => wholeTable(after, tableId, table));

const tableChanges = (before: ActivePlan, after: ActivePlan): TableChange[] => {
  if (before.tables === after.tables) return [];
  return [...after.tables].flatMap(([tableId, now]) => {
    const was = before.tables.get(tableId);
    // Seats never change unless their table changes.
    if (!was || was === now) return [];
    const fields = changedOf(was, now, recordedOfTable);
    const seats = { before: seatsAt(before, was), after: seatsAt(after, now) };
    const reshaped = isSame(seats.before, seats.after) ? {} : { seats };
    const change = { ...fields, ...reshaped };
    return Object.keys(change).length > 0 ? [{ tableId, ...change }] : [];
  });
};

const newRules = (before: ActivePlan, after: ActivePlan): WholeRule[] =>
  newIn(before.rules, after.rules).map(([ruleId, { order, rule }]) => ({ ruleId, order, rule }));

const ruleChanges = (before: ActivePlan, after: ActivePlan): RuleChange[] => {
  if (before.rules === after.rules) return [];
  return [...after.rules].flatMap(([ruleId, now]) => {
    const was = before.rules.get(ruleId);
    if (!was || was === now || isSameRule(was.rule, now.rule)) return [];
    return [{ ruleId, before: was.rule, after: now.rule }];
  });
};

const newObjects = (before: ActivePlan, after: ActivePlan): WholeObject[] =>
  before.objects === after.objects
    ? []
    : [...after.objects]
        .filter(([objectId]) => !before.objects.has(objectId))
        .map(([objectId, object]) => ({ objectId, object }));

const objectChanges = (before: ActivePlan, after: ActivePlan): ObjectChange[] => {
  if (before.objects === after.objects) return [];
  return [...after.objects].flatMap(([objectId, now]) => {
    const was = before.objects.get(objectId);
    const change = was && fieldsChange<FloorObject>(was, now);
    return change ? [{ objectId, ...change }] : [];
  });
};

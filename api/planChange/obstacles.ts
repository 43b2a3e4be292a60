import { limits } from '../../schema/limits.ts';
import type {
  AttendeeChange,
  PlanChange,
  TableChange,
  WholeTable,
} from '../../schema/planChange.ts';
import type { Change, EventDetails } from '../../schema/planFacts.ts';
import { isSameRule, type SeatingRule } from '../../schema/seatingRules/seatingRules.ts';
import { endsBeforeStart } from '../eventPlans/dates.ts';
import type { ActivePlan } from '../eventPlans/state.ts';
import { isSame, seatsAt, wholeAttendee, wholeTable } from './diff.ts';
import { externalIdsShared } from './externalIdObstacles.ts';
import { hostsMissing } from './hosts.ts';
import { objectsInTheWay } from './objectObstacles.ts';
import { fieldMisfits, mealsOffMenu } from './personObstacles.ts';
import { missingAfter } from './ruleNames.ts';
import { seatsLost, seatsWanted } from './seatsOfChange.ts';
import { zonesWithoutArea } from './zonesWithoutArea.ts';

/** An obstacle to a change: something differs from what the change expects. */
export type Obstacle =
  | { kind: 'attendee'; id: string }
  /** The person `id` has the external id that `wantedBy` would get. */
  | { kind: 'externalId'; id: string; wantedBy: string }
  | { kind: 'table'; id: string }
  | { kind: 'seat'; id: string }
  | { kind: 'rule'; id: string }
  | { kind: 'object'; id: string }
  | { kind: 'details'; fields: string[] }
  /** The menu was set since. */
  | { kind: 'menu' }
  /** Somebody's choice would not be on the menu. */
  | { kind: 'meal'; id: string }
  /** The custom fields were changed since. */
  | { kind: 'fields' }
  /** Somebody would have a value that no custom field takes. */
  | { kind: 'custom'; id: string }
  /** The outline or the background was set since. */
  | { kind: 'room' }
  | { kind: 'limit'; of: 'attendees' | 'tables' | 'seats' | 'rules' | 'objects' };

/** All obstacles to a change. Without any, it can be applied. */
export const obstaclesTo = (change: PlanChange, plan: ActivePlan): Obstacle[] => [
  ...detailsObstacles(change, plan),
  ...(change.menu && !isSame(change.menu.before, plan.menu) ? [{ kind: 'menu' as const }] : []),
  ...(change.fields && !isSame(change.fields.before, plan.fields)
    ? [{ kind: 'fields' as const }]
    : []),
  ...(change.room && differing(change.room, plan.room).length > 0
    ? [{ kind: 'room' as const }]
    : []),
  ...fieldMisfits(change, plan).map((id): Obstacle => ({ kind: 'custom', id })),
  ...mealsOffMenu(change, plan).map((id): Obstacle => ({ kind: 'meal', id })),
  ...attendeeObstacles(change, plan),
  ...hostsMissing(change, plan).map((id): Obstacle => ({ kind: 'attendee', id })),
  ...externalIdsShared(change, plan).map(
    ({ holderId: id, wantedBy }): Obstacle => ({ kind: 'externalId', id, wantedBy }),
  ),
  ...tableObstacles(change, plan),
  ...seatObstacles(change, plan),
  ...ruleObstacles(change, plan),
  ...objectsInTheWay(change, plan).map((id): Obstacle => ({ kind: 'object', id })),
  ...zonesWithoutArea(change, plan),
  ...limitObstacles(change, plan),
];

const detailsObstacles = ({ details }: PlanChange, plan: ActivePlan): Obstacle[] => {
  if (!details) return [];
  const differ = differing(details, plan.details);
  const fields = differ.length > 0 ? differ : datesCrossed(details.after, plan.details);
  return fields.length > 0 ? [{ kind: 'details', fields }] : [];
};

/** Both dates, if changing one of them would end the event before its start. */
const datesCrossed = (after: Partial<EventDetails>, now: EventDetails): (keyof EventDetails)[] => {
  const dates = ['startDate', 'endDate'] as const;
  const isOfDates = dates.some((date) => date in after);
  return isOfDates && endsBeforeStart({ ...now, ...after }) ? [...dates] : [];
};

/** The fields whose present value is not the one before the change. */
const differing = <T extends object>({ before }: Change<Partial<T>>, now: T): string[] =>
  (Object.keys(before) as (keyof T & string)[]).filter((key) => !isSame(before[key], now[key]));

const attendeeObstacles = (change: PlanChange, { attendees, erased }: ActivePlan): Obstacle[] => {
  const isAsWas = (whole: PlanChange['attendeesRemoved'][number]): boolean => {
    const now = attendees.get(whole.attendeeId);
    return now !== undefined && isSame(wholeAttendee(whole.attendeeId, now), whole);
  };
  return [
    ...change.attendeesAdded.filter(
      ({ attendeeId: id }) => attendees.has(id) || erased.includes(id),
    ),
    ...change.attendeesRemoved.filter((whole) => !isAsWas(whole)),
    ...change.attendeesChanged.filter((one) => !isAttendeeAs(one, attendees.get(one.attendeeId))),
    ...change.moved.filter(
      ({ attendeeId: id, from }) => !isSame(attendees.get(id)?.placement, from),
    ),
    ...pinnedOffSeats(change, attendees),
  ].map(({ attendeeId }) => ({ kind: 'attendee', id: attendeeId }));
};

/** People who would be pinned without a seat, because they were pinned or unseated since. */
const pinnedOffSeats = (
  { moved, attendeesChanged }: PlanChange,
  attendees: ActivePlan['attendees'],
): { attendeeId: string }[] => {
  const pins = new Map(attendeesChanged.map(({ attendeeId, isPinned }) => [attendeeId, isPinned]));
  const places = new Map(moved.map(({ attendeeId, to }) => [attendeeId, to]));
  return [...new Set([...pins.keys(), ...places.keys()])].flatMap((attendeeId) => {
    const now = attendees.get(attendeeId);
    const isPinned = pins.get(attendeeId)?.after ?? now?.isPinned;
    const placement = places.get(attendeeId) ?? now?.placement;
    return isPinned && placement?.in !== 'seat' ? [{ attendeeId }] : [];
  });
};

type Attendee = NonNullable<ReturnType<ActivePlan['attendees']['get']>>;

const isAttendeeAs = (
  { attendeeId: _, person, ...fields }: AttendeeChange,
  now: Attendee | undefined,
): boolean =>
  now !== undefined &&
  areAs(fields, now) &&
  (!person || differing(person, now.person).length === 0);

/** Whether all changed fields still have the value from before the change. */
const areAs = <T extends object>(changes: { [K in keyof T]?: Change<T[K]> }, now: T): boolean =>
  (Object.keys(changes) as (keyof T)[]).every((key) => isSame(changes[key]?.before, now[key]));

const tableObstacles = (change: PlanChange, plan: ActivePlan): Obstacle[] => {
  const { tables } = plan;
  const isAsWas = (whole: WholeTable): boolean => {
    const now = tables.get(whole.tableId);
    return now !== undefined && isSame(wholeTable(plan, whole.tableId, now), whole);
  };
  return [
    ...change.tablesAdded.filter(({ tableId }) => tables.has(tableId)),
    ...change.tablesRemoved.filter((whole) => !isAsWas(whole)),
    ...change.tablesChanged.filter((expected) => !isTableAs(expected, plan)),
  ].map(({ tableId }) => ({ kind: 'table', id: tableId }));
};

const isTableAs = ({ tableId, seats, ...fields }: TableChange, plan: ActivePlan): boolean => {
  const now = plan.tables.get(tableId);
  if (!now || !areAs(fields, now)) return false;
  return !seats || isSame(seats.before, seatsAt(plan, now));
};

/** Seats that the change needs but that are gone or taken, and taken seats that it removes. */
const seatObstacles = (change: PlanChange, plan: ActivePlan): Obstacle[] => {
  const departures = new Set([
    ...change.moved.map(({ attendeeId }) => attendeeId),
    ...change.attendeesRemoved.map(({ attendeeId }) => attendeeId),
  ]);
  const removed = new Set(seatsLost(change).map(({ seatId }) => seatId));
  const added = new Set(seatIdsThatCome(change));
  const staysOn = (seatId: string): boolean => {
    const occupant = plan.seats.get(seatId)?.attendeeId;
    return occupant != null && !departures.has(occupant);
  };
  const isThere = (seatId: string): boolean =>
    added.has(seatId) || (plan.seats.has(seatId) && !removed.has(seatId));
  const inTheWay = [
    ...seatsWanted(change)
      .map(([seatId]) => seatId)
      .filter((seatId) => !isThere(seatId) || staysOn(seatId)),
    ...[...removed].filter(staysOn),
  ];
  return [...new Set(inTheWay)].map((id): Obstacle => ({ kind: 'seat', id }));
};

const seatIdsThatCome = ({ tablesAdded, tablesChanged }: PlanChange): string[] =>
  [
    ...tablesAdded.map(({ seats }) => seats),
    ...tablesChanged.map(({ seats }) => seats?.after ?? []),
  ].flatMap((seats) => seats.map(({ seatId }) => seatId));

/**
 * Rules that differ from what the change expects, and missing people, tables or places that its rules name.
 */
const ruleObstacles = (change: PlanChange, plan: ActivePlan): Obstacle[] => {
  const isAs = (ruleId: string, rule: SeatingRule): boolean => {
    const now = plan.rules.get(ruleId);
    return now !== undefined && isSameRule(now.rule, rule);
  };
  const { rulesAdded, rulesRemoved, rulesChanged } = change;
  const changed = [
    ...rulesAdded.filter(({ ruleId }) => plan.rules.has(ruleId)),
    ...rulesRemoved.filter(({ ruleId, rule }) => !isAs(ruleId, rule)),
    ...rulesChanged.filter(({ ruleId, before }) => !isAs(ruleId, before)),
  ].map(({ ruleId }): Obstacle => ({ kind: 'rule', id: ruleId }));
  const present = [
    ...rulesAdded,
    ...rulesChanged.map(({ ruleId, after }) => ({ ruleId, rule: after })),
  ];
  const missing = present.flatMap(({ ruleId, rule }) =>
    missingAfter(change, plan, rule).map(
      ({ kind, id }): Obstacle => (kind === 'place' ? { kind: 'rule', id: ruleId } : { kind, id }),
    ),
  );
  return [...changed, ...missing];
};

const limitObstacles = (change: PlanChange, plan: ActivePlan): Obstacle[] => {
  const { attendeesAdded, attendeesRemoved, tablesAdded, tablesRemoved } = change;
  const { rulesAdded, rulesRemoved } = change;
  const newSeats = seatIdsThatCome(change).filter((id) => !plan.seats.has(id));
  const more = newSeats.length - seatsLost(change).length;
  const attendees = plan.attendees.size + attendeesAdded.length - attendeesRemoved.length;
  const tables = plan.tables.size + tablesAdded.length - tablesRemoved.length;
  const rules = plan.rules.size + rulesAdded.length - rulesRemoved.length;
  const objects = plan.objects.size + change.objectsAdded.length - change.objectsRemoved.length;
  const isOver = {
    seats: more > 0 && plan.seats.size + more > limits.seatsPerEvent,
    attendees: attendeesAdded.length > 0 && attendees > limits.attendeesPerEvent,
    tables: tablesAdded.length > 0 && tables > limits.tablesPerEvent,
    rules: rulesAdded.length > 0 && rules > limits.rulesPerEvent,
    objects: change.objectsAdded.length > 0 && objects > limits.floorObjectsPerEvent,
  };
  return (['seats', 'attendees', 'tables', 'rules', 'objects'] as const)
    .filter((of) => isOver[of])
    .map((of) => ({ kind: 'limit', of }));
};

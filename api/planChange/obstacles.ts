import type { Change, Placement } from '../../schema/domainEvents.ts';
import { limits } from '../../schema/limits.ts';
import type {
  AttendeeChange,
  PlanChange,
  TableChange,
  WholeTable,
} from '../../schema/planChange.ts';
import type { ActivePlan } from '../eventPlans/state.ts';
import { isSame, seatsOf, wholeAttendee, wholeTable } from './diff.ts';

/** What keeps a change from being made: somebody or something that is not as it expects. */
export type Obstacle =
  | { kind: 'attendee'; id: string }
  | { kind: 'table'; id: string }
  | { kind: 'seat'; id: string }
  | { kind: 'details'; fields: string[] }
  | { kind: 'limit'; of: 'attendees' | 'tables' | 'seats' };

/** All that stands in the way of a change: nothing where it can be made as a whole. */
export const obstaclesTo = (change: PlanChange, plan: ActivePlan): Obstacle[] => [
  ...detailsObstacles(change, plan),
  ...attendeeObstacles(change, plan),
  ...tableObstacles(change, plan),
  ...seatObstacles(change, plan),
  ...limitObstacles(change, plan),
];

const detailsObstacles = ({ details }: PlanChange, plan: ActivePlan): Obstacle[] => {
  const fields = details ? differing(details, plan.details) : [];
  return fields.length > 0 ? [{ kind: 'details', fields }] : [];
};

/** The fields that are not as the change expects. */
const differing = <T extends object>({ before }: Change<Partial<T>>, now: T): string[] =>
  (Object.keys(before) as (keyof T & string)[]).filter((key) => !isSame(before[key], now[key]));

const attendeeObstacles = (change: PlanChange, { attendees, erased }: ActivePlan): Obstacle[] => {
  const obstacle = (id: string): Obstacle => ({ kind: 'attendee', id });
  const isAsWas = (whole: PlanChange['attendeesRemoved'][number]): boolean => {
    const now = attendees.get(whole.attendeeId);
    return now !== undefined && isSame(wholeAttendee(whole.attendeeId, now), whole);
  };
  return [
    ...change.attendeesAdded
      .filter(({ attendeeId }) => attendees.has(attendeeId) || erased.includes(attendeeId))
      .map(({ attendeeId }) => obstacle(attendeeId)),
    ...change.attendeesRemoved
      .filter((whole) => !isAsWas(whole))
      .map(({ attendeeId }) => obstacle(attendeeId)),
    ...change.attendeesChanged
      .filter((expected) => !isAttendeeAs(expected, attendees.get(expected.attendeeId)))
      .map(({ attendeeId }) => obstacle(attendeeId)),
    ...change.moved
      .filter(({ attendeeId, from }) => !isSame(attendees.get(attendeeId)?.placement, from))
      .map(({ attendeeId }) => obstacle(attendeeId)),
  ];
};

type Attendee = NonNullable<ReturnType<ActivePlan['attendees']['get']>>;

const isAttendeeAs = (
  { attendeeRole, tags, isCheckedIn, person }: AttendeeChange,
  now: Attendee | undefined,
): boolean =>
  now !== undefined &&
  isAs(attendeeRole, now.attendeeRole) &&
  isAs(tags, now.tags) &&
  isAs(isCheckedIn, now.isCheckedIn) &&
  (!person || differing(person, now.person).length === 0);

const isAs = <T>(change: Change<T> | undefined, now: T): boolean =>
  !change || isSame(change.before, now);

const tableObstacles = (change: PlanChange, plan: ActivePlan): Obstacle[] => {
  const { tables } = plan;
  const obstacle = ({ tableId }: { tableId: string }): Obstacle => ({ kind: 'table', id: tableId });
  const isAsWas = (whole: WholeTable): boolean => {
    const now = tables.get(whole.tableId);
    return now !== undefined && isSame(wholeTable(plan, whole.tableId, now), whole);
  };
  return [
    ...change.tablesAdded.filter(({ tableId }) => tables.has(tableId)).map(obstacle),
    ...change.tablesRemoved.filter((whole) => !isAsWas(whole)).map(obstacle),
    ...change.tablesChanged.filter((expected) => !isTableAs(expected, plan)).map(obstacle),
  ];
};

const isTableAs = (
  { tableId, name, layout, endSeats, place, seats }: TableChange,
  plan: ActivePlan,
): boolean => {
  const now = plan.tables.get(tableId);
  return (
    now !== undefined &&
    isAs(name, now.name) &&
    isAs(layout, now.layout) &&
    isAs(endSeats, now.endSeats) &&
    isAs(place, now.place) &&
    (!seats || isSame(seats.before, seatsOf(plan, now)))
  );
};

/** Seats that people would take and that are gone or taken, and seats that would go with somebody on. */
const seatObstacles = (change: PlanChange, plan: ActivePlan): Obstacle[] => {
  const departures = new Set([
    ...change.moved.map(({ attendeeId }) => attendeeId),
    ...change.attendeesRemoved.map(({ attendeeId }) => attendeeId),
  ]);
  const removed = new Set(seatIdsThatGo(change));
  const added = new Set(seatIdsThatCome(change));
  const staysOn = (seatId: string): boolean => {
    const occupant = plan.seats.get(seatId)?.attendeeId;
    return occupant != null && !departures.has(occupant);
  };
  const isThere = (seatId: string): boolean =>
    added.has(seatId) || (plan.seats.has(seatId) && !removed.has(seatId));
  const taken = [
    ...change.moved.map(({ to }) => to),
    ...change.attendeesAdded.map(({ placement }) => placement),
  ].flatMap((placement: Placement) => (placement.in === 'seat' ? [placement.seatId] : []));
  const inTheWay = [
    ...taken.filter((seatId) => !isThere(seatId) || staysOn(seatId)),
    ...[...removed].filter(staysOn),
  ];
  return [...new Set(inTheWay)].map((id): Obstacle => ({ kind: 'seat', id }));
};

const seatIdsThatGo = ({ tablesRemoved, tablesChanged }: PlanChange): string[] => [
  ...tablesRemoved.flatMap(({ seats }) => seats.map(({ seatId }) => seatId)),
  ...tablesChanged.flatMap(({ seats }) => {
    const stay = new Set(seats?.after.map(({ seatId }) => seatId));
    return (seats?.before ?? []).flatMap(({ seatId }) => (stay.has(seatId) ? [] : [seatId]));
  }),
];

const seatIdsThatCome = ({ tablesAdded, tablesChanged }: PlanChange): string[] =>
  [
    ...tablesAdded.map(({ seats }) => seats),
    ...tablesChanged.map(({ seats }) => seats?.after ?? []),
  ].flatMap((seats) => seats.map(({ seatId }) => seatId));

const limitObstacles = (change: PlanChange, plan: ActivePlan): Obstacle[] => {
  const attendees =
    plan.attendees.size + change.attendeesAdded.length - change.attendeesRemoved.length;
  const tables = plan.tables.size + change.tablesAdded.length - change.tablesRemoved.length;
  const [come, go] = [seatIdsThatCome(change), seatIdsThatGo(change)];
  const more = come.filter((id) => !plan.seats.has(id)).length - go.length;
  return [
    ...(more > 0 && plan.seats.size + more > limits.seatsPerEvent
      ? [{ kind: 'limit', of: 'seats' } as const]
      : []),
    ...(change.attendeesAdded.length > 0 && attendees > limits.attendeesPerEvent
      ? [{ kind: 'limit', of: 'attendees' } as const]
      : []),
    ...(change.tablesAdded.length > 0 && tables > limits.tablesPerEvent
      ? [{ kind: 'limit', of: 'tables' } as const]
      : []),
  ];
};

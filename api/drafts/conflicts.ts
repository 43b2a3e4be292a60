import type { Placement } from '../../schema/domainEvents.ts';
import type { PlanChange } from '../../schema/planChange.ts';
import type { ActivePlan } from '../eventPlans/state.ts';
import { isSame } from '../planChange/diff.ts';
import type { Obstacle } from '../planChange/obstacles.ts';

/** Where somebody is, in words of the plan. */
export type Whereabouts = {
  in: Placement['in'];
  tableName: string | null;
  /** The seat's place at its table, from 1. */
  position: number | null;
};

type Person = { attendeeId: string; name: string };

/**
 * What keeps a part of a draft from being taken over, so that a screen can say it. An attendee is
 * `gone`, `moved` or `changed` in the live plan, a table `gone` or `changed`. A seat is `taken` by
 * `other`, `gone`, or `kept` because `other` sits there by now. The event has `changed`.
 */
export type Conflict = {
  about: 'attendee' | 'table' | 'seat' | 'event';
  reason: 'gone' | 'moved' | 'changed' | 'taken' | 'kept';
  /** The attendee; of a seat, who would sit there by the draft. */
  person: Person | null;
  /** The table; of a seat, its table. */
  table: { tableId: string; name: string } | null;
  /** Of a seat: its place at the table. */
  position: number | null;
  /** Of an attendee who was moved: where they are in the live plan. */
  place: Whereabouts | null;
  /** Of a seat: who sits there in the live plan. */
  other: Person | null;
  /** Of the event: which of its fields. */
  fields: string[];
};

type Plans = { base: ActivePlan; draft: ActivePlan; live: ActivePlan };

export const whereabouts = (plan: ActivePlan, placement: Placement): Whereabouts => {
  const seat = placement.in === 'seat' ? plan.seats.get(placement.seatId) : undefined;
  return {
    in: placement.in,
    tableName: (seat && plan.tables.get(seat.tableId)?.name) ?? null,
    position: seat?.position ?? null,
  };
};

/** What stands in the way, told of each that it is about. Limits are no conflicts. */
export const conflictsOf = (
  obstacles: readonly Obstacle[],
  change: PlanChange,
  plans: Plans,
): Conflict[] => {
  const wanting = whoWants(change);
  return obstacles.flatMap((obstacle) => toldOf(obstacle, plans, wanting) ?? []);
};

const toldOf = (
  obstacle: Obstacle,
  plans: Plans,
  wanting: ReadonlyMap<string, string>,
): Conflict | undefined => {
  switch (obstacle.kind) {
    case 'attendee':
      return aboutAttendee(obstacle.id, plans);
    case 'table':
      return aboutTable(obstacle.id, plans);
    case 'seat':
      return aboutSeat(obstacle.id, plans, wanting.get(obstacle.id));
    case 'details':
      return aboutEvent(obstacle.fields);
    case 'limit':
      return undefined;
  }
};

const nothing = {
  person: null,
  table: null,
  position: null,
  place: null,
  other: null,
  fields: [],
};

const personIn = (plan: ActivePlan, attendeeId: string | null | undefined): Person | null => {
  const attendee = attendeeId ? plan.attendees.get(attendeeId) : undefined;
  return attendeeId && attendee ? { attendeeId, name: attendee.person.name } : null;
};

const aboutAttendee = (id: string, { base, draft, live }: Plans): Conflict => {
  const now = live.attendees.get(id);
  const was = base.attendees.get(id);
  const person = personIn(live, id) ?? personIn(base, id) ?? personIn(draft, id);
  if (!now) return { ...nothing, about: 'attendee', reason: 'gone', person };
  const hasMoved = was !== undefined && !isSame(was.placement, now.placement);
  const place = hasMoved ? whereabouts(live, now.placement) : null;
  return { ...nothing, about: 'attendee', reason: hasMoved ? 'moved' : 'changed', person, place };
};

const tableIn = (plan: ActivePlan, tableId: string | undefined): Conflict['table'] => {
  const table = tableId ? plan.tables.get(tableId) : undefined;
  return tableId && table ? { tableId, name: table.name } : null;
};

const aboutTable = (id: string, { base, draft, live }: Plans): Conflict => {
  const now = tableIn(live, id);
  const table = now ?? tableIn(base, id) ?? tableIn(draft, id);
  return { ...nothing, about: 'table', reason: now ? 'changed' : 'gone', table };
};

const aboutSeat = (id: string, { base, draft, live }: Plans, wantedBy?: string): Conflict => {
  const plan = [live, base, draft].find(({ seats }) => seats.has(id)) ?? draft;
  const seat = plan.seats.get(id);
  const other = personIn(live, live.seats.get(id)?.attendeeId);
  return {
    ...nothing,
    about: 'seat',
    reason: !other ? 'gone' : wantedBy ? 'taken' : 'kept',
    person: personIn(draft, wantedBy),
    table: tableIn(plan, seat?.tableId),
    position: seat?.position ?? null,
    other,
  };
};

const aboutEvent = (fields: string[]): Conflict => ({
  ...nothing,
  about: 'event',
  reason: 'changed',
  fields,
});

const whoWants = ({ moved, attendeesAdded }: PlanChange): ReadonlyMap<string, string> =>
  new Map(
    [
      ...moved.map(({ attendeeId, to }) => [attendeeId, to] as const),
      ...attendeesAdded.map(({ attendeeId, placement }) => [attendeeId, placement] as const),
    ].flatMap(([attendeeId, placement]): [string, string][] =>
      placement.in === 'seat' ? [[placement.seatId, attendeeId]] : [],
    ),
  );

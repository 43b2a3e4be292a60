import { Map as Keyed } from 'immutable';
import { idInCopy, idOutOfCopy } from '../../schema/copyIds.ts';
import type {
  AttendeePerson,
  DraftOf,
  EventDetails,
  NewAttendee,
  Place,
  Placement,
} from '../../schema/domainEvents.ts';
import { isErasedAttendee } from '../../schema/personalFields.ts';
import { type ChangePiece, peopleOfPiece } from '../../schema/planChange.ts';
import { Refusal } from '../../schema/refusal.ts';
import type { AttendeeRole, TableLayout } from '../../schema/vocabulary.ts';

/**
 * One event plan as its deciders see it. Maps share structure, so that a plan of 5,000 people
 * costs little to change and old states stay what they were.
 */
export type AttendeeState = {
  /** Counts up as attendees come in: what is "first" must not depend on a map's order. */
  order: number;
  attendeeRole: AttendeeRole;
  tags: string[];
  person: AttendeePerson;
  isCheckedIn: boolean;
  placement: Placement;
};

export type TableState = {
  order: number;
  name: string;
  layout: TableLayout;
  endSeats: boolean;
  place: Place;
  /** By position, so that the capacity is their number. */
  seatIds: string[];
};

export type SeatState = {
  tableId: string;
  position: number;
  x: number;
  y: number;
  attendeeId: string | null;
};

export type ActivePlan = {
  status: 'active';
  eventId: string;
  ownerId: string;
  details: EventDetails;
  /** What it is a draft of, and whether the copy that it begins as has come whole. */
  draftOf: (DraftOf & { isWhole: boolean }) | null;
  nextOrder: number;
  attendees: Keyed<string, AttendeeState>;
  tables: Keyed<string, TableState>;
  seats: Keyed<string, SeatState>;
  /** Who was erased: nothing that is undone brings them back. */
  erased: readonly string[];
  /** Parts of imports and of changes whose last part is not recorded yet, by command id. */
  staged: Keyed<string, Stage>;
};

/** `at`: when the first of its parts was recorded. */
export type Stage = { at: string; parts: readonly StagedPart[] };

/** One part of several: who comes with an import, or a piece of a change. */
export type StagedPart = { parts: number } & (
  | { newcomers: NewAttendee[] }
  | { piece: ChangePiece }
);

export type PlanState =
  | { status: 'none' }
  | ActivePlan
  | { status: 'deleted'; eventId: string; ownerId: string };

export const emptyPlan = (eventId: string, ownerId: string, details: EventDetails): ActivePlan => ({
  status: 'active',
  eventId,
  ownerId,
  details,
  draftOf: null,
  nextOrder: 0,
  attendees: Keyed(),
  tables: Keyed(),
  seats: Keyed(),
  erased: [],
  staged: Keyed(),
});

/** @throws Refusal EVENT_NOT_FOUND where there is no plan, or none any more */
export const activeOf = (plan: PlanState): ActivePlan => {
  if (plan.status !== 'active') throw new Refusal('EVENT_NOT_FOUND', 'Event not found');
  return plan;
};

/** An id as it is in this plan: a copy has ids of its own (see schema/copyIds.ts). */
export const idWithin = (plan: PlanState, id: string): string =>
  plan.status === 'active' && plan.draftOf ? idInCopy(id, plan.eventId) : id;

export const attendeeOf = (plan: ActivePlan, attendeeId: string): AttendeeState => {
  const attendee = plan.attendees.get(attendeeId);
  if (!attendee) throw new Refusal('ATTENDEE_NOT_FOUND', 'Attendee not found');
  return attendee;
};

export const tableOf = (plan: ActivePlan, tableId: string): TableState => {
  const table = plan.tables.get(tableId);
  if (!table) throw new Refusal('TABLE_NOT_FOUND', 'Table not found');
  return table;
};

export const seatOf = (plan: ActivePlan, seatId: string): SeatState => {
  const seat = plan.seats.get(seatId);
  if (!seat) throw new Refusal('SEAT_NOT_FOUND', 'Seat not found');
  return seat;
};

/**
 * Puts an attendee somewhere: leaves the seat they had, takes the one they get. The one place where
 * an attendee's placement and a seat's attendee change, so that the two always agree.
 */
export const placed = (plan: ActivePlan, attendeeId: string, placement: Placement): ActivePlan => {
  const attendee = attendeeOf(plan, attendeeId);
  const { placement: was } = attendee;
  const seats = plan.seats.withMutations((changing) => {
    if (was.in === 'seat') {
      changing.update(was.seatId, (seat) =>
        seat?.attendeeId === attendeeId ? { ...seat, attendeeId: null } : (seat as SeatState),
      );
    }
    if (placement.in === 'seat') {
      changing.update(placement.seatId, (seat) => ({ ...(seat as SeatState), attendeeId }));
    }
  });
  return { ...plan, seats, attendees: plan.attendees.set(attendeeId, { ...attendee, placement }) };
};

const pool: Placement = { in: 'pool' };

export const toPool = (plan: ActivePlan, attendeeIds: readonly string[]): ActivePlan =>
  attendeeIds.reduce((changed, attendeeId) => placed(changed, attendeeId, pool), plan);

type PlanJson = Omit<ActivePlan, 'attendees' | 'tables' | 'seats' | 'staged'> & {
  attendees: [string, AttendeeState][];
  tables: [string, TableState][];
  seats: [string, SeatState][];
  staged: [string, Stage][];
};

/** A plan as JSON, for a snapshot. */
export const planToJson = (plan: PlanState): unknown =>
  plan.status !== 'active'
    ? plan
    : {
        ...plan,
        attendees: [...plan.attendees],
        tables: [...plan.tables],
        seats: [...plan.seats],
        staged: [...plan.staged],
      };

export const planFromJson = (json: unknown): PlanState => {
  const plan = json as PlanJson | Exclude<PlanState, ActivePlan>;
  if (plan.status !== 'active') return plan;
  return {
    ...plan,
    attendees: Keyed(plan.attendees),
    tables: Keyed(plan.tables),
    seats: Keyed(plan.seats),
    staged: Keyed(plan.staged),
  };
};

/** Of whom a plan tells more than that they were erased, by the ids that their keys have. */
export const peopleToldOf = (plan: PlanState): string[] => {
  if (plan.status !== 'active') return [];
  const ids = new Set<string>();
  for (const [id, attendee] of plan.attendees) if (isTold(attendee)) ids.add(idOutOfCopy(id));
  for (const { parts } of plan.staged.values())
    for (const id of parts.flatMap(peopleOfPart)) ids.add(idOutOfCopy(id));
  return [...ids];
};

const peopleOfPart = (part: StagedPart): string[] =>
  'piece' in part ? peopleOfPiece(part.piece) : part.newcomers.map(({ attendeeId }) => attendeeId);

const isTold = ({ person, tags, placement }: AttendeeState): boolean =>
  !isErasedAttendee(person) ||
  tags.length > 0 ||
  (placement.in === 'holding' && placement.reason !== null);

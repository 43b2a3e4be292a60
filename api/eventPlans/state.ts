import { Map as Keyed } from 'immutable';
import { isDeclined, type Reply } from '../../schema/attendees/replies.ts';
import { idInCopy, idOutOfCopy } from '../../schema/copyIds.ts';
import type { DraftOf } from '../../schema/domainEvents.ts';
import type { AttendeePerson } from '../../schema/entities/attendee.ts';
import type { GuestField } from '../../schema/entities/guestField.ts';
import type { Menu } from '../../schema/entities/menu.ts';
import type { Room } from '../../schema/entities/room.ts';
import { noMenu } from '../../schema/menus/menu.ts';
import { isErasedAttendee } from '../../schema/personalFields.ts';
import { type ChangePiece, peopleOfPiece } from '../../schema/planChange.ts';
import type {
  EventDetails,
  FloorObject,
  NewAttendee,
  Place,
  Placement,
} from '../../schema/planFacts.ts';
import type { SeatingRule } from '../../schema/seatingRules/seatingRules.ts';
import type { AttendeeRole, TableLayout } from '../../schema/vocabulary.ts';
import { notFound, type Thing } from '../core/notFound.ts';

/**
 * One event plan as its deciders see it. Its maps are persistent: a change of a plan with 5,000
 * people copies little, and older states remain valid.
 */
export type AttendeeState = {
  /** Increases as attendees are added, because a map has no meaningful order. */
  order: number;
  attendeeRole: AttendeeRole;
  tags: string[];
  person: AttendeePerson;
  isCheckedIn: boolean;
  /** Whether they are kept on their seat: no proposal moves them, and a move by hand must confirm it. */
  isPinned: boolean;
  reply: Reply;
  /** The seat that a declined person gave up. By now it may be gone or taken. */
  leftSeatId: string | null;
  /** Their host in the plan. A host is nobody's guest. */
  guestOf: string | null;
  /** False for a plus-one without a name. */
  isNamed: boolean;
  placement: Placement;
};

/** The defaults of a new guest, also for older events that lack a field. */
export const newcomer = {
  isCheckedIn: false,
  isPinned: false,
  reply: 'none',
  leftSeatId: null,
  guestOf: null,
  isNamed: true,
} as const;

export type TableState = {
  order: number;
  name: string;
  layout: TableLayout;
  endSeats: boolean;
  place: Place;
  /** Words by which rules select the table. */
  tags: string[];
  /** By position. Their number is the capacity. */
  seatIds: string[];
};

export type SeatState = {
  tableId: string;
  position: number;
  x: number;
  y: number;
  attendeeId: string | null;
};

export type RuleState = { order: number; rule: SeatingRule };

export type ActivePlan = {
  status: 'active';
  eventId: string;
  ownerId: string;
  details: EventDetails;
  menu: Menu;
  /** The event's custom fields, in order. */
  fields: readonly GuestField[];
  /**
   * The event of this draft, and whether the plan has been copied completely; null if the plan is no draft.
   */
  draftOf: (DraftOf & { isWhole: boolean }) | null;
  nextOrder: number;
  attendees: Keyed<string, AttendeeState>;
  tables: Keyed<string, TableState>;
  seats: Keyed<string, SeatState>;
  rules: Keyed<string, RuleState>;
  /** The floor objects, by id. */
  objects: Keyed<string, FloorObject>;
  room: Room;
  /** Ids of erased people. No undo restores them. */
  erased: readonly string[];
  /** Recorded parts of imports and changes whose last part is still missing, by command id. */
  staged: Keyed<string, Stage>;
};

/** `at` is when the first part was recorded. */
export type Stage = { at: string; parts: readonly StagedPart[] };

/** One of several parts: people of an import, or a piece of a change. */
export type StagedPart = { parts: number } & (
  | { newcomers: NewAttendee[] }
  | { piece: ChangePiece }
);

export type PlanState =
  | { status: 'none' }
  | ActivePlan
  | { status: 'deleted'; eventId: string; ownerId: string };

export const emptyRoom: Room = { outline: null, background: null };

/** A new event plan without people and tables. */
export const emptyPlan = (eventId: string, ownerId: string, details: EventDetails): ActivePlan => ({
  status: 'active',
  eventId,
  ownerId,
  details,
  menu: noMenu,
  fields: [],
  draftOf: null,
  nextOrder: 0,
  attendees: Keyed(),
  tables: Keyed(),
  seats: Keyed(),
  rules: Keyed(),
  objects: Keyed(),
  room: emptyRoom,
  erased: [],
  staged: Keyed(),
});

/** The plan, if it exists. @throws Refusal EVENT_NOT_FOUND if there is none, or if it is deleted */
export const activeOf = (plan: PlanState): ActivePlan => {
  if (plan.status !== 'active') throw notFound('event');
  return plan;
};

/** The id of a thing within this plan, because a copy has its own ids (schema/copyIds.ts). */
export const idWithin = (plan: PlanState, id: string): string =>
  plan.status === 'active' && plan.draftOf ? idInCopy(id, plan.eventId) : id;

/** @throws Refusal the NOT_FOUND of `thing` */
const existing = <State>(
  states: { get: (id: string) => State | undefined },
  id: string,
  thing: Thing,
): State => {
  const state = states.get(id);
  if (!state) throw notFound(thing);
  return state;
};

/** @throws Refusal ATTENDEE_NOT_FOUND */
export const attendeeOf = (plan: ActivePlan, attendeeId: string): AttendeeState =>
  existing(plan.attendees, attendeeId, 'attendee');

/** @throws Refusal TABLE_NOT_FOUND */
export const tableOf = (plan: ActivePlan, tableId: string): TableState =>
  existing(plan.tables, tableId, 'table');

/** @throws Refusal RULE_NOT_FOUND */
export const ruleOf = (plan: ActivePlan, ruleId: string): RuleState =>
  existing(plan.rules, ruleId, 'rule');

/** @throws Refusal OBJECT_NOT_FOUND */
export const objectOf = (plan: ActivePlan, objectId: string): FloorObject =>
  existing(plan.objects, objectId, 'object');

/** A table's name, layout, capacity and place on the floor, without its seats. */
export const tableFacts = ({ name, layout, endSeats, place, seatIds }: TableState) => {
  const { x, y, rotation } = place;
  return { name, layout, endSeats, capacity: seatIds.length, x, y, rotation };
};

/** @throws Refusal SEAT_NOT_FOUND */
export const seatOf = (plan: ActivePlan, seatId: string): SeatState =>
  existing(plan.seats, seatId, 'seat');

/** The people, tables or rules of a plan, in order. */
export const inOrder = <T extends { order: number }>(entries: Iterable<[string, T]>) =>
  [...entries].sort(([, one], [, other]) => one.order - other.order);

export const pool: Placement = { in: 'pool' };

/** Whether somebody waits for a seat. */
export const isWaiting = ({ placement, reply }: AttendeeState): boolean =>
  placement.in === 'pool' && !isDeclined(reply);

/**
 * Moves an attendee: frees the old seat and takes the new one. Only this function changes an attendee's
 * placement and a seat's attendee, so the two always agree. A pin moves along to another seat, but ends
 * without one, because only seated people are pinned.
 * @throws Refusal ATTENDEE_NOT_FOUND
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
  const isPinned = attendee.isPinned && placement.in === 'seat';
  const moved = { ...attendee, isPinned, placement };
  return { ...plan, seats, attendees: plan.attendees.set(attendeeId, moved) };
};

/** The plan with some people changed, but not their placement. @throws Refusal ATTENDEE_NOT_FOUND */
export const withAttendees = (
  plan: ActivePlan,
  attendeeIds: readonly string[],
  change: (attendee: AttendeeState) => AttendeeState,
): ActivePlan => ({
  ...plan,
  attendees: plan.attendees.withMutations((attendees) => {
    for (const id of attendeeIds) attendees.set(id, change(attendeeOf(plan, id)));
  }),
});

/** The plan with a person pinned to their seat or unpinned. @throws Refusal ATTENDEE_NOT_FOUND */
export const pinned = (plan: ActivePlan, attendeeId: string, isPinned: boolean): ActivePlan =>
  withAttendees(plan, [attendeeId], (attendee) => ({ ...attendee, isPinned }));

/**
 * Pins people again who were pinned before and have a seat now, for changes that unseat people before they
 * seat them.
 */
export const withPinsOf = (
  before: ActivePlan,
  plan: ActivePlan,
  people: readonly { attendeeId: string }[],
): ActivePlan =>
  people.reduce((now, { attendeeId }) => {
    const isSeated = now.attendees.get(attendeeId)?.placement.in === 'seat';
    const wasPinned = before.attendees.get(attendeeId)?.isPinned;
    return isSeated && wasPinned ? pinned(now, attendeeId, true) : now;
  }, plan);

/** The occupants of these seats. Free seats are left out. */
export const occupantsOf = ({ seats }: ActivePlan, seatIds: Iterable<string>) =>
  [...seatIds].flatMap((seatId) => {
    const attendeeId = seats.get(seatId)?.attendeeId;
    return attendeeId ? [{ attendeeId, seatId }] : [];
  });

/** Returns these people to the pool. @throws Refusal ATTENDEE_NOT_FOUND */
export const toPool = (plan: ActivePlan, people: readonly { attendeeId: string }[]): ActivePlan =>
  people.reduce((changed, { attendeeId }) => placed(changed, attendeeId, pool), plan);

/** The people whose personal data a plan holds, by the ids of their keys. */
export const peopleIn = (plan: PlanState): string[] => {
  if (plan.status !== 'active') return [];
  const ids = new Set<string>();
  for (const [id, attendee] of plan.attendees)
    if (holdsPersonalData(attendee)) ids.add(idOutOfCopy(id));
  for (const { parts } of plan.staged.values())
    for (const id of parts.flatMap(peopleOfPart)) ids.add(idOutOfCopy(id));
  return [...ids];
};

const peopleOfPart = (part: StagedPart): string[] =>
  'piece' in part ? peopleOfPiece(part.piece) : part.newcomers.map(({ attendeeId }) => attendeeId);

const holdsPersonalData = ({ person, tags, placement }: AttendeeState): boolean =>
  !isErasedAttendee(person) ||
  tags.length > 0 ||
  (placement.in === 'holding' && placement.reason !== null);

import type { Reply } from '../../../schema/attendees/replies.ts';
import { matching, ofRole, type RoleFilter } from '../../seating/people/search.ts';
import { type PlanView, type TableView, viewOf } from '../../seating/planView.ts';
import { byName } from '../../texts/formats.ts';
import type { ManagedAttendee, ManagedPlan } from './eventDetail.ts';

export type ListedPlace =
  | { in: 'pool' }
  | { in: 'holding'; reason: string | null }
  | { in: 'seat'; table: string; position: number };

/** `name` is as lists show it; `host` is the host's name. */
export type ListedAttendee = {
  attendee: ManagedAttendee;
  name: string;
  host: string | null;
  where: ListedPlace;
};

export type PlanLists = {
  /** By name. */
  attendees: ListedAttendee[];
  /** In the order in which they were added. */
  tables: TableView[];
  counts: { attendees: number; checkedIn: number; tables: number; seats: number; seated: number };
};

const placesIn = (view: PlanView) => {
  const tables = new Map(view.tables.map(({ table }) => [table.id, table.name]));
  const held = new Map(view.holding.map(({ id, holdReason }) => [id, holdReason]));
  return (id: string): ListedPlace => {
    const seat = view.seatOf.get(id);
    if (seat) {
      return { in: 'seat', table: tables.get(seat.tableId) ?? '', position: seat.position };
    }
    const reason = held.get(id);
    return reason === undefined ? { in: 'pool' } : { in: 'holding', reason: reason ?? null };
  };
};

/** The lists and counts on an event's screen. */
export const listsOf = (plan: ManagedPlan): PlanLists => {
  const view = viewOf(plan);
  const whereIs = placesIn(view);
  return {
    attendees: plan.attendees
      .map((attendee) => ({
        attendee,
        name: view.people.get(attendee.id)?.name ?? attendee.name,
        host: view.people.get(attendee.guestOf ?? '')?.name ?? null,
        where: whereIs(attendee.id),
      }))
      .sort(byName),
    tables: view.tables,
    counts: {
      attendees: plan.attendees.length,
      checkedIn: plan.attendees.filter(({ isCheckedIn }) => isCheckedIn).length,
      tables: plan.tables.length,
      seats: plan.seats.length,
      seated: view.seatedCount,
    },
  };
};

export type AttendeeFilter = {
  typed: string;
  role: RoleFilter;
  reply: Reply | 'all';
  /** Limits the result to these people, if given. */
  ids?: ReadonlySet<string> | undefined;
  /** This person is shown even if the filter excludes them. */
  kept?: string | null;
};

/** The attendees with the role and the reply whose fields contain every typed word, in list order. */
export const filteredAttendees = (
  list: readonly ListedAttendee[],
  { typed, role, reply, ids, kept: keptId = null }: AttendeeFilter,
): readonly ListedAttendee[] => {
  if (typed.trim() === '' && role === 'all' && reply === 'all' && !ids) return list;
  const replied = list.filter(
    ({ attendee }) =>
      (reply === 'all' || attendee.reply === reply) && (!ids || ids.has(attendee.id)),
  );
  // Passes on the attendees themselves where it can, because the search remembers their texts.
  const people = replied.map(({ attendee, name }) =>
    attendee.name === name ? attendee : { ...attendee, name },
  );
  const kept = new Set(matching(ofRole(people, role), typed).map(({ id }) => id));
  return list.filter(({ attendee: { id } }) => kept.has(id) || id === keptId);
};

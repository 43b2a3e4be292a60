import { isDeclined, type Reply } from '../../schema/attendees/replies.ts';
import type { AttendeePerson } from '../../schema/entities/attendee.ts';
import { noPerson } from '../../schema/entities/attendee.ts';
import type { Cells, ListedPerson } from '../../schema/guestLists/cells.ts';
import { fieldsWithEntries, partedByEntries } from '../../schema/imports/eventColumns.ts';
import type {
  AttendeeChange,
  ListedChange,
  Move,
  PlanChange,
  WholeAttendee,
} from '../../schema/planChange.ts';
import { type ActivePlan, type AttendeeState, attendeeOf, pool } from '../eventPlans/state.ts';
import { noChange, wholeAttendee } from '../planChange/diff.ts';
import type { CellsChange, ListMerge } from './merge.ts';

/** The change that a merge makes to a plan. @param newId the id of the n-th newcomer */
export const changeOfMerge = (
  { added, changed, cancelled, removed }: ListMerge,
  plan: ActivePlan,
  newId: (n: number) => string,
): PlanChange => ({
  ...noChange,
  attendeesAdded: added.map((cells, n) => newcomer(cells, newId(n), plan.nextOrder + n)),
  attendeesRemoved: removed.map((id) => wholeAttendee(id, attendeeOf(plan, id))),
  attendeesChanged: [
    ...changed.map((one) => changeOf(one, plan)),
    ...cancelled.flatMap((id) => cancellation(id, plan)),
  ],
  moved: [...declining(changed), ...cancelled].flatMap((attendeeId): Move[] => {
    const { placement: from } = attendeeOf(plan, attendeeId);
    return from.in === 'pool' ? [] : [{ attendeeId, from, to: pool }];
  }),
});

const declining = (changed: readonly CellsChange[]): string[] =>
  changed.flatMap(({ attendeeId, after: { reply } }) =>
    reply && isDeclined(reply) ? [attendeeId] : [],
  );

const newcomer = (
  { attendeeRole = 'guest', tags, reply, guestOf, ...listed }: Cells,
  attendeeId: string,
  order: number,
): WholeAttendee => ({
  attendeeId,
  attendeeRole,
  tags: tags ?? [],
  ...(reply && { reply }),
  ...(guestOf && { guestOf }),
  person: { ...noPerson, ...personFields(listed) },
  order,
  isCheckedIn: false,
  placement: pool,
});

/**
 * The listed fields of a person. Menu choices and custom fields are merged into the person's present ones.
 */
const personFields = (listed: ListedPerson, here?: AttendeePerson): Partial<AttendeePerson> => {
  const [entries, person] = partedByEntries(listed);
  return { ...person, ...fieldsWithEntries(entries, here) };
};

const changeOf = ({ attendeeId, after }: CellsChange, plan: ActivePlan): AttendeeChange => {
  const { attendeeRole, tags, reply, guestOf, ...listed } = after;
  const here = attendeeOf(plan, attendeeId);
  const person = personFields(listed, here.person);
  const fields = Object.keys(person) as (keyof AttendeePerson)[];
  const before = Object.fromEntries(fields.map((field) => [field, here.person[field]]));
  return {
    attendeeId,
    ...(attendeeRole && { attendeeRole: { before: here.attendeeRole, after: attendeeRole } }),
    ...(tags !== undefined && { tags: { before: here.tags, after: tags ?? [] } }),
    ...(reply !== undefined && replyChange(here, reply ?? 'none')),
    ...(guestOf !== undefined && { guestOf: { before: here.guestOf, after: guestOf } }),
    ...(fields.length > 0 && { person: { before, after: person } }),
    ...(fields.includes('name') && !here.isNamed && { isNamed: { before: false, after: true } }),
  };
};

const cancellation = (attendeeId: string, plan: ActivePlan): AttendeeChange[] => {
  const here = attendeeOf(plan, attendeeId);
  return here.reply === 'cancelled' && here.placement.in === 'pool'
    ? []
    : [{ attendeeId, ...replyChange(here, 'cancelled') }];
};

/**
 * As when a reply is entered by hand, a person who declines loses pin and seat, and the plan remembers the
 * seat.
 */
const replyChange = (
  { reply, isPinned, leftSeatId, placement }: AttendeeState,
  after: Reply,
): Omit<AttendeeChange, 'attendeeId'> => {
  const isLeaving = isDeclined(after);
  const left = placement.in === 'seat' ? placement.seatId : leftSeatId;
  const seatId = isLeaving ? left : null;
  return {
    ...(reply !== after && { reply: { before: reply, after } }),
    ...(isLeaving && isPinned && { isPinned: { before: true, after: false } }),
    ...(seatId !== leftSeatId && { leftSeatId: { before: leftSeatId, after: seatId } }),
  };
};

/** The contents of the list about each person, as they are recorded. */
export const listedChanges = ({ listed, unlisted }: ListMerge): ListedChange[] => [
  ...listed.map(listedChange),
  ...unlisted.map((attendeeId): ListedChange => ({ attendeeId, isListed: false })),
];

const listedChange = ({ attendeeId, before, after }: CellsChange): ListedChange => {
  const { attendeeRole: wasRole, tags: had, reply: replied, guestOf: _, ...was } = before;
  const { attendeeRole, tags, reply, guestOf: __, ...person } = after;
  return {
    attendeeId,
    ...(attendeeRole && { attendeeRole: { before: wasRole ?? null, after: attendeeRole } }),
    ...(tags !== undefined && { tags: { before: had ?? null, after: tags ?? [] } }),
    ...(reply !== undefined && { reply: { before: replied ?? null, after: reply } }),
    ...(Object.keys(person).length > 0 && { person: { before: was, after: person } }),
  };
};

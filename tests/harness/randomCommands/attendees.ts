import type { AttendeeCommand } from '../../../api/attendees/commands.ts';
import { replies } from '../../../schema/attendees/replies.ts';
import type { ListedWishes } from '../../../schema/imports/wishes/wishes.ts';
import { attendeeRoles } from '../../../schema/vocabulary.ts';
import { personNamed } from '../dinners.ts';
import { type Named, pick, type RandomCommands } from './named.ts';

/** A new guest. Every second one comes with others of their company, and every third declines. */
export const newcomer = (name: string) => ({
  attendeeRole: 'guest' as const,
  tags: [],
  ...(name.length % 3 === 0 && { reply: 'no' as const }),
  person: personNamed(name, name.length % 2 === 0 ? 'Acme' : null),
});

/** A new guest with an external id, which may be in use already. */
const identified = (name: string, externalId: string) => {
  const { person, ...others } = newcomer(name);
  return { ...others, person: { ...person, externalId } };
};

/** Wishes of three people about one another, somebody of the plan, an object and a table. */
const wishesOf = ({ a, b, c, plan, table, person }: Named): ListedWishes[] => {
  const known = plan.attendees.get(person.attendeeId)?.person.name;
  const nameOfTable = plan.tables.get(table.tableId)?.name ?? null;
  const place = plan.objects.get(pick(plan.objects.keys(), b))?.name ?? null;
  const none = { togetherWith: [], apartFrom: [], near: null, table: null, isPinned: false };
  return [
    { ...none, index: 0, togetherWith: [`w${c}1`], ...(known && a % 2 && { apartFrom: [known] }) },
    { ...none, index: 1, near: place },
    { ...none, index: 2, table: nameOfTable, isPinned: nameOfTable !== null && b % 2 === 0 },
  ];
};

/**
 * Three rows of a list that is imported again: the first is matched by id, the others by name and
 * company.
 */
const listedOf = ({ c }: Named) =>
  [0, 1, 2].map((n) => (n ? newcomer(`w${c}${n}`) : identified(`w${c}0`, `w${c}`)));

export const attendeeCommands = {
  erase: ({ eventId, person: { attendeeId } }) => ({
    type: 'EraseAttendee',
    eventId,
    attendeeId,
    wasThere: true,
  }),
  add: ({ eventId, a, c }) => ({
    type: 'AddAttendee',
    eventId,
    attendee: c % 3 ? newcomer(`p${a}`) : identified(`p${a}`, `id ${a % 8}`),
    held: c % 5 === 0,
  }),
  import: ({ eventId, c }) => ({
    type: 'ImportAttendees',
    eventId,
    source: c % 2 ? 'csv' : 'paste',
    attendees: Array.from({ length: c + 1 }, (_, n) => newcomer(`i${n}`)),
  }),
  importWithWishes: (named) => ({
    type: 'ImportAttendees',
    eventId: named.eventId,
    source: 'csv',
    attendees: listedOf(named),
    ifKnown: 'skip',
    wishes: wishesOf(named),
  }),
  importUpdating: (named) => {
    const list = listedOf(named).map((one, n) => ({
      ...one,
      ...(n !== 1 && { reply: replies[(named.a + n) % replies.length] ?? 'none' }),
    }));
    return {
      type: 'ImportAttendees',
      eventId: named.eventId,
      source: 'api',
      ifKnown: 'update',
      attendees: list,
      ...(named.c % 2 && { wishes: wishesOf(named) }),
      updates: list.map(({ reply }) => ({
        ...(reply && { reply }),
        person: { title: `title ${named.b}` },
      })),
    };
  },
  edit: ({ person, plan, b, c }) => ({
    type: 'EditAttendee',
    ...person,
    changes: {
      attendeeRole: attendeeRoles[b % 4],
      ...(b % 3 && { guestOf: b % 3 === 1 ? pick(plan.attendees.keys(), b + c) : null }),
      tags: [`tag ${c}`],
      person: {
        ...(c % 5 === 0 && { name: `named ${b}` }),
        title: `title ${b}`,
        demoStatus: c % 2 ? 'had' : null,
        access: b % 3 ? ['wheelchair', `ramp ${b}`] : null,
        allergies:
          c % 3 ? [{ substance: 'nuts', severity: c % 2 ? 'allergy' : 'anaphylaxis' }] : null,
        ...(c % 4 && { externalId: b % 4 ? `id ${b % 8}` : null }),
      },
      ...(c % 3 === 0 && { isCheckedIn: b % 2 === 0 }),
      ...(c % 4 === 0 && { held: b % 2 === 0 }),
    },
    movePinned: b % 4 === 0,
  }),
  editPeople: ({ eventId, plan, a, b, c }) => ({
    type: 'EditPeople',
    eventId,
    edits: [...new Set([pick(plan.attendees.keys(), a), pick(plan.attendees.keys(), b)])].map(
      (attendeeId, n) => ({
        attendeeId,
        changes: {
          ...(c % 3 === 0 && { tags: [`tag ${c}`] }),
          person: {
            party: c % 2 ? `party ${c}` : null,
            ...(c % 4 === 0 && { externalId: `id ${(b + n) % 8}` }),
            ...(c % 5 === 0 && { name: `named ${b + n}` }),
          },
        },
      }),
    ),
  }),
  delete: ({ person }) => ({ type: 'DeleteAttendee', ...person }),
  hold: ({ person, b, c }) => ({
    type: 'HoldAttendee',
    ...person,
    reason: c % 2 ? 'maybe' : null,
    movePinned: b % 2 === 0,
  }),
  release: ({ person }) => ({ type: 'ReleaseAttendee', ...person }),
  checkIn: ({ person }) => ({ type: 'CheckInAttendee', ...person }),
  checkOut: ({ person }) => ({ type: 'CheckOutAttendee', ...person }),
  pin: ({ person }) => ({ type: 'PinAttendee', ...person }),
  unpin: ({ person }) => ({ type: 'UnpinAttendee', ...person }),
} satisfies RandomCommands<AttendeeCommand>;

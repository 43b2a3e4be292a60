import { partyKey } from '../../schema/attendees/parties.ts';
import { replies } from '../../schema/attendees/replies.ts';
import type { ListedAttendee } from '../eventPlans/detail/planLists.ts';
import { replyText } from '../replies/replyText.ts';
import { t } from '../texts/en/guestTable.ftl';
import { compareNames } from '../texts/formats.ts';
import type { GuestColumn } from './columns.ts';

export const groupings = ['none', 'party', 'reply'] as const;
export type Grouping = (typeof groupings)[number];

export type Sorting = { column: string; direction: 'ascending' | 'descending' };
export const byName: Sorting = { column: 'name', direction: 'ascending' };

/** Sorts by a column; choosing it again reverses the order, and a third time restores the order by name. */
export const sortedNext = (now: Sorting, column: string): Sorting => {
  if (now.column !== column) return { column, direction: 'ascending' };
  if (now.direction === 'ascending') return { column, direction: 'descending' };
  return column === byName.column ? { column, direction: 'ascending' } : byName;
};

/** Sorts people by the text of a column. People without a text come last in either direction. */
export const sortedBy = (
  people: readonly ListedAttendee[],
  { text, rank }: Pick<GuestColumn, 'text' | 'rank'>,
  direction: Sorting['direction'],
): ListedAttendee[] => {
  const sign = direction === 'ascending' ? 1 : -1;
  const keyed = people.map((guest) => ({ guest, text: text(guest), rank: rank?.(guest) ?? 0 }));
  const filled = keyed.filter((one) => one.text !== '');
  filled.sort((a, b) => sign * (a.rank - b.rank || compareNames(a.text, b.text)));
  return [...filled, ...keyed.filter((one) => one.text === '')].map(({ guest }) => guest);
};

export type Group = { key: string; title: string; people: ListedAttendee[] };

type GroupOf = { key: string; title: string; rank: number };

const last = Number.POSITIVE_INFINITY;

const groupOf = ({ attendee }: ListedAttendee, by: Exclude<Grouping, 'none'>): GroupOf => {
  if (by === 'reply') {
    const { reply } = attendee;
    return { key: reply, title: replyText(reply), rank: replies.indexOf(reply) };
  }
  const key = partyKey(attendee.party);
  return key
    ? { key, title: attendee.party ?? '', rank: 0 }
    : { key, title: t('no-party'), rank: last };
};

/** The people of each party, or of each reply, in the order in which they come. */
const groupsOf = (people: readonly ListedAttendee[], by: Exclude<Grouping, 'none'>): Group[] => {
  const groups = new Map<string, Group & GroupOf>();
  for (const guest of people) {
    const of = groupOf(guest, by);
    const group = groups.get(of.key);
    if (group) group.people.push(guest);
    else groups.set(of.key, { ...of, people: [guest] });
  }
  return [...groups.values()].sort(
    (a, b) => (a.rank === b.rank ? 0 : a.rank - b.rank) || compareNames(a.title, b.title),
  );
};

export type Line =
  | { is: 'group'; key: string; group: Group; isOpen: boolean }
  | { is: 'guest'; key: string; guest: ListedAttendee };

const guestLine = (guest: ListedAttendee): Line => ({
  is: 'guest',
  key: guest.attendee.id,
  guest,
});

/** The rows below the header. A closed group shows only its own row, and `kept` if they are in it. */
export const linesOf = (
  people: readonly ListedAttendee[],
  by: Grouping,
  closed: ReadonlySet<string>,
  kept: string | null = null,
): Line[] => {
  if (by === 'none') return people.map(guestLine);
  return groupsOf(people, by).flatMap((group) => {
    const key = `group:${group.key}`;
    const isOpen = !closed.has(key);
    return [
      { is: 'group' as const, key, group, isOpen },
      ...group.people.map(guestLine).filter((line) => isOpen || line.key === kept),
    ];
  });
};

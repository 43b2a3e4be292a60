import { searchable, spellings } from '../../../schema/text/folding.ts';
import type { AttendeeRole, attendeeRoles } from '../../../schema/vocabulary.ts';
import { freeTagsOf } from '../../attendees/tags/tags.ts';
import type { Attendee } from '../seatingPlan.ts';

export type RoleFilter = AttendeeRole | 'all';

type Searched = Pick<Attendee, 'name' | 'company' | 'title' | 'tags'>;

/**
 * Each attendee's text is folded once: folding thousands of names at each keystroke would be
 * slow.
 */
const known = new WeakMap<Searched, string>();

/** The searched text, folded. */
export const searchedText = (attendee: Searched): string => {
  const before = known.get(attendee);
  if (before !== undefined) return before;
  const { name, company, title, tags } = attendee;
  const text = spellings([name, company ?? '', title ?? '', ...freeTagsOf(tags)].join('\n'));
  known.set(attendee, text);
  return text;
};

/** The people whose name, company, title or tags contain every typed word. */
export const matching = <Person extends Searched>(
  people: readonly Person[],
  typed: string,
): readonly Person[] => {
  const words = searchable(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return people;
  return people.filter((person) => words.every((word) => searchedText(person).includes(word)));
};

export const ofRole = <Person extends { attendeeRole: AttendeeRole }>(
  people: readonly Person[],
  role: RoleFilter,
): readonly Person[] =>
  role === 'all' ? people : people.filter(({ attendeeRole }) => attendeeRole === role);

/** The number of people per role, and in total. */
export const roleCounts = (
  people: readonly { attendeeRole: AttendeeRole }[],
): Record<RoleFilter, number> => {
  const counts: Record<RoleFilter, number> = {
    all: people.length,
    opportunity: 0,
    prospect: 0,
    employee: 0,
    guest: 0,
  };
  for (const { attendeeRole } of people) counts[attendeeRole] += 1;
  return counts;
};

/** In the order of specification, section 2. */
export const filterRoles = [
  'employee',
  'prospect',
  'opportunity',
  'guest',
] as const satisfies readonly (typeof attendeeRoles)[number][];

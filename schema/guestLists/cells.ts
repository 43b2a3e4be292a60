import type { Reply } from '../attendees/replies.ts';
import { canonicalJson } from '../canonicalJson.ts';
import type { AttendeePerson, PersonField } from '../entities/attendee.ts';
import type { EventColumnKey, EventValue } from '../imports/eventColumns.ts';
import type { AttendeeRole } from '../vocabulary.ts';

/**
 * What a guest list can say of somebody: every personal field, their role, free tags and reply, and
 * each of what the event defines.
 */
export type ListedField = PersonField | EventColumnKey | 'attendeeRole' | 'tags' | 'reply';

/** Personal fields, and the entries of those that have one for each of what the event defines. */
export type ListedPerson = Partial<AttendeePerson> &
  Partial<Record<EventColumnKey, EventValue | null>>;

/** What a list says of somebody, or what is known of them, by field. */
export type Cells = ListedPerson & {
  attendeeRole?: AttendeeRole;
  tags?: string[];
  /** Null where nobody replied: an empty cell says the same. */
  reply?: Reply | null;
  /** Who brings them along, by id. */
  guestOf?: string | null;
};

export type CellValue = Cells[ListedField] | null;

/** A line of a list. `row` is the one of the spreadsheet, where the header is row 1. */
export type ListRow = {
  row: number;
  cells: Cells & { name: string };
  /** Who brings them along: a name or an e-mail address. Of newcomers only; whose guest others are stays. */
  guestOf?: string | null | undefined;
};

/**
 * The columns of a list. With `vip` alone, it says of the tags only whether somebody has the tag
 * `vip`.
 */
export type ListColumn = ListedField | 'vip';

/** A cell without a value counts as null. */
export const cellOf = (cells: Cells, field: ListedField): CellValue => {
  const value = cells[field] ?? null;
  return value === '' || (Array.isArray(value) && value.length === 0) ? null : value;
};

/** Whether two cells say the same. Lists may have another order. */
export const isSameCell = (one: CellValue, other: CellValue): boolean =>
  one === other || (typeof one === 'object' && textOf(one) === textOf(other));

/** A list's entries may have another order. */
const textOf = (value: CellValue): string =>
  Array.isArray(value) ? JSON.stringify(value.map(canonicalJson).sort()) : canonicalJson(value);

const vipTag = 'vip';

/** The tags where a list says only whether somebody has the tag `vip`. */
const withVipAs = (tags: readonly string[], told: readonly string[]): string[] => [
  ...tags.filter((tag) => tag !== vipTag),
  ...told.filter((tag) => tag === vipTag),
];

/** The fields that a list with these columns speaks of. */
export const fieldsOf = (columns: readonly ListColumn[]): ListedField[] => [
  ...new Set(columns.map((column): ListedField => (column === 'vip' ? 'tags' : column))),
];

/** What a row says beside what is known of the same person: see `ListColumn`. */
export const saidBeside = (said: Cells, here: Cells, columns: readonly ListColumn[]): Cells =>
  columns.includes('vip') && !columns.includes('tags')
    ? { ...said, tags: withVipAs(here.tags ?? [], said.tags ?? []) }
    : said;

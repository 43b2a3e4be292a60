import type { Reply } from '../attendees/replies.ts';
import { canonicalJson } from '../canonicalJson.ts';
import type { AttendeePerson, PersonField } from '../entities/attendee.ts';
import { vipTag } from '../imports/columns.ts';
import type { EventColumnKey, EventValue } from '../imports/eventColumns.ts';
import type { AttendeeRole } from '../vocabulary.ts';

/**
 * The fields of a person that a guest list can have: every personal field, the role, free tags, the reply,
 * and the event's custom fields and courses.
 */
export type ListedField = PersonField | EventColumnKey | 'attendeeRole' | 'tags' | 'reply';

/**
 * Personal fields. Those with a value for each of the event's definitions are split into one entry per value.
 */
export type ListedPerson = Partial<AttendeePerson> &
  Partial<Record<EventColumnKey, EventValue | null>>;

/** The values of a person by field, in a list or in the event. */
export type Cells = ListedPerson & {
  attendeeRole?: AttendeeRole;
  tags?: string[];
  /** Null if there is no reply, because an empty cell means the same. */
  reply?: Reply | null;
  /** The id of their host. */
  guestOf?: string | null;
};

export type CellValue = Cells[ListedField] | null;

/** A line of a list. `row` is the number in the spreadsheet, where the header is row 1. */
export type ListRow = {
  row: number;
  cells: Cells & { name: string };
  /** The host, by name or email address. For new people only; others keep theirs. */
  guestOf?: string | null | undefined;
};

/**
 * The columns of a list. If `vip` is the only column of tags, the list only says whether people have the tag
 * `vip`.
 */
export type ListColumn = ListedField | 'vip';

/** The value of a cell; null for a cell without a value. */
export const cellOf = (cells: Cells, field: ListedField): CellValue => {
  const value = cells[field] ?? null;
  return value === '' || (Array.isArray(value) && value.length === 0) ? null : value;
};

/** Whether two cells are equal, ignoring the order of lists. */
export const isSameCell = (one: CellValue, other: CellValue): boolean =>
  one === other || (typeof one === 'object' && textOf(one) === textOf(other));

/** A text that is equal for lists with the same items in any order. */
const textOf = (value: CellValue): string =>
  Array.isArray(value) ? JSON.stringify(value.map(canonicalJson).sort()) : canonicalJson(value);

/** A person's tags, with or without `vip` as the list says. */
const withVipAs = (tags: readonly string[], listed: readonly string[]): string[] => [
  ...tags.filter((tag) => tag !== vipTag),
  ...listed.filter((tag) => tag === vipTag),
];

/** The fields that a list with these columns has. */
export const fieldsOf = (columns: readonly ListColumn[]): ListedField[] => [
  ...new Set(columns.map((column): ListedField => (column === 'vip' ? 'tags' : column))),
];

/** The cells of a row for a known person: see `ListColumn`. */
export const cellsBeside = (listed: Cells, here: Cells, columns: readonly ListColumn[]): Cells =>
  columns.includes('vip') && !columns.includes('tags')
    ? { ...listed, tags: withVipAs(here.tags ?? [], listed.tags ?? []) }
    : listed;

import type { Reply } from '../attendees/replies.ts';
import { canonicalJson } from '../canonicalJson.ts';
import type { AttendeePerson, PersonField } from '../entities/attendee.ts';
import type { EventColumnKey, EventValue } from '../imports/eventColumns.ts';
import type { AttendeeRole } from '../vocabulary.ts';

/**
 * The fields of somebody that a guest list can have: every personal field, their role, free tags and reply, and the
 * event's custom fields and courses.
 */
export type ListedField = PersonField | EventColumnKey | 'attendeeRole' | 'tags' | 'reply';

/** Personal fields, and the entries of those that have one for each of what the event defines. */
export type ListedPerson = Partial<AttendeePerson> &
  Partial<Record<EventColumnKey, EventValue | null>>;

/** The values of somebody by field, in a list or in the event. */
export type Cells = ListedPerson & {
  attendeeRole?: AttendeeRole;
  tags?: string[];
  /** Null without a reply, because an empty cell says the same. */
  reply?: Reply | null;
  /** The id of their host. */
  guestOf?: string | null;
};

export type CellValue = Cells[ListedField] | null;

/** A line of a list. `row` is the one of the spreadsheet, where the header is row 1. */
export type ListRow = {
  row: number;
  cells: Cells & { name: string };
  /** Their host: a name or an email address. For newcomers only; the hosts of others stay. */
  guestOf?: string | null | undefined;
};

/**
 * The columns of a list. With `vip` as its only column of tags, it only says whether somebody has the tag `vip`.
 */
export type ListColumn = ListedField | 'vip';

/** A cell without a value counts as null. */
export const cellOf = (cells: Cells, field: ListedField): CellValue => {
  const value = cells[field] ?? null;
  return value === '' || (Array.isArray(value) && value.length === 0) ? null : value;
};

/** Whether two cells are equal, whatever the order of their lists. */
export const isSameCell = (one: CellValue, other: CellValue): boolean =>
  one === other || (typeof one === 'object' && textOf(one) === textOf(other));

/** Compares lists whatever their order. */
const textOf = (value: CellValue): string =>
  Array.isArray(value) ? JSON.stringify(value.map(canonicalJson).sort()) : canonicalJson(value);

const vipTag = 'vip';

/** The tags where a list says only whether somebody has the tag `vip`. */
const withVipAs = (tags: readonly string[], listed: readonly string[]): string[] => [
  ...tags.filter((tag) => tag !== vipTag),
  ...listed.filter((tag) => tag === vipTag),
];

/** The fields that a list with these columns has. */
export const fieldsOf = (columns: readonly ListColumn[]): ListedField[] => [
  ...new Set(columns.map((column): ListedField => (column === 'vip' ? 'tags' : column))),
];

/** The cells of a row, given what is known about the person: see `ListColumn`. */
export const cellsBeside = (listed: Cells, here: Cells, columns: readonly ListColumn[]): Cells =>
  columns.includes('vip') && !columns.includes('tags')
    ? { ...listed, tags: withVipAs(here.tags ?? [], listed.tags ?? []) }
    : listed;

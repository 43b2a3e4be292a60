import { type AttendeeRow, personFields, shownBy } from '../../schema/entities/attendee.ts';
import { isEventMarker } from '../../schema/ids.ts';
import {
  columnOf,
  type ImportedField,
  importedFields,
  replyColumn,
} from '../../schema/imports/columns.ts';
import type { EventColumn } from '../../schema/imports/eventColumns.ts';
import type { Capabilities } from '../../schema/permissions.ts';
import { cellOfList } from '../../schema/text/listInCell.ts';
import { eventGuestColumns } from './eventGuestColumns.ts';
import type { GuestColumn } from './guestColumn.ts';

const column = (
  name: string,
  field: keyof typeof shownBy,
  cellOf: GuestColumn['cellOf'],
): GuestColumn => ({ name, shownBy: shownBy[field], cellOf });

const yes = (is: boolean): string => (is ? 'yes' : '');
const freeTags = ({ tags }: AttendeeRow) => tags.filter((tag) => !isEventMarker(tag));

const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return cellOfList(value.map(textOf));
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  if ('substance' in value && 'severity' in value) return `${value.substance} (${value.severity})`;
  return Object.entries(value)
    .map(([name, one]) => `${name}: ${textOf(one)}`)
    .join('; ');
};

/** A field's name in words: "account executive" for "accountExecutive". */
const words = (field: string): string =>
  field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const otherFields = personFields.filter(
  (field) =>
    !['name', 'meals', 'custom'].includes(field) &&
    !importedFields.includes(field as ImportedField),
);

/**
 * The columns of every exported guest list. Columns that imports know have the same names and formats, so
 * that an exported list can be imported unchanged.
 */
const guestColumns: readonly GuestColumn[] = [
  column('name', 'name', ({ name }) => name),
  column('tag', 'attendeeRole', ({ attendeeRole }) => attendeeRole),
  ...importedFields.map((field) => column(columnOf(field), field, (guest) => textOf(guest[field]))),
  column('tags', 'tags', (guest) => textOf(freeTags(guest))),
  column(replyColumn, 'reply', ({ reply }) => reply),
  column('guest of', 'guestOf', ({ hostName }) => hostName ?? ''),
  // Not "table", which an import would read as a wish.
  { name: 'seated at', shownBy: 'see', cellOf: ({ tableName }) => tableName ?? '' },
  { name: 'seat', shownBy: 'see', cellOf: ({ seat }) => seat ?? '' },
  column('pinned', 'isPinned', ({ isPinned }) => yes(isPinned)),
  column('held', 'holdingFor', ({ holdingFor }) => yes(holdingFor.length > 0)),
  column('hold reason', 'holdReason', ({ holdReason }) => holdReason ?? ''),
  column('meals', 'meals', ({ mealNames }) => mealNames ?? ''),
  column('checked in', 'isCheckedIn', ({ isCheckedIn }) => yes(isCheckedIn)),
  ...otherFields.map((field) => column(words(field), field, (guest) => textOf(guest[field]))),
];

/** The columns that a viewer may see. The event's own columns come last. */
export const guestColumnsFor = (
  capabilities: Capabilities,
  eventColumns: readonly EventColumn[],
): GuestColumn[] =>
  [...guestColumns, ...eventGuestColumns(eventColumns, guestColumns)].filter((one) =>
    capabilities.has(one.shownBy),
  );

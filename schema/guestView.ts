import { type AttendeeRow, shownBy } from './entities/attendee.ts';
import type { HistoryAction } from './historyKinds.ts';
import type { Capabilities } from './permissions.ts';
import type { HistoryRow } from './readModels.ts';

const fields = Object.keys(shownBy) as (keyof AttendeeRow)[];

/** The values of hidden fields that cannot be null. */
const unseen: Partial<AttendeeRow> = {
  attendeeRole: 'guest',
  tags: [],
  holdingFor: [],
  isCheckedIn: false,
  isPinned: false,
};

/** A guest for a viewer: fields that their capabilities do not show are blank. */
export const guestAsSeen = (guest: AttendeeRow, capabilities: Capabilities): AttendeeRow => {
  const hidden = fields.filter((field) => !capabilities.has(shownBy[field]));
  if (hidden.length === 0) return guest;
  const blank = Object.fromEntries(hidden.map((field) => [field, unseen[field] ?? null]));
  return { ...guest, ...blank } as AttendeeRow;
};

/** Actions whose states contain details of guests. */
export const detailActions: readonly HistoryAction[] = [
  'attendee_edited',
  'attendee_checked_in',
  'attendee_checked_out',
  'attendee_pinned',
  'attendee_unpinned',
  'attendee_held',
  'attendee_released',
  'hold_reason_changed',
  'people_held_together',
  'people_returned_to_pool',
];

/** A history entry for a viewer. Without the capability the states of some actions are hidden. */
export const entryAsSeen = (entry: HistoryRow, capabilities: Capabilities): HistoryRow => {
  const isShown =
    capabilities.has('seeDetails') || !detailActions.some((action) => action === entry.action);
  return isShown ? entry : { ...entry, previousState: null, newState: null };
};

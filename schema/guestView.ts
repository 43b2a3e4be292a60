import { type AttendeeRow, shownBy } from './entities/attendee.ts';
import type { HistoryAction } from './historyKinds.ts';
import type { Capabilities } from './permissions.ts';
import type { HistoryRow } from './readModels.ts';

const fields = Object.keys(shownBy) as (keyof AttendeeRow)[];

/** What a field that is not shown holds, where it cannot be null. */
const unseen: Partial<AttendeeRow> = {
  attendeeRole: 'guest',
  tags: [],
  holdingFor: [],
  isCheckedIn: false,
};

/** A guest as a viewer sees them: the same shape, without what their capabilities do not show. */
export const guestAsSeen = (guest: AttendeeRow, capabilities: Capabilities): AttendeeRow => {
  const hidden = fields.filter((field) => !capabilities.has(shownBy[field]));
  if (hidden.length === 0) return guest;
  const blank = Object.fromEntries(hidden.map((field) => [field, unseen[field] ?? null]));
  return { ...guest, ...blank } as AttendeeRow;
};

/** Changes that would tell of details: who arrived, who is held, which fields were edited. */
export const detailActions: readonly HistoryAction[] = [
  'attendee_edited',
  'attendee_checked_in',
  'attendee_checked_out',
  'attendee_held',
  'attendee_released',
  'hold_reason_changed',
  'people_held_together',
  'people_returned_to_pool',
];

/** An entry of the history as a viewer sees it: that something changed, not always what. */
export const entryAsSeen = (entry: HistoryRow, capabilities: Capabilities): HistoryRow => {
  const isShown =
    capabilities.has('seeDetails') || !detailActions.some((action) => action === entry.action);
  return isShown ? entry : { ...entry, previousState: null, newState: null };
};

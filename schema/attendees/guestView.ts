import { type AttendeeRow, shownBy } from '../entities/attendee.ts';
import { actionsOf, type HistoryAction } from '../historyKinds.ts';
import type { Capabilities } from '../permissions.ts';
import type { HistoryRow, TableRow } from '../readModels.ts';

const fields = Object.keys(shownBy) as (keyof AttendeeRow)[];

/** The values of hidden fields that cannot be null. */
const unseen: Partial<AttendeeRow> = {
  attendeeRole: 'guest',
  tags: [],
  holdingFor: [],
  isCheckedIn: false,
  isPinned: false,
  reply: 'none',
  isNamed: true,
};

/** A guest for a viewer: fields that their capabilities do not show are blank. */
export const guestAsSeen = (guest: AttendeeRow, capabilities: Capabilities): AttendeeRow => {
  const hidden = fields.filter((field) => !capabilities.has(shownBy[field]));
  if (hidden.length === 0) return guest;
  const blank = Object.fromEntries(hidden.map((field) => [field, unseen[field] ?? null]));
  return { ...guest, ...blank } as AttendeeRow;
};

/** A table for a viewer. Its tags say who is meant to sit there, so they are details of guests. */
export const tableAsSeen = (table: TableRow, capabilities: Capabilities): TableRow =>
  capabilities.has('seeDetails') || table.tags.length === 0 ? table : { ...table, tags: [] };

/** Actions whose states contain details of guests or tables. */
export const detailActions: readonly HistoryAction[] = [
  'attendee_edited',
  'people_edited',
  'attendee_checked_in',
  'attendee_checked_out',
  'attendee_pinned',
  'attendee_unpinned',
  'attendee_held',
  'attendee_released',
  'hold_reason_changed',
  'people_held_together',
  'people_returned_to_pool',
  'attendees_replied',
  'table_tagged',
  'menu_set',
  'field_defined',
  'field_changed',
  'field_retired',
];

const ruleActions = actionsOf(['rules']);
const noActions: readonly HistoryAction[] = [];

/** Actions of which a viewer may not even know that they happened. */
export const unseenActions = (capabilities: Capabilities): readonly HistoryAction[] =>
  capabilities.has('seeRules') ? noActions : ruleActions;

/**
 * A history entry for a viewer. Without the capability the states of some actions are hidden, and
 * what a change of the whole plan did to rules.
 */
export const entryAsSeen = (entry: HistoryRow, capabilities: Capabilities): HistoryRow => {
  const isShown =
    capabilities.has('seeDetails') || !detailActions.some((action) => action === entry.action);
  if (!isShown) return { ...entry, previousState: null, newState: null };
  if (capabilities.has('seeRules') || !entry.newState || !('rules' in entry.newState)) return entry;
  const { rules: _, ...newState } = entry.newState;
  return { ...entry, newState };
};

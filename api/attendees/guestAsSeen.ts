import { type AttendeeRow, shownBy } from '../../schema/entities/attendee.ts';
import type { Capabilities } from '../../schema/permissions.ts';

const fields = Object.keys(shownBy) as (keyof AttendeeRow)[];

/** The values that replace hidden fields which cannot be null. */
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

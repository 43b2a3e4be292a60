import { type AttendeeRow, hiddenFrom } from '../../schema/entities/attendee.ts';
import type { Capabilities } from '../../schema/permissions.ts';

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

/**
 * A guest for a viewer: fields that their capabilities do not show are blank. The time of the last change would tell
 * of whom a hidden one was.
 */
export const guestAsSeen = (guest: AttendeeRow, capabilities: Capabilities): AttendeeRow => {
  const hidden = hiddenFrom(capabilities);
  if (hidden.length === 0) return guest;
  const blank = Object.fromEntries(hidden.map((field) => [field, unseen[field] ?? null]));
  return { ...guest, ...blank, updatedAt: guest.createdAt } as AttendeeRow;
};

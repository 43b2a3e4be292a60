import type { Knex } from 'knex';
import type { GuestField } from '../../schema/entities/guestField.ts';
import type { Capabilities } from '../../schema/permissions.ts';

/** The custom fields of an event. Does not check rights. */
export const guestFieldsOf = async (read: Knex, eventId: string): Promise<GuestField[]> => {
  const row = await read('guest_fields')
    .where({ id: eventId })
    .first<{ fields: GuestField[] } | undefined>('fields');
  return row?.fields ?? [];
};

/** The custom fields that a viewer may see. They count as details, like the guests' values. */
export const guestFieldsSeen = async (
  read: Knex,
  eventId: string,
  capabilities: Capabilities,
): Promise<GuestField[]> => (capabilities.has('seeDetails') ? guestFieldsOf(read, eventId) : []);

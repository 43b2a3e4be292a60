import type { Knex } from 'knex';
import type { GuestField } from '../../schema/entities/guestField.ts';
import type { Capabilities } from '../../schema/permissions.ts';
import type { Application, RequestContext } from '../application.ts';
import { requireCapabilities, requireMember } from '../auth/authorize.ts';

/** The own fields of an event as its read model has them. */
export const guestFieldsRowOf = async (read: Knex, eventId: string): Promise<GuestField[]> => {
  const row = await read('guest_fields')
    .where({ id: eventId })
    .first<{ fields: GuestField[] } | undefined>('fields');
  return row?.fields ?? [];
};

/** The own fields for a viewer: they are details, as the values that guests have in them. */
export const guestFieldsSeen = async (
  read: Knex,
  eventId: string,
  capabilities: Capabilities,
): Promise<GuestField[]> => (capabilities.has('seeDetails') ? guestFieldsRowOf(read, eventId) : []);

/**
 * The own fields of an event, none for whoever may not see the details of guests.
 * @throws Refusal NOT_SIGNED_IN, EVENT_NOT_FOUND
 */
export const guestFieldsOf = async (
  app: Application,
  request: RequestContext,
  eventId: string,
): Promise<{ fields: GuestField[] }> => {
  requireMember(request);
  const capabilities = await requireCapabilities(app, request, eventId);
  return { fields: await guestFieldsSeen(app.read, eventId, capabilities) };
};

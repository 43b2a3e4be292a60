import type { Knex } from 'knex';
import type { Room } from '../../schema/entities/room.ts';
import type { Application, RequestContext } from '../application.ts';
import { requireEvent, requireMember } from '../auth/authorize.ts';
import { emptyRoom } from '../eventPlans/state.ts';

/** The room of an event as its read model has it. */
export const roomRowOf = async (read: Knex, eventId: string): Promise<RoomRead> => {
  const row = await read('rooms')
    .where({ id: eventId })
    .first<Room | undefined>('outline', 'background');
  return { id: eventId, ...(row ?? emptyRoom) };
};

/** The room by the id of its event. */
export type RoomRead = Room & { id: string };

/**
 * The room of an event, for whoever may read it.
 * @throws Refusal NOT_SIGNED_IN, EVENT_NOT_FOUND
 */
export const roomOf = async (
  app: Application,
  request: RequestContext,
  eventId: string,
): Promise<RoomRead> => {
  requireMember(request);
  await requireEvent(app, request, eventId, 'read');
  return roomRowOf(app.read, eventId);
};

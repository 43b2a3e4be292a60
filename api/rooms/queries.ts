import type { Knex } from 'knex';
import type { Room } from '../../schema/entities/room.ts';
import { emptyRoom } from '../eventPlans/state.ts';

/** The room with the id of its event. */
export type RoomRead = Room & { id: string };

/** The room of an event. Does not check rights. */
export const roomOf = async (read: Knex, eventId: string): Promise<RoomRead> => {
  const row = await read('rooms')
    .where({ id: eventId })
    .first<Room | undefined>('outline', 'background');
  return { id: eventId, ...(row ?? emptyRoom) };
};

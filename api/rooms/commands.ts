import type { RoomBackground, RoomOutline } from '../../schema/entities/room.ts';

export type RoomCommand =
  /** Null takes the outline away. */
  | { type: 'SetRoomOutline'; eventId: string; outline: RoomOutline | null }
  /** Null takes the background away. Its picture must be one of the event's. */
  | { type: 'SetBackground'; eventId: string; background: RoomBackground | null };

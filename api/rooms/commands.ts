import type { RoomBackground, RoomOutline } from '../../schema/entities/room.ts';

/** `seen` is the whole as the editor saw it: without it, all is replaced. */
export type RoomCommand =
  /** Null takes the outline away. */
  | {
      type: 'SetRoomOutline';
      eventId: string;
      outline: RoomOutline | null;
      seen?: RoomOutline | null | undefined;
    }
  /** Null takes the background away. Its picture must be one of the event's. */
  | {
      type: 'SetBackground';
      eventId: string;
      background: RoomBackground | null;
      seen?: PlacedBackground | null | undefined;
    };

/** A background without the size of its picture, which nobody edits. */
export type PlacedBackground = Omit<RoomBackground, 'width' | 'height'>;

import type { RoomBackground, RoomOutline } from '../../schema/entities/room.ts';

/** `seen` is the whole as the editor saw it. If absent, everything is replaced. */
export type RoomCommand =
  /** Null removes the outline. */
  | {
      type: 'SetRoomOutline';
      eventId: string;
      outline: RoomOutline | null;
      seen?: RoomOutline | null | undefined;
    }
  /** Null removes the background. Its picture must belong to the event. */
  | {
      type: 'SetBackground';
      eventId: string;
      background: RoomBackground | null;
      seen?: PlacedBackground | null | undefined;
    };

/** A background without the size of its picture, which cannot be edited. */
export type PlacedBackground = Omit<RoomBackground, 'width' | 'height'>;

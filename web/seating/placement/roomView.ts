import { useState } from 'react';
import { remember, remembered } from '../../ui/remember.ts';

export type RoomView = 'chart' | 'list';

/** The view of the room, remembered in this browser per user. */
export const useRoomView = (userId: string) => {
  const key = `seating-room-view:${userId}`;
  const [view, setView] = useState<RoomView>(() => (remembered(key) === 'list' ? 'list' : 'chart'));
  const choose = (next: RoomView) => {
    setView(next);
    remember(key, next);
  };
  return [view, choose] as const;
};

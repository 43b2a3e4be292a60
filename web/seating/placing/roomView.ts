import { useState } from 'react';

/** The two views of the room. */
export type RoomView = 'chart' | 'list';

const keyOf = (userId: string): string => `seating-room-view:${userId}`;

const stored = (userId: string): RoomView => {
  try {
    return localStorage.getItem(keyOf(userId)) === 'list' ? 'list' : 'chart';
  } catch {
    return 'chart';
  }
};

/** Chart or list, remembered in this browser per user. */
export const useRoomView = (userId: string) => {
  const [view, setView] = useState(() => stored(userId));
  const choose = (next: RoomView) => {
    setView(next);
    try {
      localStorage.setItem(keyOf(userId), next);
    } catch {
      // Without storage the choice lasts until the user leaves the page.
    }
  };
  return [view, choose] as const;
};

import { useState } from 'react';

/** How the room is shown. */
export const roomViews = ['chart', 'list'] as const;
export type RoomView = (typeof roomViews)[number];

const keyOf = (userId: string): string => `seating-room-view:${userId}`;

const stored = (userId: string): RoomView => {
  try {
    return localStorage.getItem(keyOf(userId)) === 'list' ? 'list' : 'chart';
  } catch {
    return 'chart';
  }
};

/** Chart or list, kept in this browser for each who signs in there. */
export const useRoomView = (userId: string) => {
  const [view, setView] = useState(() => stored(userId));
  const choose = (next: RoomView) => {
    setView(next);
    try {
      localStorage.setItem(keyOf(userId), next);
    } catch {
      // Storage is switched off: the choice holds until the page is left.
    }
  };
  return [view, choose] as const;
};

import { type RefObject, useEffect, useEffectEvent } from 'react';

type RoomKeys = {
  readOnly: boolean;
  /** Called with the occupant of the focused seat. */
  onUnassign: (attendeeId: string) => void;
  onHold: (attendeeId: string) => void;
  onMove: (attendeeId: string) => void;
  onPin: (attendeeId: string) => void;
  /** Called with the focused seat, taken or free. */
  onSettings: (seatId: string) => void;
};

/**
 * Keyboard shortcuts for the focused seat, on the chart and in the list: Delete frees it, H holds
 * its occupant, M asks where to move them, P pins or unpins them, T opens the table's settings.
 */
export const useRoomKeys = (room: RefObject<HTMLElement | null>, keys: RoomKeys) => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (keys.readOnly || ctrlKey || metaKey || altKey || !(target instanceof Element)) return;
    const { seat, attendee } = (target as HTMLElement | SVGElement).dataset;
    if (!seat) return;
    const done = actionOf(key.toLowerCase(), seat, attendee, keys);
    if (done) event.preventDefault();
  });
  useEffect(() => {
    const element = room.current;
    const listen = (event: KeyboardEvent) => onKey(event);
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [room]);
};

const actionOf = (
  key: string,
  seatId: string,
  attendeeId: string | undefined,
  { onUnassign, onHold, onMove, onPin, onSettings }: RoomKeys,
): boolean => {
  if (key === 't') onSettings(seatId);
  else if (!attendeeId) return false;
  else if (key === 'delete' || key === 'backspace') onUnassign(attendeeId);
  else if (key === 'h') onHold(attendeeId);
  else if (key === 'm') onMove(attendeeId);
  else if (key === 'p') onPin(attendeeId);
  else return false;
  return true;
};

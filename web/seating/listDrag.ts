import { tapsThreshold } from '../chart/tapsThreshold.ts';
import type { PersonGesture } from '../chart/types.ts';

type Pressed = {
  attendeeId: string;
  pointerId: number;
  at: { x: number; y: number };
  isTouch: boolean;
  /**
   * Whether the long press is over, so that moving the pointer drags the person instead of scrolling the
   * list.
   */
  isLifted: boolean;
  hasMoved: boolean;
  timer?: ReturnType<typeof setTimeout>;
};

/** In milliseconds: a touch that rests this long starts a drag. A touch that moves earlier scrolls. */
const holdMs = 200;

/**
 * Reports drags of people that start in a list whose rows have `data-attendee`. A mouse drags at once; a
 * touch drags after a short hold, so that lists still scroll and taps still work. Returns a function that
 * stops the tracking.
 */
export const followDrags = (list: HTMLElement, send: (gesture: PersonGesture) => void) => {
  const watching = new AbortController();
  let pressed: Pressed | undefined;
  let wasDrag = false;

  const lift = (by: Pressed) => {
    by.isLifted = true;
    send({ phase: 'press', attendeeId: by.attendeeId, at: by.at });
  };
  const end = (phase: 'release' | 'cancel') => {
    clearTimeout(pressed?.timer);
    if (pressed?.isLifted) send({ phase });
    wasDrag = pressed?.hasMoved ?? false;
    pressed = undefined;
  };
  const onDown = (event: PointerEvent) => {
    if (!event.isPrimary || event.button !== 0) return;
    wasDrag = false;
    const row = (event.target as Element).closest<HTMLElement>('[data-attendee]');
    if (!row?.dataset.attendee) return;
    const by: Pressed = {
      attendeeId: row.dataset.attendee,
      pointerId: event.pointerId,
      at: { x: event.clientX, y: event.clientY },
      isTouch: event.pointerType === 'touch',
      isLifted: false,
      hasMoved: false,
    };
    if (by.isTouch) by.timer = setTimeout(lift, holdMs, by);
    pressed = by;
  };
  const onMove = (event: PointerEvent) => {
    if (event.pointerId !== pressed?.pointerId) return;
    const at = { x: event.clientX, y: event.clientY };
    const isFar = Math.hypot(at.x - pressed.at.x, at.y - pressed.at.y) >= tapsThreshold;
    if (!pressed.isLifted) {
      if (!isFar) return;
      if (pressed.isTouch) return end('cancel');
      lift(pressed);
    }
    if (isFar && !pressed.hasMoved) {
      pressed.hasMoved = true;
      // The row may disappear during the drag, because somebody else may seat the person.
      list.setPointerCapture(event.pointerId);
    }
    send({ phase: 'move', at });
  };
  const onEnd = (event: PointerEvent) => {
    if (event.pointerId === pressed?.pointerId)
      end(event.type === 'pointerup' ? 'release' : 'cancel');
  };

  const { signal } = watching;
  list.addEventListener('pointerdown', onDown, { signal });
  window.addEventListener('pointermove', onMove, { signal });
  window.addEventListener('pointerup', onEnd, { signal });
  window.addEventListener('pointercancel', onEnd, { signal });
  const keepStill = (event: TouchEvent) => {
    if (pressed?.isLifted && event.cancelable) event.preventDefault();
  };
  list.addEventListener('touchmove', keepStill, { signal, passive: false });
  const keepDragFromClicking = (event: MouseEvent) => {
    if (wasDrag && event.detail > 0) event.stopPropagation();
  };
  list.addEventListener('click', keepDragFromClicking, { signal, capture: true });
  return () => {
    end('cancel');
    watching.abort();
  };
};

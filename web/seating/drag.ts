/** A drag of a person, as a small machine: idle → pointing → dragging. One gesture, one drop. */
export type Point = { x: number; y: number };
export type DropTarget = { kind: 'seat'; seatId: string } | { kind: 'pool' } | { kind: 'holding' };

export type Drag =
  | { state: 'idle' }
  | { state: 'pointing'; attendeeId: string; start: Point }
  | { state: 'dragging'; attendeeId: string; at: Point; over: DropTarget | null };

export type DragEvent =
  | { type: 'press'; attendeeId: string; at: Point }
  | { type: 'move'; at: Point; over: DropTarget | null }
  | { type: 'release' }
  | { type: 'cancel' };

export type DragStep = { drag: Drag; drop?: { attendeeId: string; target: DropTarget } };

export const idle: Drag = { state: 'idle' };

/** Pixels: a hand is not that steady, so less than this is still a click. */
const threshold = 6;

export const step = (drag: Drag, event: DragEvent): DragStep => {
  switch (event.type) {
    case 'press':
      return { drag: { state: 'pointing', attendeeId: event.attendeeId, start: event.at } };
    case 'move':
      return { drag: moved(drag, event.at, event.over) };
    case 'release':
      return drag.state === 'dragging' && drag.over
        ? { drag: idle, drop: { attendeeId: drag.attendeeId, target: drag.over } }
        : { drag: idle };
    case 'cancel':
      return { drag: idle };
  }
};

const moved = (drag: Drag, at: Point, over: DropTarget | null): Drag => {
  if (drag.state === 'idle') return drag;
  const { attendeeId } = drag;
  if (drag.state === 'dragging') return { state: 'dragging', attendeeId, at, over };
  const far = Math.hypot(at.x - drag.start.x, at.y - drag.start.y) >= threshold;
  return far ? { state: 'dragging', attendeeId, at, over } : drag;
};

/** What lies under the pointer: elements say by `data-drop` what they take. */
export const dropTargetAt = ({ x, y }: Point): DropTarget | null => {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement | SVGElement>('[data-drop]');
  const { drop, seat } = found?.dataset ?? {};
  if (drop === 'pool' || drop === 'holding') return { kind: drop };
  return drop === 'seat' && seat ? { kind: 'seat', seatId: seat } : null;
};

import { tapsThreshold } from '../chart/tapsThreshold.ts';
import type { Point } from '../chart/types.ts';

/** A state machine for dragging people: idle → pointing → dragging. One gesture makes one drop. */
export type DropTarget =
  | { kind: 'seat'; seatId: string }
  /** People take the table's free seats in order. */
  | { kind: 'table'; tableId: string }
  /** `onto` is the person under the pointer, in a list. */
  | { kind: 'pool'; onto?: string }
  | { kind: 'holding'; reason?: string; onto?: string };

/** The person under the pointer, and everybody dragged along, in seating order. */
type Held = { attendeeId: string; attendeeIds: readonly string[] };

export type Drag =
  | { state: 'idle' }
  | ({ state: 'pointing'; start: Point } & Held)
  | ({ state: 'dragging'; at: Point; over: DropTarget | null } & Held);

export type DragEvent =
  | ({ type: 'press'; at: Point } & Held)
  | { type: 'move'; at: Point; over: DropTarget | null }
  | { type: 'release' }
  | { type: 'cancel' };

export type DragStep = {
  drag: Drag;
  drop?: { attendeeIds: readonly string[]; target: DropTarget };
};

export const idle: Drag = { state: 'idle' };

export const step = (drag: Drag, event: DragEvent): DragStep => {
  switch (event.type) {
    case 'press': {
      const { attendeeId, attendeeIds, at } = event;
      return { drag: { state: 'pointing', attendeeId, attendeeIds, start: at } };
    }
    case 'move':
      return { drag: moved(drag, event.at, event.over) };
    case 'release':
      return drag.state === 'dragging' && drag.over
        ? { drag: idle, drop: { attendeeIds: drag.attendeeIds, target: drag.over } }
        : { drag: idle };
    case 'cancel':
      return { drag: idle };
  }
};

const moved = (drag: Drag, at: Point, over: DropTarget | null): Drag => {
  if (drag.state === 'idle') return drag;
  const { attendeeId, attendeeIds } = drag;
  const isFar =
    drag.state === 'dragging' ||
    Math.hypot(at.x - drag.start.x, at.y - drag.start.y) >= tapsThreshold;
  return isFar ? { state: 'dragging', attendeeId, attendeeIds, at, over } : drag;
};

/** The whole selection if the person is part of it, otherwise only the person. */
export const draggedWith = (attendeeId: string, chosen: ReadonlySet<string>): readonly string[] =>
  chosen.has(attendeeId) ? [...chosen] : [attendeeId];

/** The drop target under the pointer, from the data attributes of its elements. */
export const dropTargetAt = ({ x, y }: Point): DropTarget | null => {
  const under = document.elementFromPoint(x, y);
  const found = under?.closest<HTMLElement | SVGElement>('[data-drop], [data-table]');
  const { drop, seat, table } = found?.dataset ?? {};
  if (drop === 'pool' || drop === 'holding') {
    const { attendee: onto } = under?.closest<HTMLElement>('[data-attendee]')?.dataset ?? {};
    return { kind: drop, ...(onto && { onto }) };
  }
  if (drop === 'seat' && seat) return { kind: 'seat', seatId: seat };
  return table ? { kind: 'table', tableId: table } : null;
};

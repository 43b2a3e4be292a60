import { useDrag } from '@use-gesture/react';
import { useRef } from 'react';
import { useWindowKey } from '../ui/useWindowKey.ts';
import { tapsThreshold } from './tapsThreshold.ts';
import { type PersonGesture, type Point, type TableOnFloor, tableIn } from './types.ts';
import type { Grip, TableMoves } from './useTableMoves.ts';
import type { FloorView } from './useViewport.ts';

type Options = {
  floor: FloorView;
  moves: TableMoves;
  tables: readonly TableOnFloor[];
  readOnly: boolean;
  onPerson: (gesture: PersonGesture) => void;
};

type Step = {
  last: boolean;
  canceled: boolean;
  cancel: () => void;
  at: Point;
  /** The distance since the start of the gesture. */
  by: Point;
  isFree: boolean;
};

type Pressed = { what: 'person' } | { what: 'floor' } | Grip;

/**
 * Drags on the floor. The element under the pointer at the start decides whether a drag moves a person, moves
 * or turns a table, or pans the view.
 */
export const useFloorDrag = ({ floor, moves, tables, readOnly, onPerson }: Options) => {
  const cancelHeld = useRef<(() => void) | null>(null);
  useWindowKey(({ key }) => key === 'Escape' && cancelHeld.current?.());

  const press = (target: EventTarget | null, [x, y]: readonly [number, number]): Pressed => {
    const element = target instanceof Element ? target : null;
    if (!element || readOnly) return { what: 'floor' };
    const attendeeId = element.closest<SVGElement>('[data-seat]')?.dataset.attendee;
    if (attendeeId) {
      onPerson({ phase: 'press', attendeeId, at: { x, y } });
      return { what: 'person' };
    }
    const handle = tableIn(tables, element.closest<SVGElement>('[data-turn]')?.dataset.turn);
    if (handle) return moves.takeHandle(handle);
    const table = tableIn(tables, element.closest<SVGElement>('[data-table]')?.dataset.table);
    return table ? moves.take(table) : { what: 'floor' };
  };

  const movePerson = ({ last, canceled, at }: Step) => {
    if (canceled) onPerson({ phase: 'cancel' });
    else if (last) onPerson({ phase: 'release' });
    else onPerson({ phase: 'move', at });
  };
  const moveTable = (grip: Grip, { last, canceled, cancel, at, by, isFree }: Step) => {
    // A second finger pans the view, so the table moves back.
    if (floor.isPinching() && !canceled) cancel();
    cancelHeld.current = last ? null : cancel;
    if (last) moves.drop(grip, canceled);
    else moves.drag(grip, by, at, isFree);
  };

  return useDrag(
    ({ tap, last, canceled, cancel, event, xy, initial, delta, altKey, memo }) => {
      // A tap becomes a click, and its action waits for that click. Anything that opened earlier, under the
      // finger, would receive the click.
      if (tap) return undefined;
      const pressed: Pressed = memo ?? press(event.target, initial);
      const [x, y] = xy;
      // The total distance: `movement` leaves out the part below the tap threshold.
      const by = { x: x - initial[0], y: y - initial[1] };
      const step: Step = { last, canceled, cancel, at: { x, y }, by, isFree: altKey };
      if (pressed.what === 'person') movePerson(step);
      else if (pressed.what !== 'floor') moveTable(pressed, step);
      else if (!floor.isPinching()) floor.pan(...delta);
      return pressed;
    },
    { filterTaps: true, tapsThreshold, pointer: { buttons: 1, keys: false } },
  );
};

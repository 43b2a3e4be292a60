import { useDrag } from '@use-gesture/react';
import { useEffect, useRef } from 'react';
import type { PersonGesture } from './Floor.tsx';
import type { ChartTable } from './types.ts';
import type { Grip, TableMoves } from './useTableMoves.ts';
import type { FloorView } from './useViewport.ts';

type Options = {
  floor: FloorView;
  moves: TableMoves;
  tableOf: (tableId: string | undefined) => ChartTable | undefined;
  readOnly: boolean;
  onPerson: (gesture: PersonGesture) => void;
};

type Point = { x: number; y: number };

type Step = {
  last: boolean;
  canceled: boolean;
  cancel: () => void;
  at: Point;
  /** Since the hand took hold. */
  by: Point;
  isFree: boolean;
};

type Pressed = { what: 'person' } | { what: 'floor' } | Grip;

/**
 * What a drag does depends on what lay under the pointer when it began: a person is dragged to
 * another place, a table is moved or turned, and the floor itself moves the view.
 */
export const useFloorDrag = ({ floor, moves, tableOf, readOnly, onPerson }: Options) => {
  const cancelHeld = useRef<(() => void) | null>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') cancelHeld.current?.();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  const press = (target: EventTarget | null, [x, y]: readonly [number, number]): Pressed => {
    const element = target instanceof Element ? target : null;
    if (!element || readOnly) return { what: 'floor' };
    const attendeeId = element.closest<SVGElement>('[data-seat]')?.dataset.attendee;
    if (attendeeId) {
      onPerson({ phase: 'press', attendeeId, at: { x, y } });
      return { what: 'person' };
    }
    const handle = tableOf(element.closest<SVGElement>('[data-turn]')?.dataset.turn);
    if (handle) return moves.takeHandle(handle);
    const table = tableOf(element.closest<SVGElement>('[data-table]')?.dataset.table);
    return table ? moves.take(table) : { what: 'floor' };
  };

  const movePerson = ({ last, canceled, at }: Step) => {
    if (canceled) onPerson({ phase: 'cancel' });
    else if (last) onPerson({ phase: 'release' });
    else onPerson({ phase: 'move', at });
  };
  const moveTable = (grip: Grip, { last, canceled, cancel, at, by, isFree }: Step) => {
    // A second finger moves the view: the table goes back.
    if (floor.isPinching() && !canceled) cancel();
    cancelHeld.current = last ? null : cancel;
    if (last) moves.drop(grip, canceled);
    else moves.drag(grip, by, at, isFree);
  };

  return useDrag(
    ({ tap, last, canceled, cancel, event, xy, initial, delta, altKey, memo }) => {
      // A tap becomes a click, which is waited for: what opens sooner, under a finger, gets it.
      if (tap) return undefined;
      const pressed: Pressed = memo ?? press(event.target, initial);
      const [x, y] = xy;
      // Of what was moved in all: `movement` leaves out what it takes to be no tap.
      const by = { x: x - initial[0], y: y - initial[1] };
      const step: Step = { last, canceled, cancel, at: { x, y }, by, isFree: altKey };
      if (pressed.what === 'person') movePerson(step);
      else if (pressed.what !== 'floor') moveTable(pressed, step);
      else if (!floor.isPinching()) floor.pan(...delta);
      return pressed;
    },
    { filterTaps: true, tapsThreshold: 6, pointer: { buttons: 1, keys: false } },
  );
};

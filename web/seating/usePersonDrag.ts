import { useSetAtom, useStore } from 'jotai';
import { useCallback, useEffect, useRef } from 'react';
import type { PersonGesture } from '../chart/types.ts';
import {
  type Drag,
  type DragEvent,
  type DropTarget,
  draggedWith,
  dropTargetAt,
  idle,
  step,
} from './drag.ts';
import { dragAtom, selectedPeopleAtom } from './state.ts';

const eventOf = (gesture: PersonGesture, chosen: ReadonlySet<string>): DragEvent => {
  switch (gesture.phase) {
    case 'press': {
      const { attendeeId, at } = gesture;
      return { type: 'press', attendeeId, attendeeIds: draggedWith(attendeeId, chosen), at };
    }
    case 'move':
      return { type: 'move', at: gesture.at, over: dropTargetAt(gesture.at) };
    case 'release':
      return { type: 'release' };
    case 'cancel':
      return { type: 'cancel' };
  }
};

/** Applies pointer events to the drag in `dragAtom`. Escape cancels the drag. */
export const usePersonDrag = (
  onDrop: (attendeeIds: readonly string[], target: DropTarget) => void,
) => {
  const setDrag = useSetAtom(dragAtom);
  const store = useStore();
  // Pointer events arrive faster than renders, so the state machine must not wait for renders.
  const current = useRef<Drag>(idle);
  // A drop uses the plan at the time of the drop, not at the start of the gesture.
  const onDropped = useRef(onDrop);
  useEffect(() => {
    onDropped.current = onDrop;
  });
  const send = useCallback(
    (event: DragEvent) => {
      const { drag: next, drop: dropped } = step(current.current, event);
      if (next !== current.current) setDrag(next);
      current.current = next;
      if (dropped) onDropped.current(dropped.attendeeIds, dropped.target);
    },
    [setDrag],
  );

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || current.current.state === 'idle') return;
      // This Escape only cancels the drag. Picks and selection stay.
      event.preventDefault();
      event.stopPropagation();
      send({ type: 'cancel' });
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => {
      window.removeEventListener('keydown', onKey, { capture: true });
      current.current = idle;
      setDrag(idle);
    };
  }, [send, setDrag]);

  return useCallback(
    (gesture: PersonGesture) => send(eventOf(gesture, store.get(selectedPeopleAtom))),
    [send, store],
  );
};

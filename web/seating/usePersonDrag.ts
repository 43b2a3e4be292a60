import { useSetAtom } from 'jotai';
import { useCallback, useEffect, useRef } from 'react';
import type { PersonGesture } from '../chart/Floor.tsx';
import { type Drag, type DragEvent, type DropTarget, dropTargetAt, idle, step } from './drag.ts';
import { dragAtom } from './state.ts';

const eventOf = (gesture: PersonGesture): DragEvent => {
  switch (gesture.phase) {
    case 'press':
      return { type: 'press', attendeeId: gesture.attendeeId, at: gesture.at };
    case 'move':
      return { type: 'move', at: gesture.at, over: dropTargetAt(gesture.at) };
    case 'release':
      return { type: 'release' };
    case 'cancel':
      return { type: 'cancel' };
  }
};

/**
 * What pointers do to the drag under way, which is in `dragAtom`. Escape ends it without a drop.
 */
export const usePersonDrag = (onDrop: (attendeeId: string, target: DropTarget) => void) => {
  const setDrag = useSetAtom(dragAtom);
  // Pointer events come faster than renders: the machine's state must not wait for one.
  const current = useRef<Drag>(idle);
  // What a drop does depends on the plan of that moment, not of the gesture's beginning.
  const onDropped = useRef(onDrop);
  useEffect(() => {
    onDropped.current = onDrop;
  });
  const send = useCallback(
    (event: DragEvent) => {
      const { drag: next, drop: dropped } = step(current.current, event);
      if (next !== current.current) setDrag(next);
      current.current = next;
      if (dropped) onDropped.current(dropped.attendeeId, dropped.target);
    },
    [setDrag],
  );

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && current.current.state !== 'idle') send({ type: 'cancel' });
    };
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
      current.current = idle;
      setDrag(idle);
    };
  }, [send, setDrag]);

  return useCallback((gesture: PersonGesture) => send(eventOf(gesture)), [send]);
};

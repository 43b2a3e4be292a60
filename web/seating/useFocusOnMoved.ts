import { useEffect, useRef } from 'react';
import type { PlanView } from './planView.ts';

/** The element that shows a person: their seat, or their row in a list. */
export const personElement = (attendeeId: string) =>
  document.querySelector<HTMLElement | SVGElement>(`[data-attendee="${attendeeId}"]`);

/**
 * Moves the focus along with a person whose move removes the focused element, such as their row. Returns a
 * function to call before a person moves.
 */
export const useFocusOnMoved = (view: PlanView) => {
  const moved = useRef<{ attendeeId: string; from: PlanView } | null>(null);
  useEffect(() => {
    if (!moved.current || moved.current.from === view) return;
    const { attendeeId } = moved.current;
    moved.current = null;
    const content = document.getElementById('content');
    const { activeElement } = document;
    if (activeElement !== document.body && activeElement !== content) return;
    (personElement(attendeeId) ?? content)?.focus();
  }, [view]);
  return (attendeeId: string) => {
    moved.current = { attendeeId, from: view };
  };
};

import { useEffect, useRef } from 'react';
import type { PlanView } from './planView.ts';

/** Where somebody is shown: their seat, or their row in a list. */
export const shownPerson = (attendeeId: string) =>
  document.querySelector<HTMLElement | SVGElement>(`[data-attendee="${attendeeId}"]`);

/**
 * What had the focus may go with a move, as the row or the bar of who was moved. The focus then
 * goes along with them. Answers what to call with somebody who is about to be moved.
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
    (shownPerson(attendeeId) ?? content)?.focus();
  }, [view]);
  return (attendeeId: string) => {
    moved.current = { attendeeId, from: view };
  };
};

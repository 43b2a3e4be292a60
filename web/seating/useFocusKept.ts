import { type RefObject, useEffect, useRef } from 'react';
import { personElement } from './useFocusOnMoved.ts';

/** Side panels and dialogs return the focus themselves. */
const keepsItsOwn = '[data-side-panel], [data-modal]';

/** The person whom a removed element showed, or whose row contained it. */
const personOf = (gone: Element): string =>
  gone.closest<HTMLElement>('[data-person]')?.dataset.person ??
  gone.getAttribute('data-attendee') ??
  '';

/**
 * Keeps the focus when an undo or another member's change removes the focused element. The focus then follows
 * the person whom the element showed, or else moves to the screen's content.
 */
export const useFocusKept = (screen: RefObject<HTMLElement | null>): void => {
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const isHere = target instanceof Element && screen.current?.contains(target);
      focused.current = isHere && !target.closest(keepsItsOwn) ? target : null;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [screen]);
  useEffect(() => {
    const gone = focused.current;
    if (!gone || gone.isConnected) return;
    // A list may focus the next row before this runs.
    queueMicrotask(() => {
      if (document.activeElement !== document.body) return;
      personElement(personOf(gone))?.focus();
      if (document.activeElement === document.body)
        document.getElementById('content')?.focus({ preventScroll: true });
    });
  });
};

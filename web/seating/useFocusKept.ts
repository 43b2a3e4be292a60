import { type RefObject, useEffect, useRef } from 'react';
import { personElement } from './useFocusOnMoved.ts';

/** Side panels and dialogs give back the focus themselves. */
const keepsItsOwn = '[data-side-panel], [data-modal]';

/** Whom a detached element showed, or the row that it was in. */
const personOf = (gone: Element): string =>
  gone.closest<HTMLElement>('[data-person]')?.dataset.person ??
  gone.getAttribute('data-attendee') ??
  '';

/**
 * What has the focus may go with an undo, or with what somebody else does. The focus then follows the person
 * whom it showed, or else stays on the screen.
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
    // A list gives it to the next row before this runs.
    queueMicrotask(() => {
      if (document.activeElement !== document.body) return;
      personElement(personOf(gone))?.focus();
      if (document.activeElement === document.body)
        document.getElementById('content')?.focus({ preventScroll: true });
    });
  });
};

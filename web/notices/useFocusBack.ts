import { useEffect, useLayoutEffect, useRef } from 'react';

/** A notice that goes while it has the focus gives it back to where it was before. */
export const useFocusBack = (place: HTMLElement | null): void => {
  const cameFrom = useRef<EventTarget | null>(null);
  useEffect(() => {
    const remember = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && place?.contains(relatedTarget)) return;
      cameFrom.current = relatedTarget;
    };
    place?.addEventListener('focusin', remember);
    return () => place?.removeEventListener('focusin', remember);
  }, [place]);
  useLayoutEffect(
    () => () => {
      if (!place?.contains(document.activeElement)) return;
      // Once the notice is gone: React puts the focus back to where it was before that.
      queueMicrotask(() => giveBack(cameFrom.current));
    },
    [place],
  );
};

const giveBack = (target: EventTarget | null): void => {
  // Seats on the chart are SVG.
  const takesFocus = target instanceof HTMLElement || target instanceof SVGElement;
  if (takesFocus && target.isConnected) target.focus();
  else document.getElementById('content')?.focus();
};

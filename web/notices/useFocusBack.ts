import { useEffect, useLayoutEffect, useRef } from 'react';

/** Restores the focus when a focused notice disappears. */
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
      // Runs after the notice is removed, when React has finished restoring the focus itself.
      queueMicrotask(() => giveBack(cameFrom.current));
    },
    [place],
  );
};

const giveBack = (target: EventTarget | null): void => {
  // Seats on the chart are SVG elements.
  const takesFocus = target instanceof HTMLElement || target instanceof SVGElement;
  if (takesFocus && target.isConnected) target.focus();
  else document.getElementById('content')?.focus();
};

import { useEffect, useEffectEvent, useRef } from 'react';
import { countdown } from './countdown.ts';

/** Milliseconds on the screen (specification, section 9). */
const displayTime = 5_000;

/**
 * Counts a notice's time, but not while the pointer is on it or the focus is where notices show.
 * Spread the result on the notice. The clock is the notice's own and goes with it, so that none
 * can leave the clock of the next one stopped.
 */
export const useDisplayTime = (place: HTMLElement | null, onOver: () => void) => {
  const clock = useRef<ReturnType<typeof countdown> | null>(null);
  const over = useEffectEvent(onOver);
  useEffect(() => {
    if (!place) return;
    const own = countdown(displayTime, () => over());
    clock.current = own;
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && place.contains(relatedTarget))) own.release('focus');
    };
    const enter = () => own.hold('focus');
    if (place.contains(document.activeElement)) enter();
    place.addEventListener('focusin', enter);
    place.addEventListener('focusout', leave);
    return () => {
      own.stop();
      place.removeEventListener('focusin', enter);
      place.removeEventListener('focusout', leave);
    };
  }, [place]);
  return {
    onPointerEnter: () => clock.current?.hold('pointer'),
    onPointerLeave: () => clock.current?.release('pointer'),
  };
};

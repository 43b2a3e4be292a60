import { useEffect, useEffectEvent, useRef } from 'react';
import { countdown } from './countdown.ts';

/** In milliseconds (specification, section 9). */
const displayTime = 5_000;

/**
 * The timer of a notice. Pauses while the notice is hovered or the focus is in the notices'
 * region. Spread the result on the notice. Each notice has its own timer, so a paused one cannot
 * affect the next.
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
